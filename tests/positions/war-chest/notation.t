# WC-TURN-02 long names are read where codes stand
position war-chest
state first=2 turn=1
units d1=2ma1 f4=1ar1 f6=2lc1
marks W=d1,g1 R=e6,h5
p1 hand=ar,ro sup=ar2,kn4,pk4,sw5
p2 hand=ro sup=ca4,la4,lc4,ma4
end
legal   tactic archer f4 x f6
legal   bolster archer f4
legal   pass with royal
legal   claim with archer
legal   move archer f4 f5

# WC-TURN-02 light-cavalry, royal-guard, warrior-priest and both spellings of marshall
position war-chest
state turn=1
units d2=1rg1 d4=1wp1 e3=1ma1 f4=1lc1
marks W=d1,d4,g1 R=e6,h5
p1 hand=lc,wp,ro sup=lc3,ma4,rg4,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic light-cavalry f4 f6
legal   tactic royal-guard d2 d1
legal   move warrior-priest d4 d5
illegal move marshal e3 e4 : WC-TURN-05
illegal move marshall e3 e4 : WC-TURN-05

# WC-TURN-02 after then the code may be repeated
position war-chest
state turn=1
units e3=1be2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move be e3 e4
legal   then be move be e4 f5
legal   then be move e4 f5

# WC-TURN-02 what is no action is refused by the reader with its place
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
bad     fly kn f4 f5 : fly
bad     move xx f4 f5 : xx
bad     move kn f4 z9 : z9
bad     move kn f4 f8 : f8
bad     move kn f4 a3 : a3
bad     move kn f4 : column
bad     attack kn f4 f5 : f5
bad     move kn f4 f5 f6 : f6
bad     pass with : column
bad     pass kn : kn
bad     tactic kn f4 f5 x f6 : kn
bad     proclaim tax : kn : tax
bad     proclaim spy : p5 : p5
bad     then zz move f4 f5 : zz
bad     soak bag : bag
bad     seat p9 : p9

# WC-ENLIST-01 the two types of Enlist may come in any order
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn3,lc5,sw4 sup=kn1,sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   proclaim enlist : kn sw
legal   proclaim enlist : sw kn
count   5

# WC-INFO-13 keys and zones left out are empty or default
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
shows   todo -

# WC-INFO-13 a short position: zones and keys left out, names written long
position war-chest
state turn=1
units f4=1knight1 f6=2lancer1
marks W=d1,g1 R=e6,h5
p1 hand=knight,royal sup=knight2,archer4,swordsman5,pikeman4
p2 hand=royal sup=lancer3,cavalry4,crossbowman5,scout5
end
shows   state round=1 first=1 turn=1 init=1 claimed=0 node=play
shows   units f4=1kn1 f6=2la1
shows   p1 hand=kn,ro bag=- up=- down=- sup=ar4,kn2,pk4,sw5 out=-
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la3,sc5 out=-
shows   todo -
legal   move kn f4 f5

# WC-BERSERKER-02 WC-ATTR-04 a position inside a turn says what waits
position war-chest
options nobility=1
state node=then
decrees guard=W march=- spy=-
units d1=1be2 e2=1he1
marks W=d1,g1 R=e6,h5
p1 hand=- bag=- up=ro1 sup=be3,he4,kn4,sw5
p2 hand=ro sup=la4,ca4,cb5,sc5
todo [be@d1,he@e2]
end
acts    1
legal   then be move d1 d2
legal   then he move e2 e3
legal   skip be
apply   skip be
apply   skip he
acts    2

# WC-ROYALGUARD-06 a position in which the royal guard has to choose
position war-chest
state node=soak
units f4=1sw1 f5=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=- bag=ro1 up=sw1 sup=sw3,kn4,ar4,pk4
p2 hand=ro sup=rg4,ca4,cb5,sc5
todo soak:f4xf5
end
acts    2
actions soak stack | soak supply
apply   soak supply
acts    1
legal   then sw move f4 f3

# WC-FOOTMAN-05 a position in which the second footman has to act
position war-chest
state node=foot
units c1=1fo1 f5=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=- bag=ro1 up=fo1 sup=fo2,kn4,ar4,pk4
p2 hand=ro sup=rg5,ca4,cb5,sc5
todo foot:c1
end
actions then fo move c1 c2 | then fo move c1 d1 | then fo move c1 d2

# WC-EARL-02 a position in which the earl's decree is due
position war-chest
options nobility=1
state node=decree
decrees march=W reinforce=- spy=-
units d4=1ea1 f4=1kn2
marks W=d1,d4,g1 R=e6,h5
p1 hand=ro bag=- up=ea1 sup=ea3,kn2,ar4,pk4
p2 hand=- bag=ro1 sup=rg5,ca4,cb5,sc5
todo decree:p1
end
legal   proclaim march : move kn f4 f5
illegal proclaim reinforce : kn : WC-REINFORCE-02
illegal pass with ro : WC-EARL-02

# WC-PRIEST-04 a position in which the drawn coin has to be played
position war-chest
state node=forced
units f4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=- up=wp1 sup=wp2,kn3,ar4,pk4
p2 hand=ro sup=rg5,ca4,cb5,sc5
todo pend=kn
end
acts    1
legal   then wp deploy kn d1
legal   then wp pass with kn
illegal pass with ro : WC-PRIEST-04

# WC-SPY-01 a position in which the spy is looking
position war-chest
options nobility=1
state node=spy
decrees guard=- march=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn up=ro1 sup=kn3,wp4,ar4,pk4
p2 hand=ca,ro bag=rg1 sup=rg4,ca3,cb5,sc5
todo spy:p1>p2
end
actions spy keep | spy drop ca | spy drop ro

# WC-ROUND-02 a position in the draw phase
position war-chest
state node=draw
units -
marks W=d1,g1 R=e6,h5
p1 bag=kn2,ro1 sup=kn2,wp4,ar4,pk4
p2 bag=ca2,ro1 sup=ca2,rg5,cb5,sc5
end
chance  2
weight  draw p1 kn 2/3
