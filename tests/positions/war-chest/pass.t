# WC-PASS-01 a coin face down and nothing else happens
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ro1 sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   pass with kn
shows   units f4=1kn1
shows   p1 hand=sw bag=ro1 up=- down=kn1 sup=ar4,kn2,lc5,sw4 out=-
acts    2

# WC-PASS-02 who passed plays his next coin as he likes
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ro1 sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   pass with sw
apply   pass with la
legal   move kn f4 f5
legal   pass with kn
