# WC-INFO-13 one knight too many: the figures that do not add up are named
badposition WC-INFO-13: the coins of kn do not add up: 5 here, 4 in all
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-INFO-13 one knight too few
badposition WC-INFO-13: the coins of kn do not add up: 3 here, 4 in all
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn1,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-INFO-13 a Royal coin missing
badposition WC-INFO-13: the coins of ro do not add up: 0 here, 1 in all
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-INFO-13 a Royal coin twice
badposition WC-INFO-13: the coins of ro do not add up: 2 here, 1 in all
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro bag=ro1 sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-SETUP2-06 a type with two owners
badposition WC-SETUP2-06
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,sc5
end

# WC-ARCHER-01 WC-INFO-13 five archer coins are one too many
badposition WC-INFO-13: the coins of ar do not add up: 5 here, 4 in all
position war-chest
state turn=1
units f4=1ar1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar3,kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-BERSERKER-01 WC-INFO-13 six berserker coins are one too many
badposition WC-INFO-13: the coins of be do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1be1
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-CAVALRY-01 WC-INFO-13 five cavalry coins are one too many
badposition WC-INFO-13: the coins of ca do not add up: 5 here, 4 in all
position war-chest
state turn=1
units f4=1ca1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca3,kn4,sw5
p2 hand=ro sup=cb5,la4,lc5,sc5
end

# WC-CROSSBOW-01 WC-INFO-13 six crossbowman coins are one too many
badposition WC-INFO-13: the coins of cb do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1cb1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb4,kn4,sw5
p2 hand=ro sup=ca4,la4,lc5,sc5
end

# WC-ENSIGN-01 WC-INFO-13 six ensign coins are one too many
badposition WC-INFO-13: the coins of en do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-FOOTMAN-01 WC-INFO-13 six footman coins are one too many
badposition WC-INFO-13: the coins of fo do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-KNIGHT-01 WC-INFO-13 five knight coins are one too many
badposition WC-INFO-13: the coins of kn do not add up: 5 here, 4 in all
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-LANCER-01 WC-INFO-13 five lancer coins are one too many
badposition WC-INFO-13: the coins of la do not add up: 5 here, 4 in all
position war-chest
state turn=1
units f4=1la1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la3,sw5
p2 hand=ro sup=ca4,cb5,lc5,sc5
end

# WC-LIGHTCAV-01 WC-INFO-13 six light-cavalry coins are one too many
badposition WC-INFO-13: the coins of lc do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-MARSHALL-01 WC-INFO-13 six marshall coins are one too many
badposition WC-INFO-13: the coins of ma do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-MERCENARY-01 WC-INFO-13 six mercenary coins are one too many
badposition WC-INFO-13: the coins of me do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1me1
marks W=d1,g1 R=e6,h5
p1 hand=me bag=ro1 sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-PIKEMAN-01 WC-INFO-13 five pikeman coins are one too many
badposition WC-INFO-13: the coins of pk do not add up: 5 here, 4 in all
position war-chest
state turn=1
units f4=1pk1
marks W=d1,g1 R=e6,h5
p1 hand=pk bag=ro1 sup=ar4,kn4,pk3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-ROYALGUARD-01 WC-INFO-13 six royal-guard coins are one too many
badposition WC-INFO-13: the coins of rg do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=rg bag=ro1 sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-SCOUT-01 WC-INFO-13 six scout coins are one too many
badposition WC-INFO-13: the coins of sc do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1sc1
marks W=d1,g1 R=e6,h5
p1 hand=sc bag=ro1 sup=ar4,kn4,sc4,sw5
p2 hand=ro sup=ca4,cb5,la4,lc5
end

