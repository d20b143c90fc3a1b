# WC-ROUND-01 WC-ROUND-08 when the last coin is played everybody draws and the next round is played
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
acts    chance
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 la
apply   draw p2 la
acts    chance
apply   draw p2 la
shows   state round=2 first=1 turn=1 init=1 claimed=0 node=play quiet=1
acts    1

# WC-ROUND-02 coins are drawn one at a time, each as likely as any other left in the bag
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar1,kn2,sw1 sup=ar3,kn2,lc5,sw4
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
apply   pass with ro
chance  3
weight  draw p1 kn 2/4
weight  draw p1 sw 1/4
weight  draw p1 ar 1/4
apply   draw p1 kn
chance  3
weight  draw p1 kn 1/3
apply   draw p1 kn
chance  2
weight  draw p1 sw 1/2

# WC-ROUND-02 WC-INFO-04 the drawn coins are kept hidden
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
hidden  2 draw p1 kn : draw p1 ?
hidden  1 draw p1 kn : draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
view    2 shows p1 hand=?3 bag=- up=- down=?1 sup=ar4,kn1,lc5,sw5 out=-
view    1 shows p1 hand=kn,kn,kn bag=- up=- down=ro1 sup=ar4,kn1,lc5,sw5 out=-

# WC-ROUND-03 seat 2 refills in the middle of its draw from both piles
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=la2 up=ca1 down=cb1,ro1 sup=ca3,cb4,la2,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 la
chance  1
apply   draw p2 la
chance  3
weight  draw p2 ca 1/3
weight  draw p2 cb 1/3
weight  draw p2 ro 1/3
apply   draw p2 cb
shows   p2 hand=cb,la,la bag=ca1,ro1 up=- down=- sup=ca3,cb4,la2,sc5 out=-

# WC-ROUND-04 three coins in the bag are enough: the discard is not touched
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 up=sw2 down=ar1 sup=ar3,kn1,lc5,sw3
p2 bag=la3 up=ca1 down=cb1,ro1 sup=ca3,cb4,la1,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
shows   p1 hand=kn,kn,kn bag=- up=sw2 down=ar1,ro1 sup=ar3,kn1,lc5,sw3 out=-
shows   p2 hand=la,la,la bag=- up=ca1 down=cb1,ro1 sup=ca3,cb4,la1,sc5 out=-

# WC-ROUND-05 with one coin in bag and discard the player has one action in the round
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
chance  1
apply   draw p1 ro
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
apply   pass with ro
apply   pass with la
acts    2
apply   pass with la
acts    2

# WC-ROUND-06 the holder of the marker plays first and then they alternate, a coin at a time
position war-chest
state first=2 turn=2
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw,ro sup=ar4,kn3,lc5,sw4
p2 hand=ca,la,ro sup=ca3,cb5,la3,sc5
end
acts    2
apply   pass with la
acts    1
apply   pass with kn
acts    2
apply   pass with ca
acts    1
apply   pass with sw
acts    2
apply   pass with ro
acts    1
apply   pass with ro
acts    chance

# WC-ROUND-07 a player without coins is skipped
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 bag=ro1 sup=ar4,kn4,lc5,sw5
p2 hand=ca,la,ro sup=ca3,cb5,la3,sc5
end
apply   pass with la
acts    2
apply   pass with ca
acts    2

# WC-ROUND-08 WC-INIT-05 who holds the marker when the round ends opens the next
position war-chest
state turn=1 init=2 claimed=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
shows   state round=2 first=2 turn=2 init=2 claimed=0 node=play quiet=1
acts    2

# WC-ROUND-09 a refill takes no coin from the board, the supply or the box
position war-chest
state turn=2
units f4=1sw2
marks W=d1,g1 R=e6,h5
p1 up=kn1 down=ro1 sup=ar3,kn3,lc5,sw3 out=ar1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   pass with ro
chance  2
weight  draw p1 kn 1/2
weight  draw p1 ro 1/2

# WC-ROUND-10 however little is left, the Royal coin comes back
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 down=ro1 out=ar4,kn4,lc5,sw5
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
weight  draw p1 ro 1/1
apply   draw p1 ro
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
acts    1
actions pass with ro
