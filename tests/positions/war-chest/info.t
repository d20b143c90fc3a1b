# WC-INFO-01 the board, markers, supplies, face-up coins, losses, decrees and the marker are open to all
position war-chest
options nobility=1
state turn=1
decrees guard=W march=- spy=-
units f4=1kn2 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro bag=sw2 up=ar1 down=lc1 sup=ar3,kn1,lc4,sw2 out=sw1
p2 hand=ca,ro bag=la1 sup=ca3,cb5,la2,sc5
end
view    2 shows state round=1 first=1 turn=1 init=1 claimed=0 node=play
view    2 shows decrees guard=W march=- spy=-
view    2 shows units f4=1kn2 f6=2la1
view    2 shows marks W=d1,g1 R=e6,h5
view    2 shows p1 hand=?2 bag=?2 up=ar1 down=?1 sup=ar3,kn1,lc4,sw2 out=sw1
view    0 shows units f4=1kn2 f6=2la1
view    0 shows p1 hand=?2 bag=?2 up=ar1 down=?1 sup=ar3,kn1,lc4,sw2 out=sw1
view    0 shows p2 hand=?2 bag=?1 up=- down=- sup=ca3,cb5,la2,sc5 out=-

# WC-INFO-02 the two piles are kept apart: a spectator reads one and counts the other
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 up=ar1,sw1 down=lc2 sup=ar3,kn3,lc3,sw4
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
end
view    0 shows p1 hand=?1 bag=?1 up=ar1,sw1 down=?2 sup=ar3,kn3,lc3,sw4 out=-
view    2 shows p1 hand=?1 bag=?1 up=ar1,sw1 down=?2 sup=ar3,kn3,lc3,sw4 out=-

# WC-INFO-03 the sizes of hand, bag and face-down pile are open
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw,ro bag=ar2,kn2 down=lc2 sup=ar2,kn1,lc3,sw4
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
view    2 shows p1 hand=?3 bag=?4 up=- down=?2 sup=ar2,kn1,lc3,sw4 out=-
view    1 shows p2 hand=?2 bag=- up=- down=- sup=ca4,cb5,la3,sc5 out=-

# WC-INFO-04 the coins of another hand are not
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro sup=ca3,cb5,la3,sc5
end
view    1 shows p2 hand=?3 bag=- up=- down=- sup=ca3,cb5,la3,sc5 out=-
view    2 shows p2 hand=ca,la,ro bag=- up=- down=- sup=ca3,cb5,la3,sc5 out=-

# WC-INFO-05 a coin played face down stays unknown, in the pile and in the refill
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 down=kn1,sw1,ro1 sup=ar4,kn3,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   pass with ro
hidden  2 draw p1 kn : draw p1 ?
apply   draw p1 kn
view    2 shows p1 hand=?1 bag=?2 up=- down=- sup=ar4,kn3,lc5,sw4 out=-

# WC-INFO-05 the three face-down actions hide their coin, the recruit shows what it brings
position war-chest
state first=2 turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ar3,kn3,lc5,sw4,ro1 sup=ar1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
hidden  2 pass with kn : pass with ?
hidden  2 claim with kn : claim with ?
hidden  2 recruit ar with kn : recruit ar with ?
hidden  0 pass with kn : pass with ?
hidden  1 pass with kn : pass with kn
illegal pass with ? : WC-INFO-05

# WC-INFO-06 A-30 a player knows the coins he discarded face down
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 down=ar1,sw2 sup=ar3,kn3,lc5,sw3
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
end
view    1 shows p1 hand=kn bag=ro1 up=- down=ar1,sw2 sup=ar3,kn3,lc5,sw3 out=-

