# WM-ART-07 WM-ART-08 WM-ART-12 two cannons at a line: four dice, no save
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 5
weight hits 4 1/16
apply hits 2
# no save is rolled: two hits
shows B1 46,80,180 50,80,180 54,80,180 wounds 2 driver A1

# WM-ART-07 60 cm and no more
position warmaster
field 180x120
army 1 empire:cannon+crossbowmen+general
A1 49,29,0 51,29,0
A2 166,85,0 170,85,0 174,85,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,92.5,180 50,92.5,180 54,92.5,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-11

# WM-ART-10 WM-ART-12 WM-ART-11 a column of three: two dice for each gun and two more for the stands behind
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,50,180 50,52,180 50,54,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 9
weight hits 8 1/256

# WM-ART-10 a unit farther than 5 cm behind is safe
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 46,57.2,180 50,57.2,180 54,57.2,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 5
apply hits 0
shows B2 46,57.2,180 50,57.2,180 54,57.2,180

# WM-ART-09 a wood does not help against cannons
position warmaster
field 180x120
wood 30,49 70,49 70,60 30,60
army 1 empire:cannon+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 4 1/16

# WM-ART-09 a rampart is only a wood for cannons
position warmaster
field 180x120
rampart 30,49 70,49 70,51 30,51
army 1 empire:cannon+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 4 1/81

# WM-ART-14 grapeshot at a charger: two dice for each gun, and saves
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:cannon+pistoliers+pistoliers+general
B1 49,46,180 51,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
chance 5
apply hits 2
chance 3
weight hits 2 1/4

# WM-ART-17 a Helblaster shoots 8 times at 10 cm and less
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,43,180 50,43,180 52,43,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
legal tally 8 0
illegal tally 9 0 : WM-SHOOT-12

# WM-ART-17 a Helblaster shoots 4 times at 20 cm and less
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,53,180 50,53,180 52,53,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
legal tally 4 0
illegal tally 5 0 : WM-SHOOT-12

# WM-ART-17 a Helblaster shoots 2 times at 30 cm and less
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,63,180 50,63,180 52,63,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
legal tally 2 0
illegal tally 3 0 : WM-SHOOT-12

# EX-51 WM-ART-19 WM-ART-18 EX-52 four hits and two 1s: two hits, and armour 4 saves on 5
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,42,180 50,42,180 52,42,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply tally 4 2
chance 3
weight hits 2 1/9

# WM-ART-19 one 1 takes one hit off
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,42,180 50,42,180 52,42,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply tally 4 1
chance 4
weight hits 3 1/27

# WM-ART-20 three 1s: no hit at all
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,42,180 50,42,180 52,42,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply tally 5 3
lacks A1 lost
shows turn 2 round 1
shows B1 48,42,180 50,42,180 52,42,180 near

# WM-ART-21 four 1s: it blows up and hits nobody
position warmaster
field 180x120
army 1 empire:helblaster+3xknights+general
A1 50,29,0
A2 8,9,0 10,9,0 12,9,0
A3 18,9,0 20,9,0 22,9,0
A4 28,9,0 30,9,0 32,9,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,42,180 50,42,180 52,42,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply tally 4 4
shows A1 lost
shows B1 48,42,180 50,42,180 52,42,180

# EX-52 WM-ART-18 armour 6 does not save from a Helblaster
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,42,180 50,42,180 54,42,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply tally 2 0
shows B1 46,42,180 50,42,180 54,42,180 wounds 2 driver A1

# EX-52 WM-ART-18 armour 3 saves on 4 from a Helblaster
position warmaster
field 180x120
army 1 empire:helblaster+general
A1 50,29,0
Ac1 50,10
army 2 empire:steam-tank+pistoliers+pistoliers+general
B1 50,42,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply tally 2 0
chance 3
weight hits 2 1/4

# WM-ART-21 WM-ART-22 at chargers: eight shots; if it blows up the charger takes six hits
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:helblaster+2xknights+pistoliers+pistoliers+general
B1 50,46,180
B2 8,109,180 10,109,180 12,109,180
B3 18,109,180 20,109,180 22,109,180
B4 170,110,180 172,110,180 174,110,180
B5 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
legal tally 8 0
apply tally 0 4
shows B1 lost
chance 7
weight hits 6 1/729

# EX-54 WM-ART-23 WM-ART-24 WM-ART-25 two bolt throwers: six dice, 3 or more, saved as usual
position warmaster
field 180x120
army 1 high-elves:elven-bolt-thrower+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,70,180 50,70,180 52,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 7
weight hits 6 64/729
apply hits 2
chance 3
weight hits 2 1/4

