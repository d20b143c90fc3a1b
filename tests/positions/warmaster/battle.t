# EX-63 EX-64 EX-65 EX-66 EX-67 EX-68 EX-69 WM-COMBAT-01 WM-MULTI-02 WM-MULTI-11 the worked battle: Flagellants and Knights against three units of Orcs
position warmaster
field 180x120
army 1 empire:flagellants+knights+2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0 charged
A2 58,29,0 60,29,0 62,29,0 charged
A3 146,10,0 150,10,0 154,10,0
A4 166,10,0 170,10,0 174,10,0
Ac1 50,10
army 2 orcs:3xorc-warriors+3xgoblins+orc-general
B1 46,32,180 50,32,180 54,32,180
B2 58,32,180 62,32,180 66,32,180
B3 70,32,180 74,32,180 78,32,180
B4 146,110,180 150,110,180 154,110,180
B5 166,110,180 170,110,180 174,110,180
B6 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next combat
end
# the corner of the Flagellants joins both fights; the third unit of Orcs is not in it
apply strike B1 3
apply strike A2 1
shows B3 70,32,180 74,32,180 78,32,180
# Flagellants: (5+1) x 3
chance 19
apply hits 8
weight hits 8 1/1679616
apply hits 1
# Knights: (3+1) x 3
chance 13
apply hits 6
apply hits 0
# Orcs: 4 x 3 against no armour, 4 x 2 against 4+
chance 13
apply hits 2
chance 9
apply hits 2
weight hits 2 1/4
apply hits 0
shows A1 46,30,0 50,30,0 54,30,0 charged fought charges attacker wounds 2
shows A2 58,29,0 60,29,0 62,29,0 charged fought charges attacker wounds 2
apply remove B2 3
apply remove B2 2
apply remove B1 1
apply remove B1 2
actions flee B1 0 | flee B2 0
apply flee B1 0
# 13 to 4, two units: 5 cm
shows B1 50,37,180 fought retreated decided wounds 1 retreat 5
shows B2 58,37,180 fought retreated decided retreat 5
# Flagellants must pursue
illegal hold A1 : WM-ADVANCE-14
illegal fall A1 : WM-ADVANCE-14
apply pursue A1 B1
apply stand A1 1 47,37 90
apply stand A1 3 53,37 270
apply pursue A2 B2
apply stand A2 3 62,37 270
# two fights now, named by any unit
actions fight A1 | fight A2 | fight B1 | fight B2
apply fight A2
# 3 x (3+1+1)
chance 16
apply hits 4
apply hits 0
apply hits 0
shows B2 lost
# nobody to advance on
actions hold A2 | fall A2
apply hold A2
# 3 x (5+1+1)
chance 22
apply hits 10
apply hits 0
apply hits 2
shows B1 lost
# four hits by now: one stand and one more
actions remove A1 1 | remove A1 3
apply remove A1 3
shows A1 47,37,90 50,35,0 charged fought attacker wounds 1
actions hold A1 | fall A1
apply hold A1
# wounds are gone, both may reform
shows A1 47,37,90 50,35,0 charged fought
shows A2 58,34,0 60,34,0 62,37,270 charged fought
acts 1