# WC-INFO-07 of a bag its owner knows what is in it, others how many
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ar2,sw1 up=ro1 sup=ar2,kn3,lc5,sw4
p2 hand=la bag=ca2 up=ro1 sup=ca2,cb5,la3,sc5
end
view    1 shows p1 hand=kn bag=ar2,sw1 up=ro1 down=- sup=ar2,kn3,lc5,sw4 out=-
view    1 shows p2 hand=?1 bag=?2 up=ro1 down=- sup=ca2,cb5,la3,sc5 out=-
view    2 shows p1 hand=?1 bag=?3 up=ro1 down=- sup=ar2,kn3,lc5,sw4 out=-

# WC-INFO-08 what goes onto the board or face up is seen when it happens
position war-chest
state turn=1
units d2=1rg1 d4=1kn1 e5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw,ro sup=ar4,kn2,rg4,sw4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
hidden  2 deploy sw d1 : deploy sw d1
hidden  2 bolster kn d4 : bolster kn d4
hidden  2 move kn d4 d5 : move kn d4 d5
hidden  2 attack kn d4 x e5 : attack kn d4 x e5
hidden  2 control kn d4 : control kn d4
hidden  2 tactic rg d2 d1 : tactic rg d2 d1

# WC-INFO-09 a coin laid face up stays readable to the end of the round and into the next
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=sw3 up=ro1 sup=ar4,kn2,lc5,sw2
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   move kn f4 f5
apply   draw p1 sw
apply   draw p1 sw
apply   draw p1 sw
apply   draw p2 la
view    2 shows p1 hand=?3 bag=- up=kn1,ro1 down=- sup=ar4,kn2,lc5,sw2 out=-

# WC-INFO-10 a refill takes both piles off the table and mixes them
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 up=kn2 down=sw1,ro1 sup=ar4,kn2,lc5,sw4
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 sw
apply   draw p1 ro
view    2 shows p1 hand=?3 bag=?1 up=- down=- sup=ar4,kn2,lc5,sw4 out=-

# WC-INFO-10 WC-ROUND-03 coins drawn before a refill are known to be none of the coins then put in
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 bag=kn1 up=sw2 down=ro1 sup=ar4,kn3,lc5,sw3
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 sw
apply   draw p1 ro
apply   draw p2 la
view    2 shows refill p1 kept=1 hidden=kn1,ro1 up=sw2 shown=-/0 open=1

# WC-INFO-11 the coin a priest draws is hidden until it shows itself
position war-chest
state turn=1
units d4=1kn1 f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1,sw1 up=ro1 sup=ar4,kn2,sw4,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
hidden  2 draw p1 kn : draw p1 ?
apply   draw p1 kn
view    2 shows todo pend=?
view    1 shows todo pend=kn
hidden  2 then wp move kn d4 d5 : then wp move kn d4 d5
hidden  2 then wp recruit wp with kn : then wp recruit wp with ?

# WC-INFO-12 the spy knows the hand he saw
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la bag=cb1 up=ro1 sup=ca3,cb4,la3,sc5
end
apply   proclaim spy : p2
view    1 shows todo spy:p1>p2
apply   spy keep
view    1 shows p2 hand=ca,la bag=?1 up=ro1 down=- sup=ca3,cb4,la3,sc5 out=-
view    1 shows seen p1:p2 hand=ca,la/0 down=-
view    2 lacks seen p1:p2 hand=ca,la/0 down=-
view    0 lacks seen p1:p2 hand=ca,la/0 down=-
view    0 shows p2 hand=?2 bag=?1 up=ro1 down=- sup=ca3,cb4,la3,sc5 out=-

# WC-INFO-12 but not the coin that replaces the one thrown out
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1 sup=ca3,cb4,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop la
apply   draw p2 cb
shows   p2 hand=ca,cb,ro bag=- up=la1 down=- sup=ca3,cb4,la3,sc5 out=-
view    1 shows p2 hand=ca,ro,?1 bag=- up=la1 down=- sup=ca3,cb4,la3,sc5 out=-

