# WM-SHOOT-19 two hits that took no stand are gone when the phase is over
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply driven 3
apply done
shows turn 2 round 1
shows B1 46,48,180 50,48,180 54,48,180 near

# WM-SHOOT-22 WM-SHOOT-17 hits that took a stand throw their dice too: three hits, three dice
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 3
apply remove B1 3
weight driven 3 1/216
weight driven 18 confused 1/216
weight driven 15 1/216

# WM-SHOOT-30 infantry driven its whole 20 cm stays together, farther it disperses
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 52,45,180 56,45,180 60,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply shoot A2 B1
apply hits 3
apply remove B1 3
try driven 20 confused
lacks B1 lost

apply driven 21 confused
shows B1 lost

# WM-SHOOT-36 WM-SHOOT-38 WM-SHOOT-39 a stand shot off a charger does not fight, and the three hits that took it decide the round
position warmaster
field 180x120
army 1 orcs:goblins+orc-general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
chance 4
apply hits 3
apply remove A1 3
apply end
apply end
apply end
# two stands of two attacks, and one each for the charge
chance 7
apply hits 2
# three stands of three
chance 10
apply hits 0
# two against three: the Goblins run a centimetre
shows A1 46,42,0 50,42,0 near initiative charged fought retreated attacker decided retreat 1

# WM-SHOOT-09 an enemy in combat is passed over: the nearest is the next who is not
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 70,43,0 74,43,0 78,43,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 70,45,180 74,45,180 78,45,180
B2 44,54,180 48,54,180 52,54,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-09
legal shoot A1 B2

# WM-SHOOT-33 nobody moves before those who were charged have shot or held their fire
position warmaster
field 180x120
army 1 empire:2xknights+general
A1 48,31,0 50,31,0 52,31,0 near
A2 90,31,0 92,31,0 94,31,0 near
Ac1 50,10
army 2 empire:2xcrossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 88,45,180 92,45,180 96,45,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
acts 2
illegal charge A2 B2 : WM-SHOOT-33
apply no
acts 1
legal charge A2 B2

# WM-CONF-03 WM-CONF-07 who makes two friends give way tests once for each, and each of them tests
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xknights+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,50,180 48,50,180
B3 52,50,180 54,50,180
B4 170,110,180 172,110,180 174,110,180
B5 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply ground B1 by 2 from A1.2
apply driven 5
apply retire B2
chance 6
apply die 1
chance 6
apply die 1
apply retire B3
chance 6
apply die 1
chance 6
apply die 6
shows B1 46,50,180 50,50,180 54,50,180 confused wounds 2 driver A1

# WM-CONF-09 WM-CONF-12 a confused unit may make way all the same
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 48,53,180 50,53,180 52,53,180 confused
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 7
actions retire B2 | aside B2 | no

# WM-CONF-19 nobody retires to within 1 cm of an enemy
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 46,58.5,0 50,58.5,0 54,58.5,0
Ac1 50,10
army 2 empire:halberdiers+knights+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 48,53,180 50,53,180 52,53,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 7
illegal retire B2 : WM-CONF-19
legal no

# WM-RETREAT-06 WM-CONF-06 a stand that would run through friends who fight elsewhere is destroyed, without a test
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,37.5,180 62,37.5,180 66,37.5,180
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 54,35.5,0 58,35.5,0 62,35.5,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply fight A1
apply hits 2
apply hits 0
apply hits 0
shows B1 46,34,180 50,34,180 fought retreated decided wounds 2 retreat 2

# WM-RETREAT-06 WM-RETREAT-08 WM-RETREAT-09 only the stand that would run into a lake is destroyed; the hits left over stay
position warmaster
field 180x120
lake 53,34.5 60,34.5 60,40 53,40
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 46,34,180 50,34,180 fought retreated decided wounds 2 retreat 2

