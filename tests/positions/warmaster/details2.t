# WM-BRIG-14 WM-BRIG-11 after the middle one has charged the others must close the gap
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
A3 70,30,0 74,30,0 78,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 58,45,180 62,45,180 66,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply with A3
apply give
apply roll 1 1
apply charge A2 B1
apply move A1 line 52,31 0
illegal done : WM-BRIG-09
apply move A3 line 64,31 0
apply done
legal end

# WM-BRIG-12 WM-BRIG-11 EX-06 a charge may close the sight of the next unit of the brigade
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,33,0 50,33,0 54,33,0
A2 50,31,0 50,29,0 50,27,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 1 1
illegal charge A2 B1 : WM-CHARGE-03
apply charge A1 B1
illegal charge A2 B1 : WM-CHARGE-03
legal done

# WM-CMD-06 WM-CMD-26 the move of an order is finished before the next order
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal order Ac1 A2 : WM-CMD-06
illegal end : WM-CMD-06

# WM-CMD-07 WM-CMD-01 a failed order moves nobody
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 5 5
shows A1 46,30,0 50,30,0 54,30,0 locked
illegal move A1 line 50,40 0 : WM-CMD-01

# WM-TURN-09 WM-TURN-11 WM-TURN-12 initiative first, then orders, then characters
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal order Ac1 A2 : WM-TURN-09
illegal place Ac1 60,30 : WM-TURN-09
apply end
legal order Ac1 A2
illegal charge A1 B1 : WM-TURN-11
apply end
illegal order Ac1 A2 : WM-TURN-12
legal place Ac1 61,20

# WM-ADVANCE-05 WM-CHARGE-21 an advance is placed as a charge
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+knights+pistoliers+pistoliers+general
B1 50,32,180 wounds 2
B2 48,46,180 50,46,180 52,46,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply advance A1 B2
lacks A1 46,30,0 50,30,0 54,30,0 fought
chance 13

# WM-CHAR-07 WM-CHAR-17 WM-CHAR-18 a mount adds its attacks and its terror
position warmaster
field 180x120
army 1 empire:halberdiers+general/griffon
A1 46,30,0 50,30,0 54,30,0
Ac1 50,27 with A1
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
# 9, 2 of the General, 2 of the griffon
chance 14
apply hits 0
# all enemies touch a unit that causes terror
chance 7

# WM-MAGIC-06 a unit is affected by the same spell once a turn
position warmaster
field 180x120
army 1 empire:halberdiers+general+2xwizard
A1 6,30,0 10,30,0 14,30,0
Ac1 50,10
Ac2 50,25
Ac3 60,25
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
illegal cast Ac3 weird-enchantment B1 : WM-MAGIC-06
illegal cast Ac2 teleport : WM-MAGIC-01

# WM-MAGIC-06 after a failure another wizard may try
position warmaster
field 180x120
army 1 empire:halberdiers+general+2xwizard
A1 6,30,0 10,30,0 14,30,0
Ac1 50,10
Ac2 50,25
Ac3 60,25
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
legal cast Ac3 weird-enchantment B1

# WM-ART-27 a bolt ends where the next stand does not touch the one it went through
position warmaster
field 180x120
army 1 undead:bone-thrower+skeletons+tomb-king
A1 50,29,0
A2 46,55,0 50,55,0 54,55,0
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 50,50,180 50,52,180
B2 46,57,180 50,57,180 54,57,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
# the stands of B1 and the Skeletons behind them do not touch: the bolt ends there
apply shoot A1 B1
chance 3

# WM-ART-29 bolt throwers shoot at chargers
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 undead:bone-thrower+2xskeletons+tomb-king
B1 50,46,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
acts 2
legal shoot B1 A1

# WM-ART-40 a flame cannon shoots at chargers
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 dwarfs:flame-cannon+2xwarriors+general
B1 50,46,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
apply dice 3 4
chance 8

# WM-ART-32 skull dice are kept apart: two hits of crossbows and one of skulls
position warmaster
field 180x120
army 1 undead:skull-chukka+skeleton-bowmen+tomb-king
A1 50,29,0
A2 56,30,0 60,30,0 64,30,0
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,48,180 54,48,180 58,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A2 B1
apply hits 1
apply hits 0
apply shoot A1 B1
apply hits 1
# the die of the bows first
weight driven 4 1/6
weight driven 6 confused 1/6
apply driven 2
# then that of the skulls
weight driven 3 1/6
weight driven 4 confused 1/6
apply driven 4 confused
apply done
shows B1 50,54,180 54,54,180 58,54,180 confused

