# WC-CONTROL-01 a unit on a neutral Location sets its side's marker there
position war-chest
state turn=1
units h2=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control kn h2
shows   marks W=d1,g1,h2 R=e6,h5
shows   units h2=1kn1
shows   p1 hand=- bag=ro1 up=kn1 down=- sup=ar4,kn2,lc5,sw5 out=-
acts    2

# WC-CONTROL-02 on an enemy Location the enemy marker makes way
position war-chest
state turn=1
units e3=1kn1
marks W=d1,g1 R=e3,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control kn e3
shows   marks W=d1,e3,g1 R=e6,h5

# WC-CONTROL-03 not where one's own marker lies
position war-chest
state turn=1
units g1=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal control kn g1 : WC-CONTROL-03

# WC-CONTROL-04 a Location bears one marker at most
badposition WC-CONTROL-04: 'd1'
position war-chest
state turn=1
units -
marks W=d1,g1 R=d1,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-CONTROL-05 the enemy's start Locations are taken like any other
position war-chest
state turn=2
units d1=2la1
marks W=d1,g1 R=e6,h5
p1 bag=ro1 sup=ar4,kn4,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la2,sc5
end
apply   control la d1
shows   marks W=g1 R=d1,e6,h5

# WC-CONTROL-06 control stays when the unit leaves
position war-chest
state turn=1
units e3=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,kn bag=ro1 sup=ar4,kn1,lc5,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   control kn e3
apply   pass with ro
apply   move kn e3 e4
shows   marks W=d1,e3,g1 R=e6,h5

# WC-CONTROL-06 and when it dies; a unit of the enemy standing there changes nothing until it controls
position war-chest
state turn=2
units e3=1kn1 e4=2sw2
marks W=d1,e3,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,pk4
p2 hand=sw bag=ro1 sup=ca4,cb5,la4,sw2
end
apply   attack sw e4 x e3
apply   then sw move e4 e3
shows   units e3=2sw2
shows   marks W=d1,e3,g1 R=e6,h5

# WC-CONTROL-07 a plain hex cannot be controlled
position war-chest
state turn=1
units e4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal control kn e4 : WC-CONTROL-07

# WC-CONTROL-07 WC-SETUP4-02 nor can one of the outer files
position war-chest
options players=4
state turn=1
units a2=1kn1 f4=1lc1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn,lc bag=ro1 sup=ar4,kn2,lc3
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,fo5,ma5
end
illegal control kn a2 : WC-CONTROL-07
illegal control lc f4 : WC-CONTROL-07

# WC-CONTROL-07 WC-SETUP4-02 k2 is a Location with four players
position war-chest
options players=4
state turn=1
units k2=1kn1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
legal   control kn k2