# WM-RETREAT-07 stands that would only touch an enemy who was not in the fight are destroyed, corners too
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 55,36,0 59,36,0 63,36,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 46,34,180 50,34,180 fought retreated decided wounds 2 retreat 2

# WM-RETREAT-02 three stands on the front and one on the flank: it runs from its front, and nobody is asked
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 43,32,90
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 47,32,180 51,32,180 55,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 1
apply hits 1
apply hits 0
apply hits 0
chance 9
apply hits 0
shows B1 47,33,180 51,33,180 55,33,180 fought retreated decided wounds 1 retreat 1

# WM-MULTI-02 WM-MULTI-04 two units lose by three: each runs 2 cm, for halves count up, in the order that the loser likes
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:2xcrossbowmen+2xpistoliers+general
B1 48,32,180 52,32,180 56,32,180
B2 64,32,180 68,32,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 3
apply hits 1
apply hits 0
apply hits 2
apply hits 0
apply hits 0
actions flee B1 0 | flee B2 0
apply flee B2 0
shows B1 48,34,180 52,34,180 56,34,180 fought retreated decided wounds 1 retreat 2
shows B2 64,34,180 68,34,180 fought retreated decided wounds 2 retreat 2

# WM-MULTI-07 of two enemies who fled it goes after the one before its front
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 50,32,180
B2 53,30,270
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 1
# one less for the flank
chance 3
apply hits 2
apply hits 0
apply hits 0
apply hits 0
apply flee B1 0
legal pursue A1 B1
illegal pursue A1 B2 : WM-MULTI-07

# WM-COMBAT-11 four centimetres are one full three: Trolls that pursue a Giant have two more attacks, and one less for terror
position warmaster
field 180x120
army 1 chaos:trolls+general
A1 50,30,0
Ac1 50,10
army 2 orcs:giant+2xgoblins+orc-general
B1 50,33,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 5
apply hits 4
apply hits 0
apply hits 0
shows B1 50,37,180 fought retreated decided wounds 4 retreat 4
apply pursue A1 B1
chance 7

# WM-ART-02 WM-INIT-10 guns do not charge on initiative
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,29,0 51,29,0 near
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-10

# WM-ART-18 WM-ART-19 against a Helblaster armour of 6 saves nothing; two 1s take two hits away
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
try tally 2 2
shows turn 2 round 1
shows B1 46,45,180 50,45,180 54,45,180 near

apply tally 2 0
shows B1 46,45,180 50,45,180 54,45,180 wounds 2 driver A1

# WM-ART-24 WM-ART-25 a bolt thrower of the Elves hits on 3 in the open, and armour saves
position warmaster
field 180x120
army 1 high-elves:elven-bolt-thrower+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4
weight hits 3 8/27
apply hits 1
chance 2
weight hits 1 1/6

# WM-ART-24 and on 4 in a wood
position warmaster
field 180x120
wood 40,43.5 60,43.5 60,50 40,50
army 1 high-elves:elven-bolt-thrower+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 3 1/8

# WM-ART-26 WM-ART-27 a bone bolt leaves no save and goes on through the unit in contact behind
position warmaster
field 180x120
army 1 undead:bone-thrower+tomb-king
A1 50,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,47,180 50,47,180 54,47,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 2
apply hits 1
chance 2
apply hits 1
shows B1 46,45,180 50,45,180 54,45,180 wounds 1 struck 1 driver A1
shows B2 46,47,180 50,47,180 54,47,180 wounds 1 struck 1 driver A1

# WM-ART-15 a friend whom the ball met is driven after the enemies
position warmaster
field 180x120
army 1 empire:cannon+halberdiers+general
A1 49,29,0 51,29,0
A2 46,54,0 50,54,0 54,54,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
# of two balls
chance 3
apply hits 1
# towards the enemy behind: he stops 1 cm short and is confused
apply driven 4
shows B1 46,51,180 50,51,180 54,51,180 confused wounds 1 driver A1
shows A2 46,54,0 50,54,0 54,54,0 wounds 1 struck 1 driver A1
apply done
apply driven 4
shows A2 46,58,0 50,58,0 54,58,0 wounds 1 driver A1

