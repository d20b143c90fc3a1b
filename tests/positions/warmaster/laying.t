# WM-TERRAIN-15 WM-OPTION-10 both lay out the table in turn, then dice decide who gets which side
setup warmaster terrain=both pieces=3
shows field 180x120
acts 1
listed done
listed lay large-hill 90,60 90
unlisted lay large-hill 90,60 0
apply lay large-hill 90,60 0
shows hill 75,58 79,52 90,50 101,52 105,60 101,68 88,70 78,67
acts 2
illegal lay large-hill 40,60 0 : WM-TERRAIN-15
says en lies already
says ru уже выложен
illegal lay wood 100,60 0 : WM-TERRAIN-15
says en 4 cm apart
says ru не меньше 4 см
illegal lay wood 5,60 0 : WM-TERRAIN-15
says en wholly on the table
says ru на столе целиком
illegal lay wood 30,15 0 : WM-DEPLOY-03
says en out of the zones
says ru зоны расстановки
legal lay wood 30,20 0
illegal deploy A1 line 50,10 0 : WM-TERRAIN-15
bad lay castle 90,60 0 : from the stock
apply lay wood 30.5,60 90
shows wood 30.5,70 23.5,66 22.5,57 26.5,51 33.5,50 38.5,58 36.5,67
acts 1
apply done
acts 2
apply lay pond 150,60 0
# three pieces lie: the dice fall
acts chance
shows options points=1000 turns=6 sides=roll
try dice 5 2
shows hill 75,58 79,52 90,50 101,52 105,60 101,68 88,70 78,67

apply dice 2 5
# the table is turned round
shows hill 105,62 101,68 90,70 79,68 75,60 79,52 92,50 102,53

# WM-OPTION-10 who lays no more leaves the rest to the other
setup warmaster terrain=both pieces=4
apply done
acts 2
apply lay wood 40,60 0
acts 2
apply lay grove 90,60 0
acts 2
apply done
acts chance

# WM-OPTION-11 one lays out the table, the other picks his side
setup warmaster terrain=one pieces=2
acts 1
apply lay wood 40,60 0
acts 1
apply lay marsh 120,60 0
acts 2
actions yes | no
apply yes
shows wood 150,60 146,67 137,68 131,64 130,57 138,52 147,54

# WM-OPTION-11 and may stop before
setup warmaster terrain=one
apply done
acts 2
actions yes | no

# WM-OPTION-12 alike on both halves
setup warmaster terrain=alike pieces=2
apply lay grove 40,50 0
shows wood 34,49 38,44 44,45 46,51 42,56 36,55
shows wood 146,71 142,76 136,75 134,69 138,64 144,65
acts 2
illegal lay wood 90,60 0 : WM-TERRAIN-15
illegal lay wood 140,70 0 : WM-TERRAIN-15
apply lay village 120,40 0
shows village 70,83 64,87 54,87 50,81 54,73 67,74
# no dice for sides: the armies deploy
shows options points=1000 turns=6

# WM-TERRAIN-15 the armies are chosen first, then the table is laid out
setup warmaster terrain=both army1=build-empire army2=orcs pieces=1
acts 1
legal take halberdiers
illegal lay wood 90,60 0 : WM-ARMY-01

# WM-TERRAIN-01 how many pieces there may be is agreed
refused warmaster terrain=both pieces=13 : pieces

# WM-OPTION-17 a scenario brings its map
setup warmaster scenario=crossings terrain=both
shows bridge 88,56 92,56 92,64 88,64
