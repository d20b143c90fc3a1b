# WM-DICE-05 WM-ITEM-09 a Banner of Fortune throws all blows again but the one that the Eye of the Raven had thrown
position warmaster
field 180x120
army 1 norse:bondsmen/banner-of-fortune+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
apply hits 2
acts 1
apply yes
# it hits now and stays: eight fall again, and of seven hits each meets armour
try die 4
acts 1
apply yes
chance 9
apply hits 6
chance 8

# it missed again and stays so
try die 3
apply yes
chance 9
apply hits 6
chance 7

# who does not use the banner keeps the three
apply die 4
apply no
chance 4

# WM-DICE-05 WM-ITEM-09 a Raven that was not used leaves all nine to the banner
position warmaster
field 180x120
army 1 norse:bondsmen/banner-of-fortune+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply no
apply yes
chance 10
# and no Raven on what the banner had thrown
apply hits 5
acts chance
chance 6

# WM-DICE-05 WM-ITEM-13 the Sword of Cleaving takes another miss than the one that the Eye of the Raven had thrown
position warmaster
field 180x120
army 1 norse:bondsmen/sword-of-cleaving+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
# the only miss, twice: nothing is left to the sword, and eight hits meet armour
try hits 8
apply yes
apply die 3
chance 9

# of two misses one is left
try hits 7
apply yes
apply die 3
chance 2
apply hits 1
chance 9

# and where the Raven's die hits, the other miss is
apply hits 7
apply yes
apply die 4
chance 2
apply hits 1
chance 10

# WM-DICE-05 WM-ITEM-11 a save that the Eye of the Raven had thrown is not thrown a third time by the Sword of Destruction
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-destruction+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 norse:huscarls+2xcavalry+jarl+shaman
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 90,105 cast raven
turn 1 round 1
next combat
end
apply hits 3
# it is the only save: the Huscarls strike next, twelve dice
try hits 0
acts 2
apply yes
apply die 6
chance 13
shows bout B1 fights 1 round 1 suffered 2 contact-stands 1,2,3 front-stands 1,2,3 aim A1.1 A1.1 A1.2 lead 1 1 1 touched A1 front A1 most A1 away 0

# beside another save that one falls again
try hits 1
apply yes
apply die 6
chance 2
apply hits 0
chance 13
shows bout B1 fights 1 round 1 suffered 2 contact-stands 1,2,3 front-stands 1,2,3 aim A1.1 A1.1 A1.2 lead 1 1 1 touched A1 front A1 most A1 away 0

# a Raven's die that failed again changes nothing about the other
apply hits 1
apply yes
apply die 1
chance 2
apply hits 0
chance 13
shows bout B1 fights 1 round 1 suffered 3 contact-stands 1,2,3 front-stands 1,2,3 aim A1.1 A1.1 A1.2 lead 1 1 1 touched A1 front A1 most A1 away 0

# WM-DICE-05 under a Curse of the Djinn a save that the Eye of the Raven had thrown stands
position warmaster
field 180x120
army 1 araby:spearmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 norse:huscarls+2xcavalry+jarl+shaman
B1 46,32,180 50,32,180 54,32,180 charms djinn
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 90,105 cast raven
turn 1 round 1
next combat
end
apply hits 3
# one save, and it has been thrown twice
try hits 0
apply yes
apply die 6
chance 13
shows bout B1 fights 1 round 1 suffered 2 contact-stands 1,2,3 front-stands 1,2,3 aim A1.1 A1.1 A1.2 lead 1 1 1 touched A1 front A1 most A1 away 0

# of two saves one falls again
apply hits 1
apply yes
apply die 6
chance 2
apply hits 0
chance 13
shows bout B1 fights 1 round 1 suffered 2 contact-stands 1,2,3 front-stands 1,2,3 aim A1.1 A1.1 A1.2 lead 1 1 1 touched A1 front A1 most A1 away 0

# WM-DICE-05 WM-ITEM-09 of shots too the banner throws all again but the Raven's
position warmaster
field 180x120
army 1 norse:huntsmen/banner-of-fortune+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=wait
end
apply shoot A1 B1
chance 4
apply hits 0
acts 1
apply yes
try die 4
actions yes | no
apply yes
chance 3
apply hits 1
shows B1 46,45,180 50,45,180 54,45,180 wounds 2 struck 2 driver A1

apply die 3
actions yes | no
try no
shows B1 46,45,180 50,45,180 54,45,180 driver A1

apply yes
chance 3
apply hits 1
shows B1 46,45,180 50,45,180 54,45,180 wounds 1 struck 1 driver A1