# WM-MAGIC-05 WM-ITEM-20 a 6 works though a staff takes one off and the spell asks for 6; 5 does not
position warmaster
field 180x120
army 1 high-elves:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25 used bound
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 storm-of-stone
try die 5
actions yes | no

apply die 6
chance 6
shows Ac2 50,25 used bound cast tried,worked

# WM-MAGIC-24 Light of Battle: one more for the unit and one for the Hero with it
position warmaster
field 180x120
army 1 high-elves:spearmen+hero+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,27 with A1
Ac2 90,10
Ac3 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac3 light-of-battle
apply die 5
# nine, one of the Hero, and two
chance 13

# WM-MAGIC-25 Heaven's Fire: the second volley is at -1
position warmaster
field 180x120
army 1 high-elves:archers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 heavens-fire A1
apply die 4
apply shoot A1 B1
weight hits 3 8/27
apply hits 0
apply shoot A1 B1
weight hits 3 1/8
apply hits 0
shows turn 2 round 1

# WM-MAGIC-28 the Anger of the Gods takes one off a brigade, not one for each unit
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 46,28,0 50,28,0 54,28,0
Ac1 50,20
army 2 chaos:chaos-warriors+2xchaos-marauders+general+sorcerer
B1 46,110,180 50,110,180 54,110,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
Bc2 50,55 used anger
turn 1 round 1
next orders
end
apply order Ac1 A1
odds with A2 : 26/36 succeeds

# WM-MAGIC-29 WM-MAGIC-30 Rage of Chaos: the sum of unlike dice for the unit; two alike, and it turns on itself
position warmaster
field 180x120
army 1 chaos:chaos-warriors+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 rage-of-chaos A1
apply die 5
apply die 3
apply yes
try die 3
chance 13
apply hits 0
# the six on itself
chance 7

# three unlike dice are the most
try die 4
apply yes
apply die 2
chance 22

apply die 5
apply no
# twelve and eight
chance 21

# WM-MAGIC-14 Raise Dead once for each combat in a turn
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+2xliche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
Ac3 54,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 raise-dead B1
apply die 5
apply deploy A2 column 50,36 180
illegal cast Ac3 raise-dead B1 : WM-MAGIC-14

# WM-MAGIC-17 who is doomed does not pursue
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 magic doomed
Ac1 50,10
army 2 undead:skeletons+2xskeleton-bowmen+tomb-king
B1 46,32,180 50,32,180 54,32,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
illegal pursue A1 B1 : WM-MAGIC-17
legal hold A1
legal fall A1

# WM-MAGIC-12 a Giant under a Weird Enchantment frightens nobody
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 orcs:giant+2xgoblins+orc-general
B1 50,33,180 magic enchanted
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 4

# WM-ITEM-11 the Sword of Destruction takes one save a round, of one enemy unit
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-destruction+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,32,180
B2 54,32,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 1
chance 7
apply hits 2
chance 4
apply hits 2
apply hits 1
chance 2
apply hits 1
# saves of the other
chance 3
apply hits 1
# its blows
chance 4

# WM-ITEM-13 the Sword of Cleaving works in every round
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-cleaving+general
A1 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+2xhandgunners+general
B1 50,32,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
chance 2
apply hits 1
apply hits 0
apply hits 0
apply pursue A1 B1
chance 6
apply hits 4
chance 2
weight hits 1 1/2

# WM-ITEM-08 a Banner of Steadfastness wards one hit a turn, not one of each shooter
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:crossbowmen/banner-of-steadfastness+2xpistoliers+general
B1 52,45,180 56,45,180 60,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
shows B1 52,45,180 56,45,180 60,45,180 driver A1 used steadfast
apply shoot A2 B1
apply hits 1
weight driven 6 confused 1/6

