# WC-ROYALGUARD-01 five coins
position war-chest
state turn=1
units c1=1rg4
marks W=d1,g1 R=e6,h5
p1 hand=rg bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster rg c1
shows   units c1=1rg5

# WC-ROYALGUARD-02 the tactic is paid with the Royal coin, face up
position war-chest
state turn=1
units d2=1rg2
marks W=d1,g1 R=e6,h5
p1 hand=rg,ro sup=ar4,kn4,rg2,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic rg d2 d1
shows   units d1=1rg2
shows   p1 hand=rg bag=- up=ro1 down=- sup=ar4,kn4,rg2,sw5 out=-

# WC-ROYALGUARD-02 a royal guard coin cannot pay
position war-chest
state turn=1
units d2=1rg2
marks W=d1,g1 R=e6,h5
p1 hand=kn,rg bag=ro1 sup=ar4,kn3,rg2,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic rg d2 d1 : WC-ROYALGUARD-02
legal   move rg d2 d1

# WC-ROYALGUARD-02 WC-TACTIC-01 and the royal guard must be on the board
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,rg5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic rg d2 d1 : WC-TURN-05

# WC-ROYALGUARD-03 the classic card moves one hex anywhere, and one only
position war-chest
options rg=classic
state turn=1
units c1=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ro | tactic rg c1 c2 | tactic rg c1 d1 | tactic rg c1 d2
illegal tactic rg c1 d3 : WC-ROYALGUARD-03

# WC-ROYALGUARD-04 the Nobility card goes one or two hexes to a Location of its side
position war-chest
state turn=1
units c1=1rg1
marks W=c2,d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ro | tactic rg c1 c2 | tactic rg c1 d1

# WC-ROYALGUARD-04 an occupied Location or one three hexes off is no goal
position war-chest
state turn=1
units d1=1kn1 e3=1rg1
marks W=d1,g1,i3 R=e6,h5
p1 hand=ro bag=ar4,kn3,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic rg e3 d1 : WC-ROYALGUARD-04
illegal tactic rg e3 g1 : WC-ROYALGUARD-04
illegal tactic rg e3 i3 : WC-ROYALGUARD-04
actions pass with ro

# WC-ROYALGUARD-05 the supply pays for the stack and the coin leaves the game either way
position war-chest
state turn=1
units f4=1lc1 f5=2rg2
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro bag=rg2 sup=ca4,cb5,la4,rg1
end
apply   attack lc f4 x f5
try     soak supply
shows   units f4=1lc1 f5=2rg2
shows   p2 hand=ro bag=rg2 up=- down=- sup=ca4,cb5,la4 out=rg1

try     soak stack
shows   units f4=1lc1 f5=2rg1
shows   p2 hand=ro bag=rg2 up=- down=- sup=ca4,cb5,la4,rg1 out=rg1

# WC-ROYALGUARD-06 its owner decides in the enemy's turn, and the turn then passes to him
position war-chest
state turn=1
units f4=1lc1 f5=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro bag=rg3 sup=ca4,cb5,la4,rg1
end
apply   attack lc f4 x f5
acts    2
illegal pass with ro : WC-ROYALGUARD-06
apply   soak supply
acts    2
legal   pass with ro

# WC-ROYALGUARD-06 no coin in supply, no question
position war-chest
state turn=1
units f4=1lc1 f5=2rg2
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro bag=rg3 sup=ca4,cb5,la4
end
apply   attack lc f4 x f5
shows   units f4=1lc1 f5=2rg1
acts    2
legal   pass with ro

# WC-ROYALGUARD-07 it may choose against a shot, a charge and a marshall's man
position war-chest
state turn=1
units d4=1ca1 e3=1ma1 f3=1ar1 f5=2rg1 g4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ar,ca,ma bag=ro1 sup=ar2,ca2,kn3,ma3
p2 hand=ro sup=cb5,la4,rg4,sc5
end
try     tactic ar f3 x f5
actions soak stack | soak supply

try     tactic ca d4 e4 x f5
actions soak stack | soak supply

try     tactic ma e3 : attack kn g4 x f5
actions soak stack | soak supply

# WC-ROYALGUARD-07 and against a decree
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1kn1 d2=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,rg4
end
try     proclaim guard : attack kn d1 x d2
actions soak stack | soak supply

try     proclaim sacrifice : attack kn d1 x d2
actions soak stack | soak supply

# WC-ROYALGUARD-08 with its own coins it moves, attacks and controls like any unit
position war-chest
state turn=1
units d4=1rg1 e5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=rg bag=ro1 sup=ar4,kn4,rg3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
legal   move rg d4 d5
legal   attack rg d4 x e5
legal   control rg d4
legal   bolster rg d4
