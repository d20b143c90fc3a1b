# WM-ITEM-05 Battle Banner: one more attack for each stand, in the first Combat phase
position warmaster
field 180x120
army 1 empire:halberdiers/battle-banner+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 13
apply hits 1
apply hits 0
chance 10
apply hits 0
apply pursue A1 B1
# 3 + 1 for the pursuit + 1 for the banner
chance 16

# WM-ITEM-06 Banner of Shielding: armour 6 becomes 5
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers/banner-of-shielding+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
weight hits 1 1/3

# WM-ITEM-06 not any more after a stand is lost
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers/banner-of-shielding+general
B1 46,32,180 50,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
weight hits 1 1/6

# WM-ITEM-06 never better than 3
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 dwarfs:warriors/banner-of-shielding+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
weight hits 1 2/3

# WM-ITEM-07 Banner of Fortitude: one more hit for each stand in the first Combat phase
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers/banner-of-fortitude+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
shows B1 46,35,180 50,35,180 54,35,180 fought retreated decided wounds 3 retreat 3 used item,item-now

# WM-ITEM-08 Banner of Steadfastness: one hit of shooting does not count
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers/banner-of-steadfastness+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
try hits 1
apply hits 0
shows turn 2 round 1

apply hits 2
apply hits 0
chance 6

# WM-ITEM-09 Banner of Fortune: all dice of one throw again, once the throw is seen
position warmaster
field 180x120
army 1 empire:halberdiers/banner-of-fortune+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
apply hits 2
actions yes | no
apply yes
chance 10
apply hits 4
chance 5

# EX-58 WM-ITEM-11 Sword of Destruction: one of the saves that succeeded is rolled again
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-destruction+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 2
chance 2
weight hits 1 1/6
apply hits 0
# two of three hits are left
chance 10
apply hits 0
shows B1 46,34,180 50,34,180 54,34,180 fought retreated decided wounds 2 retreat 2

# WM-ITEM-12 Sword of Fate: one more attack
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-fate+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 11

# WM-ITEM-14 Sword of Might: one more attack
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-might+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 11

# WM-ITEM-13 Sword of Cleaving: one die that missed again
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-cleaving+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
apply hits 3
chance 2
weight hits 1 1/2
apply hits 1
chance 5

# WM-ITEM-13 where no die missed there is none to roll
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-cleaving+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 9
# nine saves
chance 10

# WM-CHAR-06 a General with a unit adds two attacks, a Hero less; only the better one
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 50,27 with A1
Ac2 54,27 with A1
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 12

# WM-CHAR-06 the Hero alone adds one
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 54,27 with A1
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 11

# WM-ITEM-16 Crown of Command: the first order is tested against 10 without penalties; once it fails it works no more
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general/crown-of-command
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 120,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
# 36 cm: 8 or less; with the Crown 10
odds order Ac1 A2 : 26/36 succeeds
apply order Ac1 A2
odds give crown : 33/36 succeeds
try give crown
apply roll 6 5
shows next characters

apply give crown
apply roll 5 5
apply move A2 line 80,31 0
apply order Ac1 A2
# the second order is an ordinary one: 9, the distance, one order before
odds give : 21/36 succeeds
illegal give crown : WM-ITEM-16

# WM-ITEM-18 Orb of Majesty: a failed order of the General is tested again at 8
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general/orb-of-majesty
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 120,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A2 : 26/36 succeeds
odds order Ac1 A2 : 21/36 succeeds
apply order Ac1 A2
apply give
apply roll 5 5
acts 1
actions yes | no
odds yes : 21/36 succeeds
apply yes
# 8 less the distance: 7
apply roll 4 3
legal move A2 line 80,40 0

# WM-ITEM-18 not twice as good: 8 fails
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general/orb-of-majesty
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 120,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A2
apply give
apply roll 5 5
apply yes
apply roll 4 4
shows next characters

# WM-ITEM-23 Wand of Power: +1 to a casting, declared before; a 1 fails all the same
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/wand-of-power
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1 wand
try die 2
lacks B1 46,45,180 50,45,180 54,45,180 near magic enchanted

try die 1
lacks B1 46,45,180 50,45,180 54,45,180 near magic enchanted

apply die 3
shows B1 46,45,180 50,45,180 54,45,180 near magic enchanted

# WM-ITEM-23 WM-MAGIC-05 with the Wand on Teleport a 1 still fails
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/wand-of-power
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 teleport wand
apply die 1
shows turn 2 round 1

# WM-ITEM-19 Ring of Magic: a spell without a roll
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/ring-of-magic
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1 ring
shows B1 46,45,180 50,45,180 54,45,180 near magic enchanted

# WM-ITEM-24 Rod of Repetition: after a spell that succeeded another may be tried
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/rod-of-repetition
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 4
legal cast Ac2 voice-of-command A1
# not the same on the same unit
illegal cast Ac2 weird-enchantment B1 : WM-MAGIC-06
apply cast Ac2 voice-of-command A1
apply die 3
shows turn 2 round 1

# WM-ITEM-24 not after a spell that failed
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/rod-of-repetition
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 3
shows turn 2 round 1

# WM-ITEM-22 Scroll of Dispelling: a spell that succeeded is undone
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/ring-of-magic
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+general+wizard/scroll-of-dispelling
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
Bc2 56,55
turn 1 round 1
next shooting
end
odds cast Ac2 weird-enchantment B1 : 1/2 works
odds cast Ac2 weird-enchantment B1 : 1/1 the enemy keeps his Scroll
apply cast Ac2 weird-enchantment B1
apply die 4
acts 2
actions yes | no
try no
shows B1 46,45,180 50,45,180 54,45,180 near magic enchanted

apply yes
lacks B1 46,45,180 50,45,180 54,45,180 near magic enchanted

# WM-ITEM-22 it is not asked after a failure
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/ring-of-magic
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+general+wizard/scroll-of-dispelling
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
Bc2 56,55
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 3
shows turn 2 round 1

# WM-ITEM-20 Staff of Spellbinding: after a failed casting 4 or more binds that wizard
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/ring-of-magic
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+general+wizard/staff-of-spellbinding
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
Bc2 56,55
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 3
actions yes | no
apply yes
chance 6
apply die 4
shows turn 2 round 1

# WM-ITEM-21 Sceptre of Sovereignty: a blunder becomes a success
position warmaster
field 180x120
army 1 empire:halberdiers+general/sceptre-of-sovereignty+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 1
actions yes | no
apply yes
legal move A1 line 50,40 0
apply move A1 line 50,40 0
# he may go on
legal order Ac2 A1

# WM-ITEM-17 Helm of Dominion: Command 10 instead of 9 in one turn, declared as it begins
position warmaster
field 180x120
army 1 empire:halberdiers+general/helm-of-dominion
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 2
next initiative
task helm seat=1 person=Ac1
end
try no
apply end
odds order Ac1 A1 : 30/36 succeeds

apply yes
apply end
odds order Ac1 A1 : 33/36 succeeds

# WM-ITEM-17 10 at most
position warmaster
field 180x120
army 1 high-elves:spearmen+general/helm-of-dominion
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 2
next initiative
task helm seat=1 person=Ac1
end
apply yes
apply end
odds order Ac1 A1 : 33/36 succeeds