# WM-ITEM-22 a Runesmith whose anti-magic failed may read his scroll
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 dwarfs:warriors+rangers+rangers+general+runesmith/scroll-of-dispelling
B1 46,45,180 50,45,180 54,45,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
Bc2 50,60
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 4
acts 2
apply yes
apply die 3
acts 2
actions yes | no
apply yes
shows B1 46,45,180 50,45,180 54,45,180 near
shows Bc2 50,60 used item

# WM-ITEM-24 WM-MAGIC-06 with the Rod the same spell may be tried on the same unit if it was dispelled
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/rod-of-repetition
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general+wizard/scroll-of-dispelling
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 60,60
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 4
apply yes
legal cast Ac2 weird-enchantment B1

# WM-DEFEND-12 WM-SHOOT-31 a charger that ends in a wood is shot at as in the open
position warmaster
field 180x120
wood 40,38 60,38 60,44 40,44
army 1 orcs:goblins+orc-general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,40,180 50,40,180 54,40,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
weight hits 3 1/8

# WM-ITEM-08 WM-SHOOT-38 a Banner of Steadfastness wards one of the shots at a charger
position warmaster
field 180x120
army 1 empire:halberdiers/banner-of-steadfastness+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
apply hits 2
apply hits 0
shows A1 46,43,0 50,43,0 54,43,0 near initiative charged wounds 1 carried 1 used steadfast

# WM-MULTI-02 WM-MULTI-03 WM-COMBAT-27 a unit destroyed by five counts three hits and is one of the two that share them
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:2xcrossbowmen+2xpistoliers+general
B1 50,32,180
B2 56,32,180 60,32,180 64,32,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 1
apply strike A1 3
chance 10
apply hits 5
apply hits 0
apply hits 0
apply hits 0
apply hits 0
shows B1 lost
shows B2 56,34,180 60,34,180 64,34,180 fought retreated decided retreat 2

# WM-MAGIC-10 a Ball of Flame ends at a wood, and goes through units
position warmaster
field 180x120
wood 40,48 60,48 60,49 40,49
army 1 empire:halberdiers+general+wizard
A1 46,60,0 50,60,0 54,60,0
Ac1 50,10
Ac2 50,25
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,53,180 50,53,180 54,53,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 ball-of-flame 0
apply die 5
chance 4
apply hits 1
apply hits 0
# nobody behind the wood
shows task drivebacks seat=2 step=enemies

# WM-MAGIC-06 a second Ball of Flame in a turn passes those by whom the first has reached
position warmaster
field 180x120
army 1 empire:halberdiers+general+2xwizard
A1 46,10,0 50,10,0 54,10,0
Ac1 90,10
Ac2 50,25
Ac3 50,29
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,58,180 50,58,180 54,58,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 ball-of-flame 0
apply die 5
chance 4
apply hits 0
apply cast Ac3 ball-of-flame 0
apply die 5
chance 4
apply hits 1
chance 2
apply hits 0
# only the one behind
weight driven 6 confused 1/6
apply driven 3
shows B1 46,45,180 50,45,180 54,45,180 driver Ac2 spells 1
shows B2 46,61,180 50,61,180 54,61,180 wounds 1 driver Ac3 spells 1

# WM-MAGIC-07 WM-MAGIC-19 the Foot of Gork needs 5 against infantry in a wood, who has his armour
position warmaster
field 180x120
wood 40,43 60,43 60,60 40,60
army 1 orcs:orc-warriors+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 foot-of-gork B1
apply die 6
chance 7
weight hits 6 1/729
apply hits 1
chance 2

# WM-MAGIC-09 of two Runesmiths one tries, once
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 dwarfs:warriors+rangers+rangers+general+2xrunesmith
B1 46,45,180 50,45,180 54,45,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
Bc2 50,60
Bc3 60,60
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 4
apply yes
apply die 3
shows B1 46,45,180 50,45,180 54,45,180 near magic enchanted