# WC-INFO-12 a coin of the seen hand that is shown is struck; one played face down leaves him in doubt
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1 sup=ca3,cb4,la2,sc5
end
apply   proclaim spy : p2
apply   spy keep
apply   move la f5 f6
view    1 shows p2 hand=ca,ro bag=?1 up=la1 down=- sup=ca3,cb4,la2,sc5 out=-
view    1 shows seen p1:p2 hand=ca,ro/0 down=-
apply   pass with kn
apply   pass with ca
view    1 shows p2 hand=?1 bag=?1 up=la1 down=?1 sup=ca3,cb4,la2,sc5 out=-
view    1 shows seen p1:p2 hand=ca,ro/1 down=-

# WC-INFO-12 A-18 spy_face=down: the spy knows the coin in the pile
position war-chest
options spy_face=down nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la bag=cb1 up=ro1 sup=ca3,cb4,la3,sc5
end
apply   proclaim spy : p2
hidden  1 spy drop la : spy drop la
hidden  2 spy drop la : spy drop la
hidden  0 spy drop la : spy drop ?
apply   spy drop la
apply   draw p2 cb
view    1 shows seen p1:p2 hand=ca/0 new=-/0 down=la1
view    1 shows p2 hand=ca,?1 bag=- up=ro1 down=?1 sup=ca3,cb4,la3,sc5 out=-
view    0 shows p2 hand=?2 bag=- up=ro1 down=?1 sup=ca3,cb4,la3,sc5 out=-

# WC-INFO-13 every coin is somewhere: it stays so through a chain of actions
position war-chest
state turn=1
units e3=1be2 e4=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=be,ro sup=ar4,be2,kn4,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la3,pk2
end
apply   attack be e3 x e4
shows   units e3=1be1 e4=2pk1
shows   p1 hand=ro bag=- up=be1 down=- sup=ar4,be2,kn4,sw5 out=be1
shows   p2 hand=la bag=ro1 up=- down=- sup=ca4,cb5,la3,pk2 out=pk1

# WC-PRIEST-02 WC-INFO-07 the odds of a priest's draw, for its owner
position war-chest
state turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=kn,wp bag=kn2,sw1 up=ro1 sup=ar4,kn1,sw4,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
odds    attack wp f4 x f5 : 2/3 Knight
odds    attack wp f4 x f5 : 1/3 Swordsman
odds    pass with kn : 1/1 Knight

# WC-PRIEST-05 WC-INFO-07 with an empty bag the refill counts, the coin just paid included
position war-chest
state turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=kn,wp up=sw2 down=ro1 sup=ar4,kn3,sw3,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
odds    attack wp f4 x f5 : 1/4 Warrior Priest
odds    attack wp f4 x f5 : 2/4 Swordsman
odds    attack wp f4 x f5 : 1/4 Royal

# WC-INFO-04 WC-INFO-07 WC-PRIEST-02 the odds of a priest's draw, for the enemy: the coin paid is not in the bag
position war-chest
state turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=?2 bag=?2 up=ro1 sup=kn2,lc5,sw4,wp2
p2 hand=la,ro sup=ca4,cb5,la1,sc5
end
view 2  shows p1 hand=?2 bag=?2 up=ro1 down=- sup=kn2,lc5,sw4,wp2 out=-
odds    attack wp f4 x f5 : 2/3 Knight
odds    attack wp f4 x f5 : 1/3 Swordsman

# WC-INFO-12 WC-SPY-03 the odds of the coin that replaces a dropped one, for the spy, who may know the bag by counting
position war-chest
options nobility=1
state node=spy
decrees guard=- march=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn up=ro1 sup=kn3,lc5,sw5,wp4
p2 hand=la,ro bag=?3 sup=ca2,cb4,la3,sc5
todo spy:p1>p2
end
odds    spy drop la : 2/3 Cavalry
odds    spy drop la : 1/3 Crossbowman