# WM-FLY-14 flyers driven back pass over friends
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 high-elves:giant-eagles+spearmen+reavers+general
B1 48,45,180 50,45,180 52,45,180
B2 46,50,180 50,50,180 54,50,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 10
apply done
shows B2 46,50,180 50,50,180 54,50,180 near
lacks B1 48,45,180 50,45,180 52,45,180 near

# WM-DEFEND-10 a barred stand does not touch the fortified one beside its target: the front is as long as the open stand allows
position warmaster
field 180x120
rampart 40,44 51.9,44 51.9,46 40,46
army 1 empire:knights+general
A1 51,31,0 53,31,0 55,31,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
apply end
apply end
# two stands touch the open one, the third finds no room
chance 9
apply hits 0
# and only that one strikes back
chance 4

# WM-COMBAT-09 chariots against defended infantry have no bonus
position warmaster
field 180x120
fence 40,30.9 60,30.9 60,31.1 40,31.1
army 1 orcs:wolf-chariots+orc-general
A1 48,29,0 50,29,0 52,29,0 charged
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
weight hits 9 1/19683

# WM-COMBAT-07 WM-ITEM-05 WM-COMBAT-15 the bonus of a charge is for the first round only
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 13
apply hits 2
apply hits 0
apply hits 0
apply pursue A1 B1
# 3 + 1 for the pursuit, 2 cm are not yet three
chance 13

# WM-PURSUE-25 WM-COMBAT-13 a pursuer on the flank takes an attack from the stand he strikes
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 empire:knights+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply remove B1 3
apply pursue A1 B1
apply stand A1 3 53,35 270
chance 16
apply hits 0
# the left stand 3, the right one 2
chance 6

# WM-COMBAT-06 WM-SHOOT-25 WM-MAGIC-06 what units remember is written by name, in the middle of a combat too
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+crossbowmen+general+wizard
A1 46,43,0 50,43,0 54,43,0 charged fought
A2 20,40,0 24,40,0 28,40,0
A3 150,40,0 154,40,0 158,40,0
Ac1 60,20 used item,ordered
Ac2 50,20 cast tried,worked
army 2 empire:halberdiers+pistoliers+2xhalberdiers+general
B1 46,45,180 50,45,180 54,45,180 fought driver A2 used item magic light,rage spells 1,3 charms terror,chill wards host,sanctuary keeper Ac2 rivals A3,Ac2
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 154,110,180 158,110,180
B4 130,110,180 134,110,180 138,110,180
Bc1 90,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contact-stands 1,2,3 front-stands 1,3 aim B1.1 - B1.2 lead 1 touched B1 front B1 most B1 away 180
bout B1 fights 1 round 1 contact-stands 1,2,3 front-stands 2 aim A1.1 A1.1 A1.2 lead 1 touched A1 front A1 most A1 away 0
task combat seat=1 step=walls
task round seat=1 step=strike next=1 first=1
task strikes unit=A1 step=blows dice=6
end
shows B1 46,45,180 50,45,180 54,45,180 fought driver A2 used item magic light,rage spells 1,3 charms terror,chill wards host,sanctuary keeper Ac2 rivals A3,Ac2
shows Ac1 60,20 used item,ordered
shows Ac2 50,20 cast tried,worked
shows bout A1 fights 1 round 1 contact-stands 1,2,3 front-stands 1,3 aim B1.1 - B1.2 lead 1 touched B1 front B1 most B1 away 180
shows bout B1 fights 1 round 1 contact-stands 1,2,3 front-stands 2 aim A1.1 A1.1 A1.2 lead 1 touched A1 front A1 most A1 away 0

