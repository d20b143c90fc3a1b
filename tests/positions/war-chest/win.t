# WC-WIN-01 WC-WIN-02 the sixth marker wins at once, whatever still waits
position war-chest
state turn=1
units d4=1be3
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=be,kn bag=ro1 sup=ar4,be1,kn3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control be d4
over
score   1 -1
shows   state round=1 first=1 turn=1 init=1 claimed=0 node=over won=W
illegal pass with kn : WC-WIN-01

# WC-WIN-01 A-32 nothing is settled after the winning marker
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ba1 e5=2la1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   control ba d4
over

# WC-WIN-02 the Raven wins with six as well
position war-chest
state turn=2
units i3=2la1
marks W=d1,g1 R=c2,e3,e6,h2,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la2,sc5
end
apply   control la i3
over
score   -1 1

# WC-WIN-02 five markers do not win
position war-chest
state turn=1
units d4=1kn1
marks W=c2,d1,e3,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control kn d4
shows   marks W=c2,d1,d4,e3,g1 R=e6,h5
acts    2

# WC-WIN-03 four players: seven markers do not win, eight do
position war-chest
options players=4
state turn=1
units d4=1kn1 i3=3ar1
marks W=c2,d1,e3,g1,h2,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ar bag=ro1 sup=ar2,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
apply   control kn d4
acts    2
apply   pass with ro
apply   control ar i3
over
score   1 -1 1 -1

# WC-WIN-04 a marker taken back has to be placed again
position war-chest
state turn=2
units c2=2la1 d4=1kn1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=kn,kn bag=ro1 sup=ar4,kn1,lc5,sw5
p2 hand=la,la bag=ro1 sup=ca4,cb5,la1,sc5
end
apply   control la c2
apply   control kn d4
shows   marks W=d1,d4,e3,g1,h2 R=c2,e6,h5
acts    2

# WC-WIN-05 a player without units or unit coins plays on with his Royal coin
position war-chest
state turn=1
units d1=2la3
marks W=d1,g1 R=e6,h5
p1 hand=ro out=ar4,kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la1,sc5
end
actions pass with ro
apply   pass with ro
acts    2

# WC-WIN-05 A-31 no draw by the rules; ours comes after quiet_rounds rounds without a marker or a loss
position war-chest
options quiet_rounds=5
state turn=1 quiet=4
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
over
score   0 0

# WC-WIN-05 A-31 with quiet_rounds=0 play goes on
position war-chest
options quiet_rounds=0
state turn=1 quiet=400
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
apply   pass with ro
acts    chance

# WC-WIN-05 A-31 a marker placed begins the count anew
position war-chest
options quiet_rounds=5
state turn=1 quiet=4
units d4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=sw2,ro1 sup=ar4,kn2,lc5,sw3
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   control kn d4
apply   draw p1 ro
apply   draw p1 sw
apply   draw p1 sw
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
shows   state round=2 first=1 turn=1 init=1 claimed=0 node=play

# WC-WIN-05 A-31 a round in which a marker was placed is not quiet
position war-chest
options quiet_rounds=1
state turn=1
units d4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
apply   control kn d4
acts    chance

# WC-WIN-05 A-31 nor one in which a coin was removed
position war-chest
options quiet_rounds=1
state turn=1
units f4=1lc1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 bag=ro1 sup=ca4,cb5,la2,sc5
end
apply   attack lc f4 x f5
acts    chance

# WC-WIN-05 A-31 with quiet_rounds=1 one round of passing is a draw
position war-chest
options quiet_rounds=1
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
apply   pass with kn
over
score   0 0

# WC-WIN-05 A-31 and so does a coin removed
position war-chest
options quiet_rounds=5
state turn=1 quiet=4
units f4=1kn1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la3,sc5
end
apply   attack kn f4 x f5
acts    chance

# WC-WIN-05 A-31 max_coins: a draw when so many coins have been played
position war-chest
options max_coins=10
state turn=1 coins=8
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   pass with kn
acts    2
apply   pass with la
over
score   0 0