# WC-INFO-12 with a coin replaced, one that shows itself may have been the new one
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f5=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=ca1,cb2 sup=ca1,cb3,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop la
apply   draw p2 cb
view    1 shows seen p1:p2 hand=ca,ro/0 new=-/0 down=-
apply   move ca f5 f6
view    1 shows seen p1:p2 hand=ca,ro/0 new=ca/0 down=-
view    1 shows p2 hand=ro,?1 bag=?2 up=ca1,la1 down=- sup=ca1,cb3,la3,sc5 out=-
apply   pass with kn
apply   pass with ro
view    1 shows seen p1:p2 hand=ca,ro/0 new=ca/1 down=-
view    1 shows p2 hand=?1 bag=?2 up=ca1,la1 down=?1 sup=ca1,cb3,la3,sc5 out=-

# WC-INFO-12 what was seen and not shown lies in the face-down pile when the round ends
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro bag=sw3 sup=ar4,kn3,lc5,sw2
p2 hand=ca,la bag=cb3 up=ro1 sup=ca3,cb2,la3,sc5
end
apply   proclaim spy : p2
apply   spy keep
apply   pass with la
apply   pass with kn
apply   pass with ca
view    1 shows seen p1:p2 hand=-/0 down=ca1,la1
view    1 shows p2 hand=- bag=?3 up=ro1 down=?2 sup=ca3,cb2,la3,sc5 out=-

# WC-INFO-12 WC-INFO-10 a refill mixes it with the rest: the knowledge is gone
position war-chest
options nobility=1
state turn=2
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 bag=sw3 up=ro1 sup=ar4,kn4,lc5,sw2
p2 hand=ro up=cb1 down=ca1,la1 sup=ca3,cb4,la3,sc5
seen p1:p2 hand=-/0 down=ca1,la1
end
apply   pass with ro
apply   draw p1 sw
apply   draw p1 sw
apply   draw p1 sw
view    1 shows seen p1:p2 hand=-/0 down=ca1,la1
apply   draw p2 la
view    1 lacks seen p1:p2 hand=-/0 down=ca1,la1
view    1 shows p2 hand=?1 bag=?3 up=- down=- sup=ca3,cb4,la3,sc5 out=-

# WC-INFO-12 four players: what p1 saw is unknown to his partner
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn4,lc5,sw5
p2 hand=la,ro sup=cb5,la3,sc5
p3 hand=ar bag=ro1 sup=ar3,be5,pk4
p4 hand=ca bag=ro1 sup=ca3,en5,ma5
end
apply   proclaim spy : p2
apply   spy keep
view    1 shows seen p1:p2 hand=la,ro/0 down=-
view    3 lacks seen p1:p2 hand=la,ro/0 down=-
view    3 shows p2 hand=?2 bag=- up=- down=- sup=cb5,la3,sc5 out=-

# WC-INFO-10 WC-PRIEST-02 the odds for the enemy heed what a refill in the middle of a draw has shown: the kept coin is wp or kn
position war-chest
state turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=?3 bag=?1 sup=kn3,lc5,sw4,wp2
p2 hand=ca,ca,la down=ro1 sup=ca2,cb5,la1,sc5
todo -
refill p1 kept=1 hidden=kn1,wp1 up=sw1,ro1 shown=-/0 open=1
end
odds    attack wp f4 x f5 : 2/5 Swordsman
odds    attack wp f4 x f5 : 2/5 Royal
odds    attack wp f4 x f5 : 1/5 Knight

# WC-INFO-10 WC-PRIEST-05 the odds for the enemy when the bag must be refilled: what lies face up is sure to be in it
position war-chest
state turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=?2 up=sw1 down=?1 sup=kn3,lc5,sw4,wp2
p2 hand=ca,ca,la down=ro1 sup=ca2,cb5,la1,sc5
end
odds    attack wp f4 x f5 : 1/3 Swordsman
odds    attack wp f4 x f5 : 1/3 Warrior Priest
odds    attack wp f4 x f5 : 1/6 Knight
odds    attack wp f4 x f5 : 1/6 Royal