# WM-COMBAT-06 WM-SHOOT-25 WM-MAGIC-06 older positions wrote the same as numbers
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+crossbowmen+general+wizard
A1 46,43,0 50,43,0 54,43,0 charged fought
A2 20,40,0 24,40,0 28,40,0
A3 150,40,0 154,40,0 158,40,0
Ac1 60,20 used 65
Ac2 50,20 cast 5
army 2 empire:halberdiers+pistoliers+2xhalberdiers+general
B1 46,45,180 50,45,180 54,45,180 fought driver 2 used 1 magic 24 affected 5 charms 5 wards 129 keeper 2 rivals 2199023255556
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 154,110,180 158,110,180
B4 130,110,180 134,110,180 138,110,180
Bc1 90,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contacts 7 fronts 5 aim 1 0 2 lead 1 touched B1 front B1 most B1 away 180
bout B1 fights 1 round 1 contacts 7 fronts 2 aim 1 1 2 lead 1 touched A1 front A1 most A1 away 0
task combat seat=1 step=walls
task round seat=1 step=strike next=1 first=1
task strikes unit=A1 step=blows dice=6
end
shows B1 46,45,180 50,45,180 54,45,180 fought driver A2 used item magic light,rage spells 1,3 charms terror,chill wards host,sanctuary keeper Ac2 rivals A3,Ac2
shows Ac1 60,20 used item,ordered
shows Ac2 50,20 cast tried,worked
shows bout A1 fights 1 round 1 contact-stands 1,2,3 front-stands 1,3 aim B1.1 - B1.2 lead 1 touched B1 front B1 most B1 away 180
shows bout B1 fights 1 round 1 contact-stands 1,2,3 front-stands 2 aim A1.1 A1.1 A1.2 lead 1 touched A1 front A1 most A1 away 0

# WM-MAGIC-06 a word that means nothing is refused, and so is one that is said twice
badposition line 3, column 35: terrors is not understood here
position warmaster
army 1 empire:halberdiers+general
A1 46,45,0 50,45,0 54,45,0 charms terrors
end
badposition line 3, column 35: terror,terror is not understood here
position warmaster
army 1 empire:halberdiers+general
A1 46,45,0 50,45,0 54,45,0 charms terror,terror
end
badposition line 3, column 28: contacts is not understood here
position warmaster
army 1 empire:halberdiers+general
A1 46,45,0 50,45,0 54,45,0 contacts 3
end

# WM-SHOOT-25 AMB-26 only the side whose turn it is shot at a unit: a rival of the other side is refused
badposition line 6, column 41: WM-SHOOT-25: B2 is not a rival
position warmaster
army 1 empire:halberdiers+pistoliers+general
A1 30,30,0 34,30,0 38,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 30,60,180 34,60,180 38,60,180 rivals B2
turn 1 round 1
next shooting
end

# WM-SHOOT-25 AMB-26 nor a character of the other side
badposition line 5, column 41: WM-SHOOT-25: Bc1 is not a rival
position warmaster
army 1 empire:halberdiers+general
army 2 empire:2xhalberdiers+general
A1 30,30,0 34,30,0 38,30,0
B1 30,60,180 34,60,180 38,60,180 rivals Bc1,A1
turn 1 round 1
next shooting
end

# WM-SHOOT-25 AMB-26 each rival is named once
badposition A1 is not a rival
position warmaster
army 1 empire:halberdiers+general
army 2 empire:2xhalberdiers+general
B1 30,60,180 34,60,180 38,60,180 rivals A1,A1
turn 1 round 1
next shooting
end

# WM-SHOOT-25 AMB-26 a rival exists in this battle
badposition a rival is named that does not exist in this battle
position warmaster
army 1 empire:halberdiers+general
army 2 empire:2xhalberdiers+general
B1 30,60,180 34,60,180 38,60,180 rivals A7
turn 1 round 1
next shooting
end

# WM-STAT-13 in ambush waits a unit of the player who sets up, if it is not on the table yet
position warmaster
field 180x120
army 1 beastmen:4xgor+beastlord
A1 46,10,0 50,10,0 54,10,0
A2 -
A3 -
A4 -
Ac1 -
army 2 beastmen:4xgor+beastlord
B1 46,110,180 50,110,180 54,110,180
B2 -
B3 -
B4 -
Bc1 -
turn 1 round 0
next deploy
end
legal hold A2
illegal hold A1 : WM-STAT-13
illegal hold B2 : WM-STAT-13

# WM-CHAR-08 WM-CHARM-12 a character goes along with a unit that retreats; where it comes to stand on his place he keeps it
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general+hero
B1 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,34.5 with B1
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 50,34,180 54,34,180 fought retreated decided wounds 2 retreat 2
shows Bc2 50,34.5 with B1
