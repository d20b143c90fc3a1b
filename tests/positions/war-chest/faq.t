# WC-ARCHER-04 WC-ARCHER-03 FAQ-01 may archers attack an adjacent unit? No, neither plainly nor by tactic
position war-chest
state turn=1
units d3=1ar2 d4=2cb1 e3=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar1,kn4,lc5,sw5
p2 hand=ro sup=ca3,cb4,la4,sc5
end
illegal attack ar d3 x d4 : WC-ARCHER-03
illegal tactic ar d3 x d4 : WC-ARCHER-04
illegal attack ar d3 x e3 : WC-ARCHER-03
illegal tactic ar d3 x e3 : WC-ARCHER-04

# WC-BERSERKER-04 FAQ-02 does a follow-up cost a hand coin as well? No, only a coin of the stack
position war-chest
state turn=1
units g2=1be3
marks W=d1,g1 R=e6,h5
p1 hand=be,be,ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move be g2 g3
apply   then be move g3 g4
shows   p1 hand=be,ro bag=- up=be2 down=- sup=ar4,kn4,sw5 out=-
shows   units g4=1be2

# WC-CROSSBOW-03 FAQ-03 may crossbowmen attack an adjacent unit? Yes, by a plain attack
position war-chest
state turn=1
units d3=1cb1 d4=2la1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,sw5
p2 hand=ro sup=ca4,la3,lc5,sc5
end
legal   attack cb d3 x d4
illegal tactic cb d3 x d4 : WC-CROSSBOW-02

# WC-ENSIGN-03 FAQ-04 may an ensign move a unit across the whole of its reach? No, one hex
position war-chest
state turn=1
units g1=1kn1 g3=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic en g3 : move kn g1 f3 : WC-ENSIGN-03
illegal tactic en g3 : move kn g1 h2 : WC-ENSIGN-03
legal   tactic en g3 : move kn g1 g2

# WC-ENSIGN-05 WC-BERSERKER-07 FAQ-05 do berserkers moved by an ensign follow up? Yes
position war-chest
state turn=1
units f3=2la1 g1=1be2 g3=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,be3,en3,kn4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic en g3 : move be g1 g2
legal   then be attack g2 x f3
legal   then be move g2 h2

# WC-FOOTMAN-04 FAQ-06 may two footmen make different manoeuvres? Yes
position war-chest
state turn=1
units e2=1fo1 e3=2la1 h2=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic fo : control fo h2
try     then fo attack e2 x e3
shows   units e2=1fo1 h2=1fo1

legal   then fo move e2 d2

# WC-LANCER-03 WC-LANCER-04 FAQ-07 may lancers charge and not attack? No, and a single coin cannot stop before knights
position war-chest
state turn=1
units c1=1la1 c4=2kn2
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,la2,lc5,sw5
p2 hand=ro sup=ca4,cb5,kn2,sc5
end
illegal tactic la c1 c3 x c4 : WC-LANCER-04
illegal tactic la c1 e3 x f4 : WC-LANCER-03

# WC-LANCER-05 FAQ-08 may lancers attack an adjacent unit? No, they must move first
position war-chest
state turn=1
units c1=1la1 c2=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la2,lc5
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal attack la c1 x c2 : WC-LANCER-05
illegal tactic la c1 c1 x c2 : WC-LANCER-02

# WC-LIGHTCAV-03 FAQ-09 may light cavalry go one hex? Yes, by a plain move
position war-chest
state turn=1
units e5=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   move lc e5 e6
legal   tactic lc e5 f7

# WC-MARSHALL-03 FAQ-10 may the unit a marshall sends attack by its tactic? No
position war-chest
state turn=1
units e3=1ma1 e4=1ar1 f3=1la1 f4=2sw1 f5=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar3,kn4,la3,ma3
p2 hand=ro sup=ca3,cb5,sc5,sw4
end
illegal tactic ma e3 : attack la f3 x f4 : WC-MARSHALL-03
illegal tactic ma e3 : attack ar e4 x f4 : WC-MARSHALL-03
illegal tactic ma e3 : attack ar e4 x f5 : WC-MARSHALL-03

# WC-MARSHALL-04 WC-BERSERKER-08 WC-SWORDSMAN-03 FAQ-11 A-03 do attributes work after an attack sent by a marshall? Yes: berserker and swordsman
position war-chest
state turn=1
units e3=1ma1 e4=1sw1 f3=1be2 f4=2la3
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=be3,kn4,ma3,sw4
p2 hand=ro sup=ca4,cb5,la1,sc5
end
try     tactic ma e3 : attack be f3 x f4
legal   then be attack f3 x f4

try     tactic ma e3 : attack sw e4 x f4
legal   then sw move e4 e5

# WC-MERCENARY-03 WC-MERCENARY-04 FAQ-12 mercenaries recruited with none on the board: nothing happens, and no deployment either
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,me5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   recruit me with ro
acts    2
shows   p1 hand=kn bag=- up=me1 down=ro1 sup=ar4,kn3,me4,sw5 out=-

# WC-MERCENARY-03 FAQ-12 the trigger is refused by name
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,me5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal then me move d1 d2 : WC-MERCENARY-03

# WC-PIKEMAN-03 WC-PIKEMAN-04 WC-KNIGHT-03 FAQ-13 single pikes against a single knight: both go
position war-chest
state turn=1
units e2=1kn1 e3=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack kn e2 x e3
shows   units -
shows   p1 hand=- bag=ro1 up=kn1 down=- sup=ar4,kn2,lc5,sw5 out=kn1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,pk3 out=pk1