# WM-ITEM-12 the Sword of Fate has had its day
position warmaster
field 180x120
army 1 empire:halberdiers/sword-of-fate+general
A1 46,30,0 50,30,0 54,30,0 used item
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10

# WM-ITEM-09 a Banner of Fortune that was used on shots is not there in combat
position warmaster
field 180x120
army 1 empire:halberdiers/banner-of-fortune+general
A1 46,30,0 50,30,0 54,30,0 used item
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
acts chance
chance 3

# WM-MULTI-05 WM-RETREAT-06 a stand that would run through a friend who has run from the same fight is destroyed
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 48,30,0 52,30,0 56,30,0
A2 59,33,270 59,37,270
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 48,32,180 52,32,180 56,32,180
B2 57,36,90
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B2 1
apply strike A1 3
apply hits 2
apply hits 0
apply hits 2
apply hits 0
apply hits 0
apply hits 0
actions flee B1 0 | flee B2 270
apply flee B2 270
shows B2 55,36,90 fought retreated decided wounds 2 retreat 2
shows B1 48,34,180 52,34,180 fought retreated decided wounds 2 retreat 2

# WM-COMBAT-27 WM-ADVANCE-01 five hits on a unit that can take three are three
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 50,32,180
B2 120,60,180 124,60,180 128,60,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 5
apply hits 0
chance 4
apply hits 2
apply hits 0
shows B1 lost

# WM-SHOOT-25 WM-MAGIC-18 a wizard who stands nearer than the shooters drives the unit from himself
position warmaster
field 180x120
army 1 undead:skeleton-bowmen+tomb-king+liche-priest
A1 26,45,90 26,49,90 26,53,90
Ac1 50,10
Ac2 50,35
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 death-bolt B1
apply die 5
apply hits 1
apply shoot A1 B1
apply hits 0
apply driven 4
shows B1 46,49,180 50,49,180 54,49,180 wounds 1 driver Ac2 spells 4 rivals A1

# WM-CONF-18 WM-CONF-07 of three in a row the last tests for making way, the one between for that and for the last, the first for the one between
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,10
army 2 empire:halberdiers+2xknights+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 48,49,180 50,49,180 52,49,180
B3 48,53.5,180 50,53.5,180 52,53.5,180
B4 170,110,180 172,110,180 174,110,180
B5 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 4
apply retire B2
apply retire B3
apply die 1
apply die 1
apply die 6
apply die 1
shows B1 46,49,180 50,49,180 54,49,180 wounds 2 driver A1
shows B2 48,52,180 50,52,180 52,52,180 confused
shows B3 48,56,180 50,56,180 52,56,180

# WM-MAGIC-13 WM-CHAR-06 a Wizard teleports into a unit that fights
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
Ac2 120,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 teleport
apply die 2
legal join Ac2 A1
apply join Ac2 A1
shows next shooting

# WM-MAGIC-16 WM-COMBAT-26 the Touch of Death counts in the first round, and takes its stand only then
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,27 with A1
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 touch-of-death B1
apply die 4
chance 4
apply hits 3
shows B1 46,32,180 50,32,180 54,32,180 wounds 3 carried 3 spells 2
apply end
# the Skeletons miss; all three stands of the enemy strike still
apply hits 0
chance 10
apply hits 2
apply hits 0
# three against two
actions remove B1 1 | remove B1 3
apply remove B1 3
shows B1 46,33,180 50,33,180 fought retreated decided retreat 1 spells 2

# WM-MAGIC-22 Waaagh: the Hero with them too
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-hero+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,27 with A1
Ac2 90,10
Ac3 50,22
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac3 waaagh A1
apply die 4
# four a stand and one more, one of the Hero and one more
chance 18

