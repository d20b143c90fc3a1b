# WC-BERSERKER-01 five coins and no tactic: what a lone berserker can do
position war-chest
state turn=1
units c1=1be4
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with be | bolster be c1 | move be c1 c2 | move be c1 d1 | move be c1 d2

# WC-BERSERKER-02 the follow-up is a move, an attack or a control, or none
position war-chest
state turn=1
units d3=1be3 e5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be1,kn4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   move be d3 d4
actions then be move d4 d3 | then be move d4 d5 | then be move d4 c3 | then be move d4 c4 | then be move d4 e4 | then be attack d4 x e5 | then be control d4 | skip be
try     then be control d4
shows   marks W=d1,d4,g1 R=e6,h5
shows   units d4=1be2 e5=2la2
legal   then be attack d4 x e5

try     skip be
shows   units d4=1be3 e5=2la2
acts    2

# WC-BERSERKER-02 after an attack and after a control as well
position war-chest
state turn=1
units d4=1be3 e5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be1,kn4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
try     attack be d4 x e5
legal   then be attack d4 x e5
legal   then be control d4

try     control be d4
legal   then be attack d4 x e5

# WC-BERSERKER-02 hemmed in, with nothing to control, it may still strike again
position war-chest
state turn=1
units c1=1be3 c2=2la2 d1=1kn1 d2=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be1,kn3,sw4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack be c1 x c2
actions then be attack c1 x c2 | skip be
acts    1

# WC-BERSERKER-03 the last coin of the stack is never spent
position war-chest
state turn=1
units d4=1be2 e5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack be d4 x e5
apply   then be attack d4 x e5
shows   units d4=1be1
acts    2

# WC-BERSERKER-04 three follow-ups cost three stack coins and no hand coin
position war-chest
state turn=1
units f2=1be4
marks W=d1,g1 R=e6,h5
p1 hand=be,ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move be f2 f3
apply   then be move f3 f4
apply   then be move f4 f5
apply   then be move f5 f6
shows   units f6=1be1
shows   p1 hand=ro bag=- up=be4 down=- sup=ar4,kn4,sw5 out=-
acts    2

# WC-BERSERKER-05 the spent coin is discarded face up; nothing leaves the game
position war-chest
state turn=1
units e3=1be2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control be e3
apply   then be move e3 e4
shows   p1 hand=- bag=ro1 up=be2 down=- sup=ar4,be2,kn4,sw5 out=-
shows   units e4=1be1

# WC-BERSERKER-06 paid first: of two coins one attacks, and a bishop may be its target
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1be2 e4=2kn1 f4=2bi2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,lc5,sw5
p2 hand=ro sup=ca4,kn3,la4,bi3
end
apply   control be e3
illegal then be attack e3 x e4 : WC-KNIGHT-02
legal   then be attack e3 x f4

# WC-BERSERKER-06 of three coins two attack, and a bishop is safe
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1be3 e4=2kn1 f4=2bi2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be1,lc5,sw5
p2 hand=ro sup=ca4,kn3,la4,bi3
end
apply   control be e3
legal   then be attack e3 x e4
illegal then be attack e3 x f4 : WC-BISHOP-05

# WC-BERSERKER-07 moved by an ensign it may follow up
position war-chest
state turn=1
units e3=1en1 f4=1be2
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,be3,en3,kn4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic en e3 : move be f4 f5
legal   then be move f5 f6
legal   skip be

# WC-BERSERKER-08 sent by a marshall too
position war-chest
state turn=1
units e3=1ma1 f4=1be2 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,be3,kn4,ma3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic ma e3 : attack be f4 x f5
apply   then be move f4 f5
shows   units e3=1ma1 f5=1be1

# WC-BERSERKER-09 by Guard it keeps its coins and may follow up
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1be2 d2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be3,kn4,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim guard : attack be d1 x d2
shows   units d1=1be2
legal   then be move d1 d2

# WC-BERSERKER-09 by Guard with one coin there is nothing to pay with
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1be1 d2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim guard : attack be d1 x d2
shows   units d1=1be1
acts    2
