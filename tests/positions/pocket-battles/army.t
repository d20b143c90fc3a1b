# PB-6 PB-14 an army list becomes units, lettered in its order, top tile first
setup pocket-battles attacker=1 army1=ELV17+ELV25,ELV03,ELV30 army2=ORC06,ORC05+ORC29
shows   A - : ELV17 ELV25
shows   B - : ELV03
shows   C - : ELV30
shows   a - : ORC06
shows   b - : ORC05 ORC29

# PB-6 any army may meet any other
setup pocket-battles attacker=1 army1=MAC05+MAC06 army2=CEL25
shows   A - : MAC05 MAC06
shows   a - : CEL25

# PB-6 any army may meet any other: Persians and Romans
setup pocket-battles attacker=1 army1=PER02 army2=ROM15
shows   A - : PER02
shows   a - : ROM15

# PB-6 a list with a tile of another army is refused
refused pocket-battles army1=ELV03,ORC06 army2=orcs50 : PB-6
says    en ORC06
says    ru ORC06
refused pocket-battles army1=ELV26+ORC17 army2=orcs50 : PB-6
says    en ORC17
refused pocket-battles army1=elves50 army2=ORC17,ROM15 : PB-6
says    en ROM15

# PB-6 a tile can be taken once
refused pocket-battles army1=ELV30,ELV30 army2=orcs50 : PB-6
says    en ELV30
refused pocket-battles army1=ELV26+ELV26 army2=orcs50 : PB-6
says    en ELV26
refused pocket-battles army1=elves50 army2=ORC17,ORC18,ORC17 : PB-6
says    en ORC17

# PB-6 PB-2 there is no tile with a number above 30, and no other army
refused pocket-battles army1=ELV31 army2=orcs50 : ELV31
refused pocket-battles army1=ELV00 army2=orcs50 : ELV00
refused pocket-battles army1=UNI01 army2=orcs50 : UNI01
refused pocket-battles army1=elves60 army2=orcs50 : elves60
refused pocket-battles army1=ELV03, army2=orcs50 : no tile
refused pocket-battles army1=ELV03++ELV30 army2=orcs50 : no tile

# PB-7 the size is a multiple of ten
setup pocket-battles size=10 attacker=1 army1=ELV30 army2=ORC29+ORC17
shows   options size=10 attacker=1
refused pocket-battles size=55 : PB-7
refused pocket-battles size=51 army1=elves50 army2=orcs50 : PB-7

# PB-7 the size is at least 10 and at most 120
refused pocket-battles size=0 : size
refused pocket-battles size=130 : size
refused pocket-battles size=-10 : size
refused pocket-battles size=ten : size

# PB-8 a token for every ten points
setup pocket-battles attacker=1 army1=ELV30 army2=ORC17
apply   deploy A f1
apply   deploy a f1
shows   army 1 elves free 5
shows   army 2 orcs free 5

# PB-8 the size counts, not the cost of the army
setup pocket-battles size=120 attacker=1 army1=ELV30 army2=ORC17
apply   deploy A f1
apply   deploy a f1
shows   army 1 elves free 12
shows   army 2 orcs free 12

# PB-8 PB-T6 a Leader brings one more
setup pocket-battles size=80 attacker=1 army1=MAC01,MAC05 army2=ROM10,ROM15
apply   deploy A f1
apply   deploy a f1
apply   deploy B f1
apply   deploy b f1
shows   army 1 macedonians free 9
shows   army 2 romans free 9

# PB-9 an army that costs exactly the size is allowed, one point more is not
setup pocket-battles attacker=1 size=10 army1=ELV03,ELV21 army2=ORC01,ORC15
shows   B - : ELV21
refused pocket-battles attacker=1 size=10 army1=ELV03,ELV21 army2=ORC01,ORC09 : PB-9
says    en 11
says    en 10
says    ru 11
refused pocket-battles attacker=1 size=10 army1=ELV03,ELV13 army2=ORC01,ORC15 : PB-9
says    en 11
refused pocket-battles army1=elves80 army2=orcs50 : PB-9
says    en 80
says    en 50