# WM-DICE-05 WM-ITEM-09 one shot that the Raven had thrown leaves the banner nothing
position warmaster
field 180x120
army 1 norse:huntsmen/banner-of-fortune+jarl+shaman
A1 50,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=wait
end
apply shoot A1 B1
chance 2
apply hits 0
apply yes
apply die 3
shows A1 50,30,0 shot
shows B1 46,45,180 50,45,180 54,45,180 driver A1

# WM-DICE-05 a banner spent on an earlier throw takes no Raven from this one; what it throws now no Raven does
position warmaster
field 180x120
army 1 norse:huntsmen/banner-of-fortune+jarl+shaman
A1 46,30,0 50,30,0 54,30,0 used item
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=wait
end
apply shoot A1 B1
apply hits 1
acts 1
apply yes
apply die 4
shows B1 46,45,180 50,45,180 54,45,180 wounds 2 struck 2 driver A1

# WM-DICE-05 WM-ITEM-09 shots that the banner had thrown again no Raven throws a third time
position warmaster
field 180x120
army 1 norse:huntsmen/banner-of-fortune+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=wait
end
apply shoot A1 B1
apply hits 1
apply no
apply yes
chance 4
apply hits 0
shows Ac2 50,25 cast raven
shows A1 46,30,0 50,30,0 54,30,0 shot used item
shows B1 46,45,180 50,45,180 54,45,180 driver A1

# WM-DICE-05 WM-STAT-13 what the favour of the Devans had thrown neither banner nor sword throws again
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+warriors/banner-of-fortune+maharajah/sword-of-cleaving
A1 126,10,0 130,10,0 134,10,0
A2 46,30,0 50,30,0 54,30,0
Ac1 50,27 with A2
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 favour own
next combat
end
# nine and two of the Maharajah
chance 12
apply hits 10
apply yes
apply die 3
# the banner would throw ten; kept, it leaves no miss to the sword
try yes
chance 11

apply no
chance 11

# WM-DICE-05 WM-STAT-13 a hit that the enemy had thrown again is a miss for good
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+warriors/banner-of-fortune+maharajah/sword-of-cleaving
A1 126,10,0 130,10,0 134,10,0
A2 46,30,0 50,30,0 54,30,0
Ac1 50,27 with A2
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 favour enemy
next combat
end
apply hits 11
acts 2
apply yes
try die 3
acts 1
apply no
chance 11

# it hit again: the banner leaves it alone
apply die 4
apply yes
chance 11
apply hits 0
# one hit meets armour
chance 2

# WM-DICE-05 WM-ITEM-11 WM-STAT-13 the same of a save by the favour of the Devans
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+warriors+maharajah
A1 126,10,0 130,10,0 134,10,0
A2 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers/sword-of-destruction+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 favour own
next combat
end
apply hits 0
apply no
apply hits 3
apply hits 0
acts 1
apply yes
apply die 6
# two hits stay, and the sword has nothing to take
shows A2 46,28,0 50,28,0 54,28,0 fought retreated decided wounds 2 retreat 2

# WM-DICE-05 WM-ITEM-18 the dice of the Orb have been thrown again: no Raven throws one of them
position warmaster
field 180x120
army 1 norse:bondsmen+jarl/orb-of-majesty+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 6 4
# the Raven is kept
apply no
apply yes
chance 36
apply roll 6 3
shows next characters
shows Ac2 50,25 cast raven

# WM-DICE-05 WM-ITEM-18 a die that the Raven had thrown stays when the Orb throws the other
position warmaster
field 180x120
army 1 norse:bondsmen+jarl/orb-of-majesty+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
# it needs 9 and fails in 11 of 216 ways, with a 6 that stays in six of them, a 5 in four, a 4 in one; then it needs 8
odds order Ac1 A1 : 205/216 succeeds
odds order Ac1 A1 : 168/396 succeeds
apply order Ac1 A1
apply give
apply roll 6 4
apply yes
try die 5
shows next move

apply die 6
actions yes | no
shows order Ac1 to A1 stays 6
try no
shows next characters

apply yes
shows order Ac1 to A1 orb stays 6
chance 6
weight roll 6 2 1/6
illegal roll 5 2 : WM-DICE-05
says en the 6 was thrown again
try roll 6 3
shows next characters

apply roll 6 2
shows next move
shows order Ac1 to A1 orb

# WM-DICE-05 WM-ITEM-18 WM-STAT-13 nor does the enemy, by the Devans
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+archers+maharajah/orb-of-majesty
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1 favour enemy
next orders
end
apply order Ac1 A1
apply give
try roll 6 4
apply yes
apply roll 2 2
shows next move

# what he had thrown again stays
apply roll 2 5
apply yes
apply die 6
apply yes
chance 6
try roll 6 2
shows next move

apply roll 6 3
shows next characters
