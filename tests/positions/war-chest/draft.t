# WC-DRAFT2-01 WC-DRAFT2-04 eight cards are shown, then a fair flip names the first picker
setup war-chest army=draft
chance  16
weight  pool ar 1/16
apply   pool ar
chance  15
illegal pool ar : WC-DRAFT2-01
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
shows   pool ar be ca cb en fo kn la
view    0 shows pool ar be ca cb en fo kn la
chance  2
weight  flip W 1/2
apply   flip R
acts    2
count   8

# WC-DRAFT2-02 WC-DRAFT2-03 WC-DRAFT2-04 one, two, two, two, one; the second picker opens the first round
setup war-chest army=draft
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   flip R
acts    2
apply   pick kn
illegal pick kn : WC-DRAFT2-02
illegal pick wp : WC-DRAFT2-02
hidden  2 pick ar : pick ar
hidden  0 pick ar : pick ar
acts    1
apply   pick ar
acts    1
apply   pick be
acts    2
apply   pick la
acts    2
apply   pick fo
acts    1
apply   pick ca
acts    1
apply   pick cb
acts    2
actions pick en
apply   pick en
shows   p1 hand=- bag=ar2,be2,ca2,cb2,ro1 up=- down=- sup=ar2,be3,ca2,cb3 out=-
shows   p2 hand=- bag=en2,fo2,kn2,la2,ro1 up=- down=- sup=en3,fo3,kn2,la2 out=-
weight  draw p1 ar 2/9
apply   draw p1 ar
apply   draw p1 ar
apply   draw p1 be
apply   draw p2 en
apply   draw p2 en
apply   draw p2 fo
acts    1
shows   state round=1 first=1 turn=1 init=1 claimed=0 node=play

# WC-DRAFT2-03 WC-DRAFT4-03 an option about a draft of four changes nothing for two: the second picker begins, without a flip
setup war-chest army=draft draft4_init=flip
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   flip R
apply   pick kn
apply   pick ar
apply   pick be
apply   pick la
apply   pick fo
apply   pick ca
apply   pick cb
apply   pick en
weight  draw p1 ar 2/9

# WC-DRAFT2-05 with Nobility the decrees lie open before the first card, and the pool is drawn from twenty
setup war-chest nobility=1
acts    chance
apply   decrees guard march spy
chance  20
apply   pool ea
chance  19
apply   pool bi
apply   pool ba
apply   pool he
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
shows   decrees guard=- march=- spy=-
chance  2
apply   flip W
acts    1
count   8

# WC-DRAFT4-01 twelve cards, a flip for the team, and the team names its first picker; the others follow clockwise
setup war-chest players=4 army=draft
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   pool lc
apply   pool ma
apply   pool me
apply   pool pk
chance  2
apply   flip W
actions seat p1 | seat p3
illegal seat p2 : WC-SETUP4-06
apply   seat p3
acts    3
count   12
apply   pick ar
acts    4
apply   pick be
acts    1
apply   pick ca
acts    2

# WC-DRAFT4-02 WC-DRAFT4-03 A-24 1,2,3,4,4,3,2,1,2,3,4,1, and picker 1 keeps the marker
setup war-chest players=4 army=draft
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   pool lc
apply   pool ma
apply   pool me
apply   pool pk
apply   flip W
apply   seat p1
acts    1
apply   pick ar
acts    2
apply   pick be
acts    3
apply   pick ca
acts    4
apply   pick cb
acts    4
apply   pick en
acts    3
apply   pick fo
acts    2
apply   pick kn
acts    1
apply   pick la
acts    2
apply   pick lc
acts    3
apply   pick ma
acts    4
apply   pick me
acts    1
apply   pick pk
apply   draw p1 ar
apply   draw p1 la
apply   draw p1 pk
apply   draw p2 be
apply   draw p2 kn
apply   draw p2 lc
apply   draw p3 ca
apply   draw p3 fo
apply   draw p3 ma
apply   draw p4 cb
apply   draw p4 en
apply   draw p4 me
acts    1
shows   state round=1 first=1 turn=1 init=1 claimed=0 node=play

# WC-DRAFT4-02 a card that is gone cannot be picked
setup war-chest players=4 army=draft
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   pool lc
apply   pool ma
apply   pool me
apply   pool pk
apply   flip W
apply   seat p1
apply   pick ar
illegal pick ar : WC-DRAFT4-02
illegal pick wp : WC-DRAFT4-02

# WC-DRAFT4-03 A-24 draft4_init=second: the second picker has it
setup war-chest players=4 army=draft draft4_init=second
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   pool lc
apply   pool ma
apply   pool me
apply   pool pk
apply   flip W
apply   seat p1
acts    1
apply   pick ar
acts    2
apply   pick be
acts    3
apply   pick ca
acts    4
apply   pick cb
acts    4
apply   pick en
acts    3
apply   pick fo
acts    2
apply   pick kn
acts    1
apply   pick la
acts    2
apply   pick lc
acts    3
apply   pick ma
acts    4
apply   pick me
acts    1
apply   pick pk
apply   draw p1 ar
apply   draw p1 la
apply   draw p1 pk
apply   draw p2 be
apply   draw p2 kn
apply   draw p2 lc
apply   draw p3 ca
apply   draw p3 fo
apply   draw p3 ma
apply   draw p4 cb
apply   draw p4 en
apply   draw p4 me
acts    2
shows   state round=1 first=2 turn=2 init=2 claimed=0 node=play

# WC-DRAFT4-03 A-24 draft4_init=flip: a new flip decides after the draft
setup war-chest players=4 army=draft draft4_init=flip
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   pool lc
apply   pool ma
apply   pool me
apply   pool pk
apply   flip W
apply   seat p1
acts    1
apply   pick ar
acts    2
apply   pick be
acts    3
apply   pick ca
acts    4
apply   pick cb
acts    4
apply   pick en
acts    3
apply   pick fo
acts    2
apply   pick kn
acts    1
apply   pick la
acts    2
apply   pick lc
acts    3
apply   pick ma
acts    4
apply   pick me
acts    1
apply   pick pk
chance  2
weight  flip R 1/2
apply   flip R
actions seat p2 | seat p4
apply   seat p4
apply   draw p1 ar
apply   draw p1 la
apply   draw p1 pk
apply   draw p2 be
apply   draw p2 kn
apply   draw p2 lc
apply   draw p3 ca
apply   draw p3 fo
apply   draw p3 ma
apply   draw p4 cb
apply   draw p4 en
apply   draw p4 me
acts    4
shows   state round=1 first=4 turn=4 init=4 claimed=0 node=play

# WC-DRAFT4-04 with Nobility four players draft from twenty cards under open decrees
setup war-chest players=4 nobility=1
apply   decrees enlist sacrifice spy
chance  20
apply   pool he
chance  19

# WC-DRAFT4-04 WC-SETUP4-04 and are not dealt armies
refused war-chest players=4 nobility=1 army=deal : WC-DRAFT4-04