# EX-54 WM-ART-24 4 or more in a wood
position warmaster
field 180x120
wood 30,49 70,49 70,60 30,60
army 1 high-elves:elven-bolt-thrower+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 6 1/64

# EX-54 WM-ART-24 5 or more behind a rampart
position warmaster
field 180x120
rampart 30,49 70,49 70,51 30,51
army 1 high-elves:elven-bolt-thrower+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 6 1/729

# EX-53 WM-ART-26 WM-ART-27 a bolt goes through a column of three: three dice without save
position warmaster
field 180x120
army 1 undead:bone-thrower+tomb-king
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 50,50,180 50,54,180 50,58,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4
weight hits 3 1/8
apply hits 2
shows B1 50,50,180 50,54,180 50,58,180 wounds 2 struck 2 driver A1

# WM-ART-27 the unit behind in contact is hit too, three stands in all
position warmaster
field 180x120
army 1 undead:bone-thrower+tomb-king
A1 50,29,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 50,52,180 50,54,180 50,56,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 2
apply hits 0
chance 3

# WM-ART-30 a Rock Lobber: three dice, no save
position warmaster
field 180x120
army 1 orcs:rock-lobber+orc-general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4
apply hits 2
shows B1 48,80,180 50,80,180 52,80,180 wounds 2 driver A1

# WM-ART-30 it does not shoot at chargers
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 orcs:rock-lobber+2xboar-riders+orc-general
B1 50,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
acts 1

# WM-ART-31 the dice of a skull catapult confuse on 4, 5 and 6
position warmaster
field 180x120
army 1 undead:skull-chukka+tomb-king
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,70,180 50,70,180 52,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4
apply hits 1
apply end
weight driven 4 confused 1/6
weight driven 5 confused 1/6
weight driven 6 confused 1/6
weight driven 3 1/6

# WM-ART-33 a flame cannon: as many shots as two dice show
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply dice 2 5
chance 8

# WM-ART-34 a pair of 1s: it explodes without a shot
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply dice 1 1
shows A1 lost
shows turn 2 round 1

# WM-ART-35 a pair of 2s: 4 and two more dice, then it explodes
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply dice 2 2
apply dice 3 1
chance 9
apply hits 0
shows A1 lost

# WM-ART-36 a pair of 3s: six shots now, one die from now on
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply dice 3 3
chance 7
apply hits 0
shows A1 50,29,0 shot used flame

# WM-ART-36 the cannon that had a pair of 3s throws one die
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0 used flame
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 6
apply die 4
chance 5

# WM-ART-37 a pair of 4s: no shot
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply dice 4 4
shows turn 2 round 1
shows B1 48,50,180 50,50,180 52,50,180 near

# WM-ART-38 a pair of 5s: ten shots
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply dice 5 5
chance 11

# WM-ART-39 a pair of 6s: twelve and one more die
position warmaster
field 180x120
army 1 dwarfs:flame-cannon+3xwarriors+general
A1 50,29,0
A2 6,9,0 10,9,0 14,9,0
A3 26,9,0 30,9,0 34,9,0
A4 46,9,0 50,9,0 54,9,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply dice 6 6
apply die 3
chance 16

# WM-ART-03 WM-ART-05 artillery on a hill shoots over friends below it
position warmaster
field 180x120
terrace 1 30,20 70,20 70,35 30,35
army 1 empire:cannon+halberdiers+general
A1 50,29,0
A2 46,45,0 50,45,0 54,45,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,70,180 50,70,180 52,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1

# WM-ART-03 not over friends as high as itself
position warmaster
field 180x120
army 1 empire:cannon+halberdiers+crossbowmen+general
A1 50,29,0
A2 46,33,0 50,33,0 54,33,0
A3 166,85,0 170,85,0 174,85,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,70,180 50,70,180 52,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-06

# WM-ART-04 over friends as high as itself if the target is higher
position warmaster
field 180x120
terrace 1 30,60 70,60 70,85 30,85
army 1 empire:cannon+halberdiers+general
A1 50,29,0
A2 46,33,0 50,33,0 54,33,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,70,180 50,70,180 52,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1

# WM-ART-05 not over an enemy that is a target
position warmaster
field 180x120
terrace 1 30,20 70,20 70,35 30,35
army 1 empire:cannon+general
A1 50,29,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 48,70,180 50,70,180 52,70,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal   shoot A1 B1
illegal shoot A1 B2 : WM-SHOOT-06

# WM-MACH-02 WM-MACH-04 a tank shoots three times, to its rear too
position warmaster
field 180x120
army 1 empire:steam-tank+general
A1 50,29,180
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,60,180 50,60,180 52,60,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4