# WM-ITEM-19 WM-MAGIC-09 a spell of the Ring may be dispelled
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard/ring-of-magic
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 dwarfs:warriors+rangers+rangers+general+runesmith
B1 46,45,180 50,45,180 54,45,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
Bc2 50,60
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1 ring
acts 2
apply yes
apply die 4
shows Ac2 50,25 used item
lacks B1 46,45,180 50,45,180 54,45,180 near magic enchanted

# WM-ITEM-20 who was bound by a staff needs one more
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25 used bound
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
try die 4
shows turn 2 round 1
lacks B1 46,45,180 50,45,180 54,45,180 near magic enchanted

apply die 5
shows B1 46,45,180 50,45,180 54,45,180 near magic enchanted

# WM-ITEM-16 the Crown after a failure is of no more use
position warmaster
field 180x120
army 1 empire:halberdiers+general/crown-of-command
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20 used item
army 2 empire:halberdiers+2xpistoliers+general
B1 46,90,180 50,90,180 54,90,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 2
next orders
end
apply order Ac1 A1
illegal give crown : WM-ITEM-16

# WM-SHOOT-24 WM-SHOOT-22 three hits on who is fortified are one die
position warmaster
field 180x120
rampart 48,43.5 64,43.5 64,46.5 48,46.5
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 52,45,180 56,45,180 60,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 3 1/216
apply hits 2
apply shoot A2 B1
apply hits 1
apply remove B1 1
weight driven 6 confused 1/6

# WM-PURSUE-17 WM-RETREAT-12 who fought corner on corner comes after the enemy centre on centre
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
shows B1 54,33,180 fought retreated decided wounds 1 retreat 1
apply pursue A1 B1
shows A1 54,31,0 fought pursues attacker
chance 5

# WM-ADVANCE-02 WM-PURSUE-26 whose enemies were all destroyed advances or not; there is nobody to pursue
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 50,32,180
B2 46,48,180 50,48,180 54,48,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
illegal pursue A1 B1 : WM-PURSUE-26
legal advance A1 B2
legal hold A1
legal fall A1

# WM-CONF-02 WM-CONF-12 a unit in combat does not make way: who is driven upon it stops 1 cm short
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 46,57,180 50,57,180 54,57,180
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,55,0 50,55,0 54,55,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 9
shows B1 46,52,180 50,52,180 54,52,180 confused wounds 2 driver A1

# WM-ART-14 WM-ART-08 grapeshot is saved where a ball is not
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:cannon+halberdiers+2xpistoliers+general
B1 49,46,180 51,46,180
B2 90,110,180 94,110,180 98,110,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
chance 5
apply hits 2
chance 3

# WM-ART-27 a bolt that goes through a column takes three dice of the same unit, and no fourth stand
position warmaster
field 180x120
army 1 undead:bone-thrower+tomb-king
A1 50,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 50,45,180 50,47,180 50,49,180
B2 46,51,180 50,51,180 54,51,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4
apply hits 0
acts 1
apply end
shows turn 2 round 1

# WM-ART-17 AMB-49 at exactly 20 cm a Helblaster has four shots
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,53,180 50,53,180 54,53,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
legal tally 4 0

# WM-RETREAT-10 WM-ADVANCE-01 guns beaten beside infantry are destroyed, the infantry runs
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0
Ac1 50,10
army 2 empire:halberdiers+cannon+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 57,33,180 59,33,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 3
apply strike B2 1
apply strike A1 3
apply strike A2 1
apply hits 2
apply hits 0
apply hits 0
apply hits 0
apply hits 0
apply flee B1 0
shows B1 46,33,180 50,33,180 54,33,180 fought retreated decided wounds 2 retreat 1
shows B2 lost

# WM-COMBAT-30 WM-COMBAT-28 WM-MULTI-03 a unit behind supports, and refuses or makes way
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 50,32,180
B2 50,34,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
# two less one: a centimetre, and the friend is in the way
shows task flight seat=2 distance=1
apply no
shows B1 lost
shows B2 50,34,180

