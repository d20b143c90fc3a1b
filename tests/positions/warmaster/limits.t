# WM-COMBAT-19 WM-COMBAT-20 WM-COMBAT-21 seventeen columns against seventeen, 51 hits a side: every unit loses its stand, none is forgotten
position warmaster
field 180x120
army 1 empire:17xhalberdiers+general
A1 30,59,0 30,57,0 30,55,0 fought
A2 34,59,0 34,57,0 34,55,0 fought
A3 38,59,0 38,57,0 38,55,0 fought
A4 42,59,0 42,57,0 42,55,0 fought
A5 46,59,0 46,57,0 46,55,0 fought
A6 50,59,0 50,57,0 50,55,0 fought
A7 54,59,0 54,57,0 54,55,0 fought
A8 58,59,0 58,57,0 58,55,0 fought
A9 62,59,0 62,57,0 62,55,0 fought
A10 66,59,0 66,57,0 66,55,0 fought
A11 70,59,0 70,57,0 70,55,0 fought
A12 74,59,0 74,57,0 74,55,0 fought
A13 78,59,0 78,57,0 78,55,0 fought
A14 82,59,0 82,57,0 82,55,0 fought
A15 86,59,0 86,57,0 86,55,0 fought
A16 90,59,0 90,57,0 90,55,0 fought
A17 94,59,0 94,57,0 94,55,0 fought
Ac1 60,20
army 2 empire:17xhalberdiers+general
B1 30,61,180 30,63,180 30,65,180 fought
B2 34,61,180 34,63,180 34,65,180 fought
B3 38,61,180 38,63,180 38,65,180 fought
B4 42,61,180 42,63,180 42,65,180 fought
B5 46,61,180 46,63,180 46,65,180 fought
B6 50,61,180 50,63,180 50,65,180 fought
B7 54,61,180 54,63,180 54,65,180 fought
B8 58,61,180 58,63,180 58,65,180 fought
B9 62,61,180 62,63,180 62,65,180 fought
B10 66,61,180 66,63,180 66,65,180 fought
B11 70,61,180 70,63,180 70,65,180 fought
B12 74,61,180 74,63,180 74,65,180 fought
B13 78,61,180 78,63,180 78,65,180 fought
B14 82,61,180 82,63,180 82,65,180 fought
B15 86,61,180 86,63,180 86,65,180 fought
B16 90,61,180 90,63,180 90,65,180 fought
B17 94,61,180 94,63,180 94,65,180 fought
Bc1 60,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contact-stands 1 front-stands 1 aim B1.1 lead 1 1 1 score 3 suffered 3 touched B1 B2 front B1 B2 most B1 B2 away 180
bout A2 fights 1 round 1 contact-stands 1 front-stands 1 aim B1.1 lead 1 1 1 score 3 suffered 3 touched B1 B2 B3 front B1 B2 B3 most B1 B2 B3 away 180
bout A3 fights 1 round 1 contact-stands 1 front-stands 1 aim B2.1 lead 1 1 1 score 3 suffered 3 touched B2 B3 B4 front B2 B3 B4 most B2 B3 B4 away 180
bout A4 fights 1 round 1 contact-stands 1 front-stands 1 aim B3.1 lead 1 1 1 score 3 suffered 3 touched B3 B4 B5 front B3 B4 B5 most B3 B4 B5 away 180
bout A5 fights 1 round 1 contact-stands 1 front-stands 1 aim B4.1 lead 1 1 1 score 3 suffered 3 touched B4 B5 B6 front B4 B5 B6 most B4 B5 B6 away 180
bout A6 fights 1 round 1 contact-stands 1 front-stands 1 aim B5.1 lead 1 1 1 score 3 suffered 3 touched B5 B6 B7 front B5 B6 B7 most B5 B6 B7 away 180
bout A7 fights 1 round 1 contact-stands 1 front-stands 1 aim B6.1 lead 1 1 1 score 3 suffered 3 touched B6 B7 B8 front B6 B7 B8 most B6 B7 B8 away 180
bout A8 fights 1 round 1 contact-stands 1 front-stands 1 aim B7.1 lead 1 1 1 score 3 suffered 3 touched B7 B8 B9 front B7 B8 B9 most B7 B8 B9 away 180
bout A9 fights 1 round 1 contact-stands 1 front-stands 1 aim B8.1 lead 1 1 1 score 3 suffered 3 touched B8 B9 B10 front B8 B9 B10 most B8 B9 B10 away 180
bout A10 fights 1 round 1 contact-stands 1 front-stands 1 aim B9.1 lead 1 1 1 score 3 suffered 3 touched B9 B10 B11 front B9 B10 B11 most B9 B10 B11 away 180
bout A11 fights 1 round 1 contact-stands 1 front-stands 1 aim B10.1 lead 1 1 1 score 3 suffered 3 touched B10 B11 B12 front B10 B11 B12 most B10 B11 B12 away 180
bout A12 fights 1 round 1 contact-stands 1 front-stands 1 aim B11.1 lead 1 1 1 score 3 suffered 3 touched B11 B12 B13 front B11 B12 B13 most B11 B12 B13 away 180
bout A13 fights 1 round 1 contact-stands 1 front-stands 1 aim B12.1 lead 1 1 1 score 3 suffered 3 touched B12 B13 B14 front B12 B13 B14 most B12 B13 B14 away 180
bout A14 fights 1 round 1 contact-stands 1 front-stands 1 aim B13.1 lead 1 1 1 score 3 suffered 3 touched B13 B14 B15 front B13 B14 B15 most B13 B14 B15 away 180
bout A15 fights 1 round 1 contact-stands 1 front-stands 1 aim B14.1 lead 1 1 1 score 3 suffered 3 touched B14 B15 B16 front B14 B15 B16 most B14 B15 B16 away 180
bout A16 fights 1 round 1 contact-stands 1 front-stands 1 aim B15.1 lead 1 1 1 score 3 suffered 3 touched B15 B16 B17 front B15 B16 B17 most B15 B16 B17 away 180
bout A17 fights 1 round 1 contact-stands 1 front-stands 1 aim B16.1 lead 1 1 1 score 3 suffered 3 touched B16 B17 front B16 B17 most B16 B17 away 180
bout B1 fights 1 round 1 contact-stands 1 front-stands 1 aim A1.1 lead 1 1 1 score 3 suffered 3 touched A1 A2 front A1 A2 most A1 A2 away 0
bout B2 fights 1 round 1 contact-stands 1 front-stands 1 aim A1.1 lead 1 1 1 score 3 suffered 3 touched A1 A2 A3 front A1 A2 A3 most A1 A2 A3 away 0
bout B3 fights 1 round 1 contact-stands 1 front-stands 1 aim A2.1 lead 1 1 1 score 3 suffered 3 touched A2 A3 A4 front A2 A3 A4 most A2 A3 A4 away 0
bout B4 fights 1 round 1 contact-stands 1 front-stands 1 aim A3.1 lead 1 1 1 score 3 suffered 3 touched A3 A4 A5 front A3 A4 A5 most A3 A4 A5 away 0
bout B5 fights 1 round 1 contact-stands 1 front-stands 1 aim A4.1 lead 1 1 1 score 3 suffered 3 touched A4 A5 A6 front A4 A5 A6 most A4 A5 A6 away 0
bout B6 fights 1 round 1 contact-stands 1 front-stands 1 aim A5.1 lead 1 1 1 score 3 suffered 3 touched A5 A6 A7 front A5 A6 A7 most A5 A6 A7 away 0
bout B7 fights 1 round 1 contact-stands 1 front-stands 1 aim A6.1 lead 1 1 1 score 3 suffered 3 touched A6 A7 A8 front A6 A7 A8 most A6 A7 A8 away 0
bout B8 fights 1 round 1 contact-stands 1 front-stands 1 aim A7.1 lead 1 1 1 score 3 suffered 3 touched A7 A8 A9 front A7 A8 A9 most A7 A8 A9 away 0
bout B9 fights 1 round 1 contact-stands 1 front-stands 1 aim A8.1 lead 1 1 1 score 3 suffered 3 touched A8 A9 A10 front A8 A9 A10 most A8 A9 A10 away 0
bout B10 fights 1 round 1 contact-stands 1 front-stands 1 aim A9.1 lead 1 1 1 score 3 suffered 3 touched A9 A10 A11 front A9 A10 A11 most A9 A10 A11 away 0
bout B11 fights 1 round 1 contact-stands 1 front-stands 1 aim A10.1 lead 1 1 1 score 3 suffered 3 touched A10 A11 A12 front A10 A11 A12 most A10 A11 A12 away 0
bout B12 fights 1 round 1 contact-stands 1 front-stands 1 aim A11.1 lead 1 1 1 score 3 suffered 3 touched A11 A12 A13 front A11 A12 A13 most A11 A12 A13 away 0
bout B13 fights 1 round 1 contact-stands 1 front-stands 1 aim A12.1 lead 1 1 1 score 3 suffered 3 touched A12 A13 A14 front A12 A13 A14 most A12 A13 A14 away 0
bout B14 fights 1 round 1 contact-stands 1 front-stands 1 aim A13.1 lead 1 1 1 score 3 suffered 3 touched A13 A14 A15 front A13 A14 A15 most A13 A14 A15 away 0
bout B15 fights 1 round 1 contact-stands 1 front-stands 1 aim A14.1 lead 1 1 1 score 3 suffered 3 touched A14 A15 A16 front A14 A15 A16 most A14 A15 A16 away 0
bout B16 fights 1 round 1 contact-stands 1 front-stands 1 aim A15.1 lead 1 1 1 score 3 suffered 3 touched A15 A16 A17 front A15 A16 A17 most A15 A16 A17 away 0
bout B17 fights 1 round 1 contact-stands 1 front-stands 1 aim A16.1 lead 1 1 1 score 3 suffered 3 touched A16 A17 front A16 A17 most A16 A17 away 0
task combat seat=1 step=walls
task round seat=1 step=lots hits=51,51 first=2
end
apply dice 2 1
acts 2
apply remove B17 3
apply remove B16 3
apply remove B15 3
apply remove B14 3
apply remove B13 3
apply remove B12 3
apply remove B11 3
apply remove B10 3
apply remove B9 3
apply remove B8 3
apply remove B7 3
apply remove B6 3
apply remove B5 3
apply remove B4 3
apply remove B3 3
apply remove B2 3
apply remove B1 3
acts 1
apply remove A17 3
apply remove A16 3
apply remove A15 3
apply remove A14 3
apply remove A13 3
apply remove A12 3
apply remove A11 3
apply remove A10 3
apply remove A9 3
apply remove A8 3
apply remove A7 3
apply remove A6 3
apply remove A5 3
apply remove A4 3
apply remove A3 3
apply remove A2 3
apply remove A1 3
shows A1 30,59,0 30,57,0 fought
shows B1 30,61,180 30,63,180 fought
shows A2 34,59,0 34,57,0 fought
shows B2 34,61,180 34,63,180 fought
shows A3 38,59,0 38,57,0 fought
shows B3 38,61,180 38,63,180 fought
shows A4 42,59,0 42,57,0 fought
shows B4 42,61,180 42,63,180 fought
shows A5 46,59,0 46,57,0 fought
shows B5 46,61,180 46,63,180 fought
shows A6 50,59,0 50,57,0 fought
shows B6 50,61,180 50,63,180 fought
shows A7 54,59,0 54,57,0 fought
shows B7 54,61,180 54,63,180 fought
shows A8 58,59,0 58,57,0 fought
shows B8 58,61,180 58,63,180 fought
shows A9 62,59,0 62,57,0 fought
shows B9 62,61,180 62,63,180 fought
shows A10 66,59,0 66,57,0 fought
shows B10 66,61,180 66,63,180 fought
shows A11 70,59,0 70,57,0 fought
shows B11 70,61,180 70,63,180 fought
shows A12 74,59,0 74,57,0 fought
shows B12 74,61,180 74,63,180 fought
shows A13 78,59,0 78,57,0 fought
shows B13 78,61,180 78,63,180 fought
shows A14 82,59,0 82,57,0 fought
shows B14 82,61,180 82,63,180 fought
shows A15 86,59,0 86,57,0 fought
shows B15 86,61,180 86,63,180 fought
shows A16 90,59,0 90,57,0 fought
shows B16 90,61,180 90,63,180 fought
shows A17 94,59,0 94,57,0 fought
shows B17 94,61,180 94,63,180 fought

