# PB-16 both roll a die, and the higher is the attacker
setup pocket-battles army1=elves50 army2=orcs50
acts    chance
shows   next initiative
weight  initiative 5 3 1/36
weight  initiative 3 5 1/36
weight  initiative 6 1 1/36
try     initiative 5 3
shows   attacker 1
acts    1

try     initiative 2 3
shows   attacker 2
acts    2

# A-1 equal dice are rolled again
setup pocket-battles army1=elves50 army2=orcs50
apply   initiative 4 4
acts    chance
shows   next initiative
apply   initiative 1 1
apply   initiative 1 2
acts    2
shows   next deploy

# PB-16 the attacker may be agreed
setup pocket-battles attacker=2
acts    2
shows   attacker 2
illegal initiative 5 3 : PB-17

# PB-17 beginning with the attacker, the players place one unit in turn
setup pocket-battles attacker=2 army1=ELV03,ELV06,ELV30 army2=ORC06,ORC08
acts    2
illegal deploy A f1 : PB-17
apply   deploy b r2
shows   b r2 : ORC08
acts    1
illegal deploy a f1 : PB-17
apply   deploy C f3
shows   C f3 : ELV30
acts    2
illegal deploy b f1 : PB-17
apply   deploy a f2
acts    1

# PB-17 one unit at a time, and where it was placed it stays
setup pocket-battles attacker=1 army1=ELV03,ELV06,ELV30 army2=ORC06,ORC08
apply   deploy A f1
apply   deploy a f1
illegal deploy A f2 : PB-17
illegal deploy D f1 : PB-17
says en of your own
illegal redeploy A f2 : PB-17
illegal pass : PB-17
actions deploy B f1 | deploy B f2 | deploy B f3 | deploy B r1 | deploy B r2 | deploy B r3 | deploy C f1 | deploy C f2 | deploy C f3 | deploy C r1 | deploy C r2 | deploy C r3

# PB-18 a zone may hold any number of units, and zones may stay empty
setup pocket-battles attacker=1 army1=ELV03,ELV06,ELV30 army2=ORC06,ORC08
apply   deploy A r2
apply   deploy a r2
apply   deploy B r2
apply   deploy b r2
apply   deploy C r2
shows   A r2 : ELV03
shows   B r2 : ELV06
shows   C r2 : ELV30
shows   a r2 : ORC06
shows   b r2 : ORC08
shows   next order
acts    1

# PB-19 who has more units places the rest alone
setup pocket-battles attacker=1 army1=ELV03 army2=ORC06,ORC08,ORC17
apply   deploy A f1
acts    2
apply   deploy a f1
acts    2
apply   deploy b f1
acts    2
apply   deploy c f1
acts    1
shows   next order

# PB-20 when all stand, the stacks are opened
setup pocket-battles attacker=1 army1=ELV26+ELV27 army2=ORC17+ORC18
apply   deploy A f1
view 2 shows A f1 : ELV26 ?
view 1 shows a - : ORC17 ?
view 0 shows A f1 : ELV26 ?
view 0 shows a - : ORC17 ?
apply   deploy a f1
view 2 shows A f1 : ELV26 ELV27
view 1 shows a f1 : ORC17 ORC18
view 0 shows a f1 : ORC17 ORC18
shows   round 1
shows   turn 1
shows   army 1 elves free 5

# PB-15 tiles that mark the borders are no troops: what is not in the list stands nowhere
setup pocket-battles attacker=1 army1=ELV26 army2=ORC17
apply   deploy A f1
illegal deploy b f1 : PB-17
apply   deploy a f1
shows   A f1 : ELV26
shows   next order
illegal deploy A f1 : PB-34
