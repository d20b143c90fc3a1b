# WC-EARL-01 five coins
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1ea4
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster ea c1
shows   units c1=1ea5

# WC-EARL-02 the earl controls, then proclaims a decree, sealed or not, and seals nothing
position war-chest
options nobility=1
state turn=1
decrees march=W reinforce=- spy=-
units d4=1ea1 f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
shows   marks W=d1,d4,g1 R=e6,h5
acts    1
apply   proclaim march : move kn f4 f5
shows   units d4=1ea1 f5=1kn2
shows   decrees march=W reinforce=- spy=-
acts    2

# WC-EARL-03 it costs the earl's coin and leaves the Royal coin in hand
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1 f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ea,ro sup=ar4,kn2,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
apply   proclaim march : move kn f4 f5
shows   p1 hand=ro bag=- up=ea1 down=- sup=ar4,kn2,sw5,ea3 out=-

# WC-EARL-04 it is a full proclamation: the herald follows
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1he1 d4=1ea1 f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,ea3,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
apply   proclaim march : move kn f4 f5
legal   then he move c1 c2
legal   skip he

# WC-EARL-05 without a usable decree only the plain control is left
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1 f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn3,sw5,ea3
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
illegal tactic ea d4 : WC-EARL-05
legal   control ea d4

# WC-EARL-05 WC-CONTROL-03 nor without a legal control
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d1=1ea1 f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic ea d1 : WC-CONTROL-03

# WC-EARL-05 WC-CONTROL-07 nor on a plain hex
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d3=1ea1 f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic ea d3 : WC-CONTROL-07

# WC-EARL-02 after the control the decree is a duty
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1kn2 d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
illegal skip ea : WC-EARL-02
illegal pass with ea : WC-EARL-02

# WC-EARL-06 a deployed earl may step
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,sw5,ea4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   deploy ea d1
actions then ea move d1 c1 | then ea move d1 d2 | then ea move d1 e1 | then ea move d1 e2 | skip ea
apply   then ea move d1 e2
shows   units e2=1ea1
acts    2

# WC-EARL-06 a bolstered or moved one may not
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d1=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     bolster ea d1
acts    2

try     move ea d1 d2
acts    2

# WC-EARL-07 redeployed in a stack it steps with all its coins
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1ea2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : ea f4 g1
apply   then ea move g1 g2
shows   units g2=1ea2