# WC-PRIEST-03 WC-PRIEST-04 FAQ-14 a priest's coin that cannot be played is passed
position war-chest
state turn=1
units e3=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 out=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp e3
apply   draw p1 kn
legal   then wp pass with kn
illegal skip wp : WC-ATTR-06

# WC-CONTROL-05 FAQ-15 may start Locations be taken? Yes
position war-chest
state turn=1
units h5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control kn h5
shows   marks W=d1,g1,h5 R=e6

# WC-MOVE-03 FAQ-16 may units that go further pass through others? No
position war-chest
state turn=1
units c1=1lc1 c2=2la1 d2=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn3,lc3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic lc c1 e3 : WC-MOVE-03
illegal tactic lc c1 c3 : WC-MOVE-03
illegal tactic lc c1 d3 : WC-MOVE-03
legal   tactic lc c1 e2

# WC-SACRIFICE-04 WC-GUARD-03 WC-PRIEST-08 FAQ-17 by Sacrifice and Guard the priest draws
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1wp1 d2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1 sup=ar4,kn3,sw5,wp3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
try     proclaim guard : attack wp d1 x d2
shows   units d1=1wp1 d2=2la1
acts    chance

try     proclaim sacrifice : attack wp d1 x d2
shows   units d2=2la1
acts    chance

# WC-SACRIFICE-04 WC-GUARD-03 WC-BERSERKER-09 WC-SWORDSMAN-04 FAQ-17 berserkers and swordsmen react if they are still there
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1be2 d2=2la2 g1=1sw1 g2=2ca2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be3,kn4,sw4
p2 hand=ro sup=ca2,cb5,la2,sc5
end
try     proclaim guard : attack be d1 x d2
legal   then be attack d1 x d2

try     proclaim sacrifice : attack be d1 x d2
acts    2

try     proclaim guard : attack sw g1 x g2
legal   then sw move g1 f1

try     proclaim sacrifice : attack sw g1 x g2
acts    2

# WC-SACRIFICE-05 FAQ-17 pikes find no second coin when the decree took the only one
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1lc1 d2=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc4,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
try     proclaim sacrifice : attack lc d1 x d2
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc4,sw5 out=lc1
shows   units d2=2pk1

try     proclaim guard : attack lc d1 x d2
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc4,sw5 out=lc1
shows   units d2=2pk1

# WC-SACRIFICE-02 WC-GUARD-02 FAQ-18 may Sacrifice or Guard use archers or lancers? No
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1ar2 d2=2sw1 g1=1la2 g2=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar2,kn4,la2,lc5
p2 hand=ro sup=ca3,cb5,sc5,sw4
end
illegal proclaim guard : attack ar d1 x d2 : WC-GUARD-02
illegal proclaim guard : attack la g1 x g2 : WC-GUARD-02
illegal proclaim sacrifice : attack ar d1 x d2 : WC-SACRIFICE-02
illegal proclaim sacrifice : attack la g1 x g2 : WC-SACRIFICE-02

# WC-SACRIFICE-03 WC-GUARD-04 WC-GUARD-05 FAQ-19 A-14 may they use a unit of one coin? Yes; only Sacrifice takes the coin
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1lc1 d2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
try     proclaim guard : attack lc d1 x d2
shows   units d1=1lc1 d2=2la1

try     proclaim sacrifice : attack lc d1 x d2
shows   units d2=2la1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc4,sw5 out=lc1

# WC-ENLIST-02 WC-MERCENARY-05 FAQ-20 do mercenaries react to Enlist? Yes
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units g1=1me1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim enlist : me kn
legal   then me move g1 g2

# WC-REDEPLOY-03 WC-EARL-07 FAQ-21 does the earl react to Redeploy? Yes
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units h2=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,ea4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : ea h2 g1
legal   then ea move g1 h1

# WC-BANNERMAN-03 WC-BANNERMAN-04 FAQ-22 a shift is no manoeuvre of the unit shifted, but obeys the rules of movement
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1ba1 f6=2be3 f7=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn3,sw5,ba2
p2 hand=ro sup=be2,ca4,cb5,la4
end
apply   move ba f4 f5
illegal then ba shift be f6 f7 : WC-BANNERMAN-04
apply   then ba shift be f6 e6
shows   units e6=2be3 f5=1ba1 f7=1kn1
acts    2
legal   pass with ro

# WC-HERALD-07 WC-EARL-04 FAQ-23 does the herald react to the earl's tactic? Yes
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ea1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn3,ea3,he4 out=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea e3
apply   proclaim reinforce : kn
legal   then he move g1 g2

# WC-HERALD-03 FAQ-24 which coin does the herald place? One of the supply, and of nowhere else
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units g1=1he1 g2=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=sw,he bag=sw1,ro1 up=sw1 down=sw1 sup=ar4,kn4,he3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic he g1 : bolster sw g2 : WC-HERALD-03
legal   bolster sw g2

# WC-HERALD-04 FAQ-25 may the herald bolster itself? No
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ro1 sup=ar4,kn4,sw5,he3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic he g1 : bolster he g1 : WC-HERALD-04
legal   bolster he g1

# WC-ATTR-04 WC-ATTR-05 FAQ-26 several triggers: the player whose turn it is orders them, one finished before the next
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1ba2 d2=2la2 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,ba2,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim guard : attack ba d1 x d2
try     then ba shift la d2 d3
actions then he move g1 f1 | then he move g1 f2 | then he move g1 g2 | then he move g1 h1 | skip he

try     skip he
legal   then ba shift la d2 d3
illegal then he move g1 g2 : WC-HERALD-06