# PB-9 the sample armies of the book cost exactly 50 and 80, with the misprint of the last one put right
setup pocket-battles size=50 attacker=1 army1=elves50 army2=orcs50
shows   H - : ELV13 ELV28 ELV08
shows   d - : ORC09 ORC16 ORC18 ORC28
setup pocket-battles size=80 attacker=1 army1=elves80 army2=orcs80
shows   G - : ELV17 ELV25 ELV05 ELV24
shows   i - : ORC16 ORC27 ORC13 ORC14
refused pocket-battles size=70 army1=elves80 army2=orcs80 : PB-9
refused pocket-battles size=40 army1=elves50 army2=orcs50 : PB-9
setup pocket-battles size=80 attacker=1 army1=orcs80 army2=elves80
shows   A - : ORC01 ORC09 ORC10
shows   a - : ELV01

# PB-9 the sample armies hold no point to spare
refused pocket-battles size=50 army1=ELV03,ELV06,ELV11,ELV30,ELV17+ELV25,ELV19+ELV23,ELV26+ELV27+ELV29,ELV13+ELV28+ELV08,ELV21 army2=orcs50 : PB-9
says    en 53
refused pocket-battles size=50 army1=elves50 army2=ORC06,ORC08,ORC05+ORC29,ORC09+ORC16+ORC18+ORC28,ORC17+ORC19+ORC25+ORC26,ORC21+ORC22+ORC23+ORC30 : PB-9
says    en 51
refused pocket-battles size=80 army1=elves80 army2=ORC01+ORC09+ORC10,ORC02,ORC06,ORC08,ORC05+ORC29,ORC11+ORC03+ORC18+ORC28,ORC17+ORC19+ORC25+ORC26,ORC21+ORC22+ORC23,ORC16+ORC27+ORC13+ORC14+ORC30 : PB-9
says    en 81

# PB-10 a unit of one, two, three or four troops acts as one
position pocket-battles
army 1 elves
A f1 : ELV26 ELV27 ELV28 ELV29
army 2 orcs
a r3 : ORC02
round 2
turn 1
end
apply   move A f2
shows   A f2 orders 1 : ELV26 ELV27 ELV28 ELV29

# PB-11 a unit without a hit point is refused
refused pocket-battles army1=ELV10,ELV26 army2=orcs50 : PB-11
says    en ELV10
refused pocket-battles army1=MAC02+MAC03,MAC05 army2=orcs50 : PB-11
says    en MAC02
setup pocket-battles attacker=1 army1=ELV10+ELV26 army2=MAC02+MAC03+MAC05
shows   A - : ELV10 ELV26
shows   a - : MAC02 MAC03 MAC05

# PB-12 no more troops than the lowest formation in the unit
setup pocket-battles attacker=1 size=80 army1=ELV13+ELV26+ELV27,ELV28+ELV29+ELV30+ELV08 army2=orcs50
shows   B - : ELV28 ELV29 ELV30 ELV08
refused pocket-battles army1=ELV13+ELV26+ELV27+ELV28 army2=orcs50 : PB-12
says    en ELV13
says    en 3
says    en 4
refused pocket-battles army1=ELV26+ELV27+ELV28+ELV29+ELV30 army2=orcs50 : PB-12
says    en 4
says    en 5
refused pocket-battles army1=ELV30,ELV26+ELV27+ELV28+ELV13 army2=orcs50 : PB-12
says    ru ELV13
refused pocket-battles army1=elves50 army2=CEL05+CEL06+CEL30 : PB-12
says    en 2

# PB-12 a troop of formation 1 stands alone
refused pocket-battles army1=ELV03+ELV30 army2=orcs50 : PB-12
says    en ELV03
says    en 1
refused pocket-battles army1=elves50 army2=ORC17+ORC06 : PB-12
says    en ORC06

