# WC-SETUP2-07 by a ruleset units have other numbers of coins, in all and in the bag
setup war-chest army=first-battle rules=unit_swordsman_coins_6_bag_3;unit_scout_coins_2
shows   rules unit scout coins 2
shows   p1 hand=- bag=cb2,lc2,pk2,sw3,ro1 up=- down=- sup=cb3,lc3,pk2,sw3 out=-
shows   p2 hand=- bag=ar2,ca2,la2,sc2,ro1 up=- down=- sup=ar2,ca2,la2 out=-
weight  draw p1 sw 3/10

# WC-PRESET-02 by a ruleset a battle has other armies
setup war-chest army=gaugamela rules=army_gaugamela_wolf_archer,knight,scout,lancer
shows   p1 hand=- bag=ar2,kn2,la2,sc2,ro1 up=- down=- sup=ar2,kn2,la2,sc3 out=-

# WC-PRESET-05 a battle whose armies have units of Nobility needs it
refused war-chest army=crecy rules=army_crecy_wolf_archer,earl,knight,scout;army_crecy_raven_cavalry,crossbowman,lancer,pikeman : WC-PRESET-05

# WC-SETUP2-12 by a ruleset three of four decrees are turned up
setup war-chest nobility=1 rules=decrees_use_guard,march,enlist,spy
chance  4
weight  decrees guard march spy 1/4
illegal decrees guard march redeploy : WC-SETUP2-12

# WC-SETUP2-09 by a ruleset cards are dealt of ten
setup war-chest rules=draft_cards_archer,berserker,cavalry,crossbowman,ensign,footman,knight,lancer,scout,pikeman
chance  10
weight  deal p1 kn 1/10
illegal deal p1 sw : WC-SETUP2-06

# WC-SETUP2-09 four players need twelve cards
refused war-chest players=4 rules=draft_cards_archer,berserker,cavalry,crossbowman,ensign,footman,knight,lancer,scout,pikeman : WC-SETUP2-09

# WC-SETUP2-01 WC-MOVE-01 by a ruleset a hex is off the board
position war-chest
rules board two hexes c1,c2,c3,c4,d1,d2,d3,d4,d5,e1,e2,e3,e4,e5,e6,f1,f2,f3,f4,f5,f6,g1,g2,g3,g4,g5,g6,h1,h2,h3,h4,h5,i1,i2,i3,i4
state turn=1
units f4=1sc1
marks W=d1,g1 R=e6,h5
p1 hand=sc,ro sup=ar4,be5,ca4,sc3
p2 hand=ro sup=cb5,en5,fo5,kn4
end
legal   move sc f4 f5
illegal move sc f4 f7 : WC-SETUP2-01

# WC-WIN-01 WC-CONTROL-01 by a ruleset three markers win, on other locations
position war-chest
rules board two locations d1,f4,g1,e6,h5 markers 3
state turn=1
units f4=1sc1
marks W=d1,g1 R=e6,h5
p1 hand=sc,ro sup=ar4,be5,ca4,sc3
p2 hand=ro sup=cb5,en5,fo5,kn4
end
legal   control sc f4
apply   control sc f4
shows   state round=1 first=1 turn=1 init=1 claimed=0 node=over won=W