# WM-COMBAT-20 a position with more tasks than there is room for is refused, not cut short
badposition too many tasks
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 30,59,0 30,57,0 30,55,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 30,81,180 30,83,180 30,85,180
Bc1 60,110
turn 1 round 1
next shooting
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
task test unit=A1
end

# WM-SHOOT-25 who shot at it is gone: a unit gives ground before the nearest of all enemies, not before the first of their list
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 20,60,90 20,64,90 20,68,90
A2 90,40,0 94,40,0 98,40,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 90,60,180 94,60,180 98,60,180 struck 2
Bc1 60,110
turn 1 round 1
next shooting
task drivebacks seat=2 step=enemies
end
apply driven 5
shows B1 90,65,180 94,65,180 98,65,180

# WM-SHOOT-22 WM-SHOOT-29 every hit is a die: more than twenty-one of them fall in portions
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 20,60,90 20,64,90 20,68,90
A2 88,10,0 92,10,0 96,10,0
Ac1 60,5
army 2 high-elves:giant-eagles+general
B1 90,20,180 92,20,180 94,20,180 struck 30 driver A2
Bc1 60,110
turn 1 round 1
next shooting
task drivebacks seat=2 step=enemies
end
acts chance
apply driven 22
acts chance
apply driven 14 confused
shows B1 90,56,180 92,56,180 94,56,180 confused driver A2