# PB-12 the book's own unit: Warlord and two Bugbears fill a unit of three
setup pocket-battles attacker=1 army1=elves50 army2=ORC01+ORC09+ORC10
shows   a - : ORC01 ORC09 ORC10
refused pocket-battles army1=elves50 army2=ORC01+ORC09+ORC10+ORC11 : PB-12

# PB-13 PB-T1 one Auxiliary joins any unit beyond its limit
setup pocket-battles attacker=1 size=80 army1=elves50 army2=ORC01+ORC09+ORC10+ORC29,ORC06+ORC30,ORC13+ORC14+ORC17+ORC18
shows   a - : ORC01 ORC09 ORC10 ORC29
shows   b - : ORC06 ORC30
setup pocket-battles attacker=1 army1=elves50 army2=ORC17+ORC18+ORC19+ORC20+ORC29
shows   a - : ORC17 ORC18 ORC19 ORC20 ORC29

# PB-13 PB-T1 A-32 a second Auxiliary does not
refused pocket-battles army1=elves50 army2=ORC17+ORC29+ORC30 : PB-13
says    en ORC30
refused pocket-battles army1=elves50 army2=PER12+PER17+PER19 : PB-13
refused pocket-battles army1=elves50 army2=ORC06+ORC29+ORC30 : PB-13

# PB-13 one Auxiliary does not make room for a fifth ordinary troop
refused pocket-battles army1=elves50 army2=ORC17+ORC18+ORC19+ORC20+ORC25+ORC29 : PB-12

# A-32 PB-T1 Auxiliary troops form no unit of their own
refused pocket-battles army1=elves50 army2=ORC17,ORC29 : PB-13
says    en ORC29: an Auxiliary troop only joins
refused pocket-battles army1=elves50 army2=PER02,PER17 : PB-13
says    en PER17: an Auxiliary troop only joins
refused pocket-battles army1=PER02,PER18+PER19 army2=orcs50 : PB-13
says    ru PER18+PER19

# PB-14 A-39 the owner chooses the top tile by writing it first
setup pocket-battles attacker=1 army1=ELV28+ELV13+ELV08 army2=ORC17
shows   A - : ELV28 ELV13 ELV08
view 2 shows A - : ELV28 ? ?

# A-33 both sides cannot have the same army
refused pocket-battles army1=elves50 army2=elves50 : PB-6
refused pocket-battles army1=ELV03 army2=ELV30 : PB-6
says    en the same army
refused pocket-battles army1=ELV03 army2=build-elves : PB-6
refused pocket-battles army1=random-orcs army2=orcs50 : PB-6
setup pocket-battles attacker=1 army1=ELV03 army2=build
illegal army elves : PB-6
legal   army celts

# A-33 with mixed=1 both sides may have the same tiles, and a list may mix armies
setup pocket-battles mixed=1 attacker=1 army1=elves50 army2=elves50
shows   a - : ELV03
setup pocket-battles mixed=1 attacker=1 army1=ELV03,ORC06,MAC05+ROM15 army2=ELV03,PER10
shows   army 1 mixed
shows   C - : MAC05 ROM15
shows   b - : PER10
refused pocket-battles mixed=1 army1=ELV03,ELV03 army2=orcs50 : PB-6
refused pocket-battles mixed=1 army1=ELV03+ORC17 army2=orcs50 : PB-12

# PB-9 what is played when nothing is said: two armies of exactly 50 points that are evenly matched
setup pocket-battles attacker=1
shows   army 1 elves
shows   D - : ELV17 ELV25 ELV19 ELV23
shows   army 2 orcs
shows   b - : ORC07
refused pocket-battles size=40 : PB-9

# PB-9 the book's armies are still there, and from 80 points on they are played
setup pocket-battles attacker=1 army1=sample army2=sample
shows   E - : ELV17 ELV25
shows   a - : ORC06

# PB-9 from 80 points on
setup pocket-battles attacker=1 size=80
shows   A - : ELV01
shows   a - : ORC01 ORC09 ORC10