# WM-MACH-05 a wood does not help against a tank
position warmaster
field 180x120
wood 30,49 70,49 70,60 30,60
army 1 empire:steam-tank+general
A1 50,29,180
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 3 1/8

# WM-MACH-06 WM-MACH-08 a tank is hit on 5 or more, saves on 3; the first hit rolls no die, a 6 confuses it and it does not move
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:steam-tank+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 3 1/27
apply hits 2
weight hits 2 16/36
apply hits 0
apply driven 6 confused
shows B1 50,45,180 confused near

# WM-MACH-06 in close combat too: no bonus for the charge
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:steam-tank+pistoliers+pistoliers+general
B1 50,33,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 4
weight hits 3 1/27

# WM-MACH-07 a tank that must run is destroyed
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:steam-tank+pistoliers+pistoliers+general
B1 50,33,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
shows B1 lost

# WM-MACH-03 no character joins a tank
position warmaster
field 180x120
army 1 empire:steam-tank+general
A1 50,29,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,60,180 50,60,180 52,60,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next characters
end
illegal join Ac1 A1 : WM-MACH-03

# WM-MACH-03 a tank is ordered alone
position warmaster
field 180x120
army 1 empire:steam-tank+halberdiers+general
A1 50,29,0
A2 53,30,0 57,30,0
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A2
illegal with A1 : WM-MACH-03

# WM-MACH-16 WM-MACH-18 EX-52 a gyrocopter shoots three times, armour 4 saves on 5
position warmaster
field 180x120
army 1 dwarfs:gyrocopter+general
A1 50,29,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,50,180 50,50,180 52,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4
apply hits 2
weight hits 2 1/9

# WM-MACH-09 WM-MACH-10 destroyed
position warmaster
field 180x120
army 1 empire:steam-tank+3xknights+general+hero
A1 50,29,0
A2 8,9,0 10,9,0 12,9,0
A3 18,9,0 20,9,0 22,9,0
A4 28,9,0 30,9,0 32,9,0
Ac1 50,10
Ac2 60,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 1/36 breaks down
odds order Ac2 A1 : 1/36 breaks down
apply order Ac1 A1
apply give
apply roll 6 6
chance 6
apply die 1
shows A1 lost

# WM-MACH-09 WM-MACH-11 it stands for good
position warmaster
field 180x120
army 1 empire:steam-tank+3xknights+general+hero
A1 50,29,0
A2 8,9,0 10,9,0 12,9,0
A3 18,9,0 20,9,0 22,9,0
A4 28,9,0 30,9,0 32,9,0
Ac1 50,10
Ac2 60,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 6 6
chance 6
apply die 2
shows A1 50,29,0 locked used engine

# WM-MACH-09 WM-MACH-12 no more movement this turn
position warmaster
field 180x120
army 1 empire:steam-tank+3xknights+general+hero
A1 50,29,0
A2 8,9,0 10,9,0 12,9,0
A3 18,9,0 20,9,0 22,9,0
A4 28,9,0 30,9,0 32,9,0
Ac1 50,10
Ac2 60,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 6 6
chance 6
apply die 3
shows A1 50,29,0 locked

# WM-MACH-09 WM-MACH-13 the commander dies: -1 for good
position warmaster
field 180x120
army 1 empire:steam-tank+3xknights+general+hero
A1 50,29,0
A2 8,9,0 10,9,0 12,9,0
A3 18,9,0 20,9,0 22,9,0
A4 28,9,0 30,9,0 32,9,0
Ac1 50,10
Ac2 60,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 6 6
chance 6
apply die 4
shows A1 50,29,0 locked madness 1

# WM-MACH-09 WM-MACH-14 no more movement this turn
position warmaster
field 180x120
army 1 empire:steam-tank+3xknights+general+hero
A1 50,29,0
A2 8,9,0 10,9,0 12,9,0
A3 18,9,0 20,9,0 22,9,0
A4 28,9,0 30,9,0 32,9,0
Ac1 50,10
Ac2 60,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 6 6
chance 6
apply die 5
shows A1 50,29,0 locked

# WM-MACH-09 WM-MACH-15 double shots
position warmaster
field 180x120
army 1 empire:steam-tank+3xknights+general+hero
A1 50,29,0
A2 8,9,0 10,9,0 12,9,0
A3 18,9,0 20,9,0 22,9,0
A4 28,9,0 30,9,0 32,9,0
Ac1 50,10
Ac2 60,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 6 6
chance 6
apply die 6
shows A1 50,29,0 locked pressure

