# A-39 PB-14 while stacks are being placed a seat sees the army, the top tiles, the heights and the zones
setup pocket-battles attacker=1 army1=elves50 army2=orcs50
view 1 shows A - : ELV03
view 1 shows E - : ELV17 ELV25
view 1 shows a - : ORC06
view 1 shows c - : ORC05 ?
view 1 shows d - : ORC09 ? ? ?
view 1 shows f - : ORC21 ? ?
view 1 lacks d - : ORC09 ORC16 ORC18 ORC28
view 2 shows E - : ELV17 ?
view 2 shows H - : ELV13 ? ?
view 2 shows d - : ORC09 ORC16 ORC18 ORC28
view 0 shows E - : ELV17 ?
view 0 shows d - : ORC09 ? ? ?
view 1 shows army 2 orcs
apply   deploy E r3
view 2 shows E r3 : ELV17 ?
view 2 lacks E r3 : ELV17 ELV25
view 1 shows E r3 : ELV17 ELV25
hidden 2 deploy d f1 : deploy d f1
hidden 1 deploy d f1 : deploy d f1
apply   deploy d f1
view 1 shows d f1 : ORC09 ? ? ?

# A-39 stacks of one tile hide nothing
setup pocket-battles attacker=1 army1=ELV03,ELV30 army2=ORC06
view 2 shows A - : ELV03
view 2 shows B - : ELV30
view 1 shows a - : ORC06

# PB-20 in the battle nothing is hidden from anybody
position pocket-battles
army 1 elves
A f1 : ELV26 ELV27
army 2 orcs
a r2 : ORC17 ORC18
round 2
turn 1
end
view 1 shows a r2 : ORC17 ORC18
view 2 shows A f1 : ELV26 ELV27
view 0 shows A f1 : ELV26 ELV27
view 0 shows a r2 : ORC17 ORC18
hidden 2 move A f2 : move A f2

# A-39 a random army is drawn by a ticket that its owner alone may see
setup pocket-battles attacker=1 army1=random-elves army2=ORC17
acts    chance
shows   army 1 random elves
shows   next muster
hidden 2 muster elves 0 : muster elves ?
hidden 0 muster elves 0 : muster elves ?
hidden 1 muster elves 0 : muster elves 0
illegal muster orcs 0 : PB-6

# A-39 a view can be read back
position pocket-battles
army 1 elves
A f1 : ELV26 ELV27
B - : ELV03
army 2 orcs
a - : ORC17 ?
b - : ORC06
attacker 1
turn 2
next deploy
end
shows   a - : ORC17 ?
acts    2
legal   deploy a f1
