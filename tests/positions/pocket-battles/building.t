# PB-6 an army is chosen, then its tiles are taken, and nothing else is asked
setup pocket-battles attacker=1 size=20 army1=build army2=ORC17
acts    1
shows   army 1 build
illegal take ELV03 : PB-6
illegal ready : PB-10
legal   army elves
legal   army romans
bad     army hobbits : the name of an army
apply   army elves
shows   army 1 build elves
illegal army romans : PB-6
legal   take ELV03
illegal take ROM15 : PB-6
apply   take ELV03
shows   A - : ELV03
acts    1
legal   take ELV26

# PB-6 A-33 the army of the other side is taken already
setup pocket-battles attacker=1 size=20 army1=build army2=ORC17
illegal army orcs : PB-6
legal   army macedonians

# PB-6 a tile can be taken once
setup pocket-battles attacker=1 size=20 army1=build-elves army2=ORC17
apply   take ELV26
illegal take ELV26 : PB-6
legal   take ELV27

# PB-9 what costs more than what is left cannot be taken
setup pocket-battles attacker=1 size=10 army1=build-elves army2=ORC17
apply   take ELV03
legal   take ELV26
legal   take ELV21
illegal take ELV13 : PB-9
illegal take ELV09 : PB-9
apply   take ELV21
illegal take ELV26 : PB-9
legal   ready

# PB-12 a unit is filled up to the lowest formation in it
setup pocket-battles attacker=1 army1=build-elves army2=ORC17
apply   take ELV26
apply   take ELV27 with A
shows   A - : ELV26 ELV27
apply   take ELV28 with A
legal   take ELV29 with A
illegal take ELV13 with A : PB-12
illegal take ELV03 with A : PB-12
apply   take ELV29 with A
illegal take ELV30 with A : PB-12
legal   take ELV30

# PB-12 a troop of formation 1 takes nobody in
setup pocket-battles attacker=1 army1=build-elves army2=ORC17
apply   take ELV03
illegal take ELV26 with A : PB-12
illegal take ELV26 over A : PB-12

# PB-14 a tile may be laid on top
setup pocket-battles attacker=1 army1=build-elves army2=ORC17
apply   take ELV26
apply   take ELV27 over A
shows   A - : ELV27 ELV26
apply   take ELV28 with A
apply   take ELV29 over A
apply   ready
view 2 shows A - : ELV29 ? ? ?
view 1 lacks A - : ELV29 ? ? ?

# PB-13 A-32 an Auxiliary joins a full unit, a second one does not, and none stands alone
setup pocket-battles attacker=1 army1=build-orcs army2=ELV03
illegal take ORC29 : PB-13
apply   take ORC06
apply   take ORC29 with A
shows   A - : ORC06 ORC29
illegal take ORC30 with A : PB-13
illegal take ORC17 with A : PB-12

# PB-11 a troop without hit points begins no unit, but may come to lie on top of one
setup pocket-battles attacker=1 army1=build-elves army2=ORC17
illegal take ELV10 : PB-11
apply   take ELV26
apply   take ELV10 over A
shows   A - : ELV10 ELV26
legal   ready

# PB-10 units are formed one after another: only the last one can be joined
setup pocket-battles attacker=1 army1=build-elves army2=ORC17
apply   take ELV26
apply   take ELV27
illegal take ELV28 with A : PB-10
illegal take ELV28 over A : PB-10
illegal take ELV28 with C : PB-10
legal   take ELV28 with B

# PB-10 an army needs a unit
setup pocket-battles attacker=1 army1=build-elves army2=ORC17
illegal ready : PB-10

# A-39 seat 2 builds after seat 1 and has seen nothing but the name of the army
setup pocket-battles attacker=1 army1=build army2=build
acts    1
illegal initiative 5 3 : PB-10
apply   army elves
hidden 2 take ELV03 : take ?
hidden 0 take ELV03 : take ?
hidden 1 take ELV03 : take ELV03
apply   take ELV03
hidden 2 take ELV26 : take ?
view 2 shows army 1 build elves hidden
view 0 shows army 1 build elves hidden
view 1 shows A - : ELV03
apply   ready
acts    2
view 2 shows army 1 elves hidden
illegal army elves : PB-6
apply   army orcs
apply   take ORC06
view 1 shows army 2 build orcs hidden
apply   ready
acts    1
shows   next deploy
view 2 shows A - : ELV03
view 1 shows a - : ORC06

# A-39 PB-14 what seat 2 sees while seat 1 builds is a position, and there seat 1 takes a tile that nobody names
position pocket-battles
army 1 build elves hidden
army 2 build
attacker 1
turn 1
next build
end
acts    1
legal   take ?
illegal take ELV03 : PB-14

# A-39 with stacks of more than one tile
setup pocket-battles attacker=2 army1=build-elves army2=build-orcs
apply   take ELV26
hidden 2 take ELV27 with A : take ?
hidden 2 take ELV27 over A : take ?
apply   take ELV27 with A
apply   ready
apply   take ORC17
apply   take ORC18 with a
apply   ready
acts    2
view 1 shows a - : ORC17 ?
view 2 shows A - : ELV26 ?
view 0 shows a - : ORC17 ?
view 0 shows A - : ELV26 ?

# PB-1 an army has no more than thirty troops, even when armies are mixed
position pocket-battles
options size=120 mixed=1
army 1 build mixed
A - : ELV26 ELV27 ELV28 ELV29
B - : ELV30 ORC13 ORC14 ORC25
C - : ORC26 ORC27 ORC28 ORC17
D - : ORC18 ORC19 ORC20 MAC05
E - : MAC06 MAC07 MAC08 CEL07
F - : CEL08 CEL09 CEL10 CEL25
G - : CEL26 CEL27 CEL28 CEL29
H - : ROM15
army 2 mixed
a - : ORC06
turn 1
next build
end
apply   take ROM16 with H
illegal take ROM17 with H : PB-1
illegal take ROM17 : PB-1
actions ready