# AMB-58 WM-MAGIC-21 who was hit too is driven by the hits first, then by Gerroff, which a wood does not shorten
position warmaster
field 180x120
wood 40,43 60,43 60,47 40,47
army 1 orcs:rock-lobber+orc-general+orc-shaman
A1 50,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 gerroff B1
apply die 5
apply shoot A1 B1
apply hits 2
# one of two dice, for the wood
weight driven 4 1/6
apply driven 4
apply done
shows B1 46,49,180 50,49,180 54,49,180 wounds 2 driver A1 spells 3
chance 6
apply die 2
shows B1 46,59,180 50,59,180 54,59,180 wounds 2 driver A1 spells 3

# AMB-56 WM-MAGIC-11 who was shot and is then charged by a Voice of Command is not driven: the shots count in the first round
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general+wizard
A1 26,30,0 30,30,0 34,30,0
A2 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 42,45,180 46,45,180 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply cast Ac2 voice-of-command A2
apply die 5
apply charge A2 B1
acts chance
# no drive back: the fight begins, with a bonus for the charge
shows next combat
apply hits 0
apply hits 1
apply hits 0
# two against one
shows B1 42,46,180 46,46,180 50,46,180 fought retreated decided wounds 2 retreat 1

# AMB-50 WM-ART-32 cover drops the first hit: that of the skulls, and the arrow's die confuses on 6 only
position warmaster
field 180x120
wood 40,43 60,43 60,47 40,47
army 1 undead:skull-chukka+skeleton-bowmen+tomb-king
A1 50,30,0
A2 38,30,0 42,30,0 46,30,0
Ac1 90,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply shoot A2 B1
apply hits 1
apply hits 0
weight driven 6 confused 1/6
weight driven 5 1/6

# AMB-50 WM-ART-32 if the arrow came first the die of the skulls is left, which confuses on 4
position warmaster
field 180x120
wood 40,43 60,43 60,47 40,47
army 1 undead:skull-chukka+skeleton-bowmen+tomb-king
A1 50,30,0
A2 38,30,0 42,30,0 46,30,0
Ac1 90,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
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
weight driven 6 confused 1/6
weight driven 4 confused 1/6
weight driven 3 1/6

# WM-PURSUE-13 WM-PURSUE-14 WM-PURSUE-16 the stands beside go round to the flanks of the enemy, into edge contact where they can
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 dwarfs:warriors+2xhandgunners+general
B1 50,32,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 50,34,180 fought retreated decided wounds 2 retreat 2
apply pursue A1 B1
legal stand A1 1 47,34 90
illegal stand A1 1 46,32 0 : WM-PURSUE-14
apply stand A1 1 47,34 90
legal stand A1 3 53,34 270
apply stand A1 3 53,34 270
# each 3 and 1
chance 13

# WM-MULTI-11 WM-MULTI-02 once the unit between them is gone two pursuits are two engagements, and the player whose turn it is picks
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 62,30,0 66,30,0 70,30,0
Ac1 50,10
army 2 dwarfs:3xwarriors+2xhandgunners+general
B1 46,32,180 50,32,180
B2 66,32,180 70,32,180
B3 58,32,180 wounds 1
B4 166,110,180 170,110,180 174,110,180
B5 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B3 1
apply strike B3 1
apply strike A1 3
apply hits 1
apply hits 3
apply hits 0
apply hits 0
apply hits 0
apply hits 1
apply hits 0
apply hits 0
apply hits 0
apply hits 0
shows B3 lost
apply flee B1 0
shows B1 46,34,180 50,34,180 fought retreated decided wounds 1 retreat 2
apply pursue A1 B1
apply stand A1 3 53,34 270
apply pursue A2 B2
apply stand A2 1 63,34 90
actions fight A1 | fight A2 | fight B1 | fight B2
apply fight A2
chance 13

# WM-ITEM-06 WM-ART-18 a Banner of Shielding makes 5 of 6, a Helblaster 6 of that
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers/banner-of-shielding+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply tally 2 0
chance 3
weight hits 2 1/36