# WC-SWORDSMAN-01 WC-INFO-13 six swordsman coins are one too many
badposition WC-INFO-13: the coins of sw do not add up: 6 here, 5 in all
position war-chest
state turn=1
units f4=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-PRIEST-01 WC-INFO-13 five warrior-priest coins are one too many
badposition WC-INFO-13: the coins of wp do not add up: 5 here, 4 in all
position war-chest
state turn=1
units f4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ro1 sup=ar4,kn4,sw5,wp3
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-EARL-01 WC-INFO-13 six earl coins are one too many
badposition WC-INFO-13: the coins of ea do not add up: 6 here, 5 in all
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,sw5,ea4
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-BISHOP-01 WC-INFO-13 six bishop coins are one too many
badposition WC-INFO-13: the coins of bi do not add up: 6 here, 5 in all
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ro1 sup=ar4,kn4,sw5,bi4
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-BANNERMAN-01 WC-INFO-13 five bannerman coins are one too many
badposition WC-INFO-13: the coins of ba do not add up: 5 here, 4 in all
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1ba1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba3
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-HERALD-01 WC-INFO-13 six herald coins are one too many
badposition WC-INFO-13: the coins of he do not add up: 6 here, 5 in all
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ro1 sup=ar4,kn4,sw5,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-DEPLOY-03 two units of one type
badposition WC-DEPLOY-03
position war-chest
state turn=1
units d1=1kn1 f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn1,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-FOOTMAN-02 three footmen
badposition WC-DEPLOY-03
position war-chest
state turn=1
units d1=1fo1 f4=1fo1 g1=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo,ro sup=ar4,fo1,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-SETUP2-03 seven markers of one side
badposition WC-SETUP2-03
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=c2,d1,d4,e3,g1,g4,h2 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-CONTROL-07 WC-CONTROL-04 a marker where there is no Location
badposition 'f4' is not a Location
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,f4,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-SETUP2-01 WC-CONTROL-04 a marker on a dark hex
badposition 'a1' is not a Location
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=a1,d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-MOVE-01 two units on one hex
badposition WC-MOVE-01: two units stand on one hex
position war-chest
state turn=1
units f4=1kn1 f4=1sw1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-SETUP2-02 a hex that does not exist
badposition f9
position war-chest
state turn=1
units d1=1sw1 f9=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-SETUP2-06 a type that does not exist
badposition 'f4=1xx1'
position war-chest
state turn=1
units d1=1sw1 f4=1xx1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-ATTACK-03 a unit without coins
badposition 'f4=1kn0'
position war-chest
state turn=1
units d1=1sw1 f4=1kn0 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-SETUP2-03 a seat that does not exist
badposition 'f4=3kn1'
position war-chest
state turn=1
units d1=1sw1 f4=3kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-SETUP2-14 an earl without Nobility
badposition WC-SETUP2-14
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=kn2,lc5,sw5,ea5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end

# WC-SETUP2-12 Nobility without its decrees
badposition decrees
position war-chest
options nobility=1
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-SETUP2-12 two decrees instead of three
badposition decrees
position war-chest
options nobility=1
state turn=1
decrees guard=- march=-
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-DECREE-05 a decree nobody knows
badposition tax
position war-chest
options nobility=1
state turn=1
decrees guard=- tax=- spy=-
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-DECREE-02 a seal of nobody
badposition 'march=X'
position war-chest
options nobility=1
state turn=1
decrees guard=- march=X spy=-
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-ROUND-02 a hand of four coins
badposition WC-ROUND-02
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,kn,kn,ro sup=ar4,lc5,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end

# WC-TURN-03 the player to act has no coin
badposition WC-TURN-03
position war-chest
state turn=2
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end

# WC-INIT-01 a marker held by nobody
badposition init=3
position war-chest
state init=3
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-TURN-01 a key nobody knows
badposition colour
position war-chest
state colour=blue
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-TURN-01 a node nobody knows
badposition lunch
position war-chest
state node=lunch
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-ATTR-04 a node without what it asks about
badposition then
position war-chest
state node=then
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-ATTR-04 a trigger of a unit that is not there
badposition 'be@f4' cannot wait
position war-chest
state node=then
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
todo [be@f4]
end

# WC-ATTR-08 nine actions that wait for each other: the list has no room for what they may set off
badposition '[sw@d1]' is one frame too many
position war-chest
state node=then
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
todo [sw@d1] [sw@d1] [sw@d1] [sw@d1] [sw@d1] [sw@d1] [sw@d1] [sw@d1] [sw@d1]
end

# A-31 a count of coins beyond which 16 bits would begin anew, and the limit would be missed
badposition coins=65535
position war-chest
options max_coins=60000
state coins=65535
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-ROYALGUARD-06 a royal guard asked without a royal guard
badposition soak
position war-chest
state node=soak
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
todo soak:f4xf6
end

# WC-PRIEST-04 a drawn coin that is one too many
badposition the coins of kn do not add up: 5 here, 4 in all
position war-chest
state node=forced
units d1=1kn1 f4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,sw5,wp3
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
todo pend=kn
end

# WC-SETUP2-03 a seat's line is missing
badposition the line 'p2' is missing
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
end