# WC-INFO-10 what a refill has shown bears on the coins kept through the next one
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 bag=kn1 up=sw2 down=kn1,ro1 sup=ar4,kn2,lc5,sw3
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
refill p1 kept=1 hidden=kn1,ro1 up=kn1,sw2 shown=sw,sw/1 open=0
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 sw
view    2 shows refill p1 kept=1 hidden=kn2,ro1 up=sw2 shown=-/0 open=1
view    2 shows refill p1 kept=1 hidden=kn1,ro1 up=kn1,sw2 shown=sw,sw/1 open=0

# WC-INFO-12 WC-INFO-10 what Spy has shown bears on the coins kept through the next refill: the seen ones lie in the bag
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 hand=ca,la bag=cb1 up=sc1,ro1 sup=ca3,cb4,la3,sc4
end
apply   proclaim spy : p2
apply   spy keep
apply   pass with ca
apply   pass with la
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 cb
apply   draw p2 sc
view    1 shows refill p2 kept=1 hidden=ca1,cb1,la1 up=sc1,ro1 shown=-/0 open=1
view    1 shows spied p1:p2 refill=0 weights=0,1
view    2 lacks spied p1:p2 refill=0 weights=0,1
view    0 lacks spied p1:p2 refill=0 weights=0,1

# WC-INFO-12 A-18 a spy who looks in the round of a refill can tell the new coin from those that were kept
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1,sc1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 open=1
end
apply   proclaim spy : p2
view    1 shows spied p1:p2 looked=ca,la,ro/0
apply   spy drop la
apply   draw p2 cb
view    1 shows spied p1:p2 looked=ca,la,ro/0

# WC-INFO-12 A-18 a new coin in the round of a refill was not kept, and everybody can tell
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1,sc1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 open=1
end
apply   proclaim spy : p2
apply   spy drop la
view    0 shows refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=la/0 open=1
apply   draw p2 cb
view    0 shows refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=la/0 new=-/0 open=1
apply   pass with ro
view    0 shows refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=la/0 new=-/1 open=1

# WC-INFO-12 WC-EARL-02 a second look tells which coins had left the hand face down since the first
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea,ro sup=ar4,ea3,kn4,lc5
p2 hand=ca,la,ro bag=ca1,cb2 sup=ca2,cb3,la3,sc5
end
apply   proclaim spy : p2
apply   spy keep
apply   pass with la
view    1 shows seen p1:p2 hand=ca,la,ro/1 down=-
apply   tactic ea d4
apply   proclaim spy : p2
view    1 shows seen p1:p2 hand=ca,ro/0 down=la1
view    1 shows p2 hand=ca,ro bag=?3 up=- down=?1 sup=ca2,cb3,la3,sc5 out=-

# WC-INFO-12 WC-EARL-02 with a new coin the story of the first look is kept: it may be the one face down
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea,ro sup=ar4,ea3,kn4,lc5
p2 hand=ca,la,ro bag=ca1,cb2 sup=ca2,cb3,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop la
apply   draw p2 cb
apply   pass with cb
apply   tactic ea d4
apply   proclaim spy : p2
view    1 shows seen p1:p2 hand=ca,ro/0 down=-
view    1 shows told p1:p2 hand=ca,ro/0 new=-/1 left=ca,ro
view    2 lacks told p1:p2 hand=ca,ro/0 new=-/1 left=ca,ro
view    0 lacks told p1:p2 hand=ca,ro/0 new=-/1 left=ca,ro

# WC-INFO-12 WC-EARL-02 a coin that was not there before is the new one, and the others are known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea,ro sup=ar4,ea3,kn4,lc5
p2 hand=ca,la,ro bag=ca1,cb2 sup=ca2,cb3,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop la
apply   draw p2 cb
apply   pass with ro
apply   tactic ea d4
apply   proclaim spy : p2
view    1 shows seen p1:p2 hand=ca,cb/0 down=ro1