# AMB-82 WM-RETREAT-12 who lost the stands that were touched runs from where they were touched
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 45,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,32,180 50,32,180
B2 70,60,180 74,60,180 78,60,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply remove B1 1
# three, and nobody supports whom nobody touches
shows B1 50,35,180 fought retreated decided retreat 3

# WM-ITEM-09 a Banner of Fortune is for Shooting and Combat phases: not for shots at a charger in the Command phase
position warmaster
field 180x120
army 1 orcs:goblins+orc-general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:crossbowmen/banner-of-fortune+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
apply hits 0
acts 1
shows next initiative

# WM-ITEM-09 WM-ADVANCE-08 but it is for shots at one who advances in the Combat phase
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 empire:halberdiers+crossbowmen/banner-of-fortune+2xpistoliers+general
B1 50,32,180
B2 46,48,180 50,48,180 54,48,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply advance A1 B2
apply shoot B2 A1
apply hits 0
actions yes | no

# WM-SHOOT-31 a charger shot to the last stand fights nobody
position warmaster
field 180x120
army 1 orcs:goblins+orc-general
A1 50,30,0 near wounds 1
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
apply hits 2
shows A1 lost

# WM-SHOOT-32 who is touched by the way though another was meant may shoot too
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:2xcrossbowmen+2xpistoliers+general
B1 46,42,180
B2 54,42,180 58,42,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
acts 2
legal shoot B1 A1
legal shoot B2 A1

# WM-MAGIC-01 a Wizard with a unit that fights casts all the same
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,27 with A1
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 76,45,180 80,45,180 84,45,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal cast Ac2 weird-enchantment B1
legal cast Ac2 weird-enchantment B2

# WM-MAGIC-11 the unit that hears the Voice of Command leaves the characters with it behind
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,90,180 50,90,180 54,90,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 voice-of-command A1
apply die 5
apply move A1 line 50,45 0
shows A1 46,45,0 50,45,0 54,45,0
shows Ac2 50,27

# WM-MAGIC-25 who has shot already may shoot again by Heaven's Fire, at -1
position warmaster
field 180x120
army 1 high-elves:archers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 3 8/27
apply hits 0
apply cast Ac2 heavens-fire A1
apply die 4
apply shoot A1 B1
weight hits 3 1/8
apply hits 0
shows turn 2 round 1

# WM-MAGIC-23 WM-MAGIC-16 a Storm of Stone upon who fights is carried into the first round
position warmaster
field 180x120
army 1 high-elves:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,20
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 storm-of-stone
apply die 6
apply die 5
chance 4
apply hits 3
shows B1 46,32,180 50,32,180 54,32,180 fought wounds 3 carried 3 spells 1

# WM-CONF-10 WM-ART-15 who is confused by a friend's ball stays so through the enemy's turn
position warmaster
field 180x120
army 1 empire:cannon+halberdiers+general
A1 49,29,0 51,29,0
A2 46,54,0 50,54,0 54,54,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 0
apply hits 1
apply driven 6 confused
apply done
shows turn 2 round 1
shows A2 46,60,0 50,60,0 54,60,0 confused

# WM-SHOOT-02 WM-SHOOT-40 stands of a unit that fights shoot at a second charger, those that touch nobody
position warmaster
field 180x120
army 1 empire:2xknights+general
A1 46,42,0
A2 53,31,0 55,31,0 57,31,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A2 B1
legal shoot B1 A2
apply shoot B1 A2
chance 3

# WM-MAGIC-13 a Wizard teleports out of a unit that fights
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 teleport
apply die 2
apply place Ac2 120,60
shows Ac2 120,60 cast tried,more,worked

# WM-MAGIC-12 who is bewitched evades at half pace too
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near magic enchanted
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 0
shows A1 46,20,0 50,20,0 54,20,0 near initiative magic enchanted