# WC-INFO-13 a zone nobody knows
badposition pocket
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro pocket=kn1 sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-INFO-13 a number that is none
badposition 'knx'
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,knx,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-SETUP4-01 three players
badposition 'players=3'
position war-chest
options players=3
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-SETUP2-06 an army of five types
badposition WC-SETUP2-06
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw4,wp4
p2 hand=la,ro sup=ca4,cb5,la2,sc5
end

# WC-INFO-10 a refill before the last at which a coin was hidden that was nowhere before
badposition cannot be known
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=?3 bag=?2 sup=ar4,kn2,lc5,sw3
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
refill p1 kept=1 hidden=kn2,ro1 up=sw2 shown=-/0 open=1
refill p1 kept=1 hidden=kn1,ro1 up=sw2 shown=sw,sw/1 open=0
end

# WC-INFO-10 a refill before the last of which nothing was left face down tells nothing
badposition cannot be known
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=?3 bag=?2 sup=ar4,kn2,lc5,sw3
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
refill p1 kept=1 hidden=kn2,ro1 up=sw2 shown=-/0 open=1
refill p1 kept=1 hidden=kn1,ro1 up=kn1,sw2 shown=sw,sw/0 open=0
end

# WC-INFO-10 a weight for more choices than there are
badposition cannot be known
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=?3 bag=?2 sup=ar4,kn2,lc5,sw3
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
refill p1 kept=1 hidden=kn2,ro1 up=sw2 shown=-/0 open=1 weights=1,2,3
end

# WC-INFO-10 nobody keeps three coins through a refill
badposition kept=3
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=?3 bag=?2 sup=ar4,kn2,lc5,sw3
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
refill p1 kept=3 hidden=kn2,ro1 up=sw2 shown=-/0 open=1
end

# WC-INFO-12 a refill that nobody remembers
badposition '1,2' cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1,sc1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 open=1
spied p1:p2 refill=1 weights=1,2
end

# WC-INFO-12 a weight for more choices than there are
badposition '1,2,3' cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1,sc1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 open=1
spied p1:p2 refill=0 weights=1,2,3
end

# WC-INFO-12 a spy who knows nothing
badposition 'p1:p2' cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1,sc1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 open=1
spied p1:p2
end

# WC-INFO-12 a coin of another seat
badposition sw
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1,sc1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 open=1
spied p1:p2 looked=sw/0
end

# WC-INFO-12 more coins of a type than there were
badposition 'ca,ca,la/0' cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ca,la,ro bag=cb1,sc1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 open=1
spied p1:p2 looked=ca,ca,la/0
end

# WC-INFO-12 a hand that was seen has as many coins as are left of it
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
seen p1:p2 hand=ca,ro/1 down=-
end

# WC-INFO-12 two coins were shown after one had come new, and a third is in hand: there was no room for it
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
seen p1:p2 hand=ca/0 new=ca,la/0 down=-
end

# WC-INFO-12 a coin face down that lies nowhere face down
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
seen p1:p2 hand=ca,ro/0 down=cb1
end

# WC-INFO-12 a hand of four
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
seen p1:p2 hand=ca,cb,sc,ro/2 down=-
end

# WC-INFO-12 three new coins are the most that a story has room for
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
seen p1:p2 hand=ca,ro/0 new=-/1 new=-/1 new=-/1 new=-/1 down=-
end

# WC-INFO-12 the same hand told twice
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
seen p1:p2 hand=ca,ro/0 down=-
seen p1:p2 hand=ca,ro/0 down=-
end

# WC-INFO-12 an ended story in which nothing new came tells nothing
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?1 up=la1 down=?1 sup=ca3,cb4,la3,sc4
told p1:p2 hand=ca,ro/1 left=ro
end

# WC-INFO-12 an ended story that cannot have ended so
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?1 up=la1 down=?1 sup=ca3,cb4,la3,sc4
told p1:p2 hand=ca,ro/0 new=-/1 left=cb,cb
end

# WC-INFO-12 an unknown key of a story
badposition over=1
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
seen p1:p2 hand=ca,ro/0 over=1
end

# WC-INFO-10 new coins are told of the last refill only
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=la/0 open=1
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=-/0 new=-/1 open=0
end

# WC-INFO-12 a spy cannot have looked after more new coins than came
badposition cannot be known
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=?2 bag=?2 up=la1 sup=ca3,cb4,la3,sc4
refill p2 kept=1 hidden=ca1,cb1 up=la1,sc1,ro1 shown=la/0 open=1
spied p1:p2 looked=ca,ro/0 new=1
end
