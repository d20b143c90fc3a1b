# WC-PRESET-01 the first battle: seat 1 holds the initiative without a flip
setup war-chest army=first-battle
shows   p1 hand=- bag=cb2,lc2,pk2,sw2,ro1 up=- down=- sup=cb3,lc3,pk2,sw3 out=-
shows   p2 hand=- bag=ar2,ca2,la2,sc2,ro1 up=- down=- sup=ar2,ca2,la2,sc3 out=-
weight  draw p1 sw 2/9
apply   draw p1 sw
apply   draw p1 pk
apply   draw p1 ro
apply   draw p2 ar
apply   draw p2 ca
apply   draw p2 la
acts    1
shows   state round=1 first=1 turn=1 init=1 claimed=0 node=play

# WC-PRESET-02 WC-PRESET-06 A-27 Gaugamela: Greeks against Persians; the initiative is flipped
setup war-chest army=gaugamela
shows   p1 hand=- bag=kn2,lc2,ma2,pk2,ro1 up=- down=- sup=kn2,lc3,ma3,pk2 out=-
shows   p2 hand=- bag=ca2,fo2,me2,rg2,ro1 up=- down=- sup=ca2,fo3,me3,rg3 out=-
chance  2
weight  flip W 1/2

# WC-PRESET-03 WC-PRESET-06 A-27 Bannockburn: English against Scots; the initiative is flipped
setup war-chest army=bannockburn
shows   p1 hand=- bag=ar2,ca2,fo2,la2,ro1 up=- down=- sup=ar2,ca2,fo3,la2 out=-
shows   p2 hand=- bag=lc2,pk2,sw2,wp2,ro1 up=- down=- sup=lc3,pk2,sw3,wp2 out=-
chance  2
weight  flip W 1/2

# WC-PRESET-04 WC-PRESET-06 A-26 A-27 Crecy: English with the ensign against French; the initiative is flipped
setup war-chest army=crecy
shows   p1 hand=- bag=ar2,en2,kn2,rg2,ro1 up=- down=- sup=ar2,en3,kn2,rg3 out=-
shows   p2 hand=- bag=ca2,cb2,la2,sc2,ro1 up=- down=- sup=ca2,cb3,la2,sc3 out=-
chance  2
weight  flip W 1/2

# WC-PRESET-04 A-26 preset_crecy=bannerman: the English have a bannerman instead
setup war-chest army=crecy preset_crecy=bannerman nobility=1
apply   decrees guard march spy
shows   p1 hand=- bag=ar2,kn2,rg2,ba2,ro1 up=- down=- sup=ar2,kn2,rg3,ba2 out=-
shows   p2 hand=- bag=ca2,cb2,la2,sc2,ro1 up=- down=- sup=ca2,cb3,la2,sc3 out=-

# WC-PRESET-05 WC-PRESET-06 A-27 A-28 Bosworth, with Nobility: Lancaster against York
setup war-chest army=bosworth nobility=1
apply   decrees guard march spy
shows   p1 hand=- bag=me2,pk2,ea2,he2,ro1 up=- down=- sup=me3,pk2,ea3,he3 out=-
shows   p2 hand=- bag=ca2,kn2,sw2,ba2,ro1 up=- down=- sup=ca2,kn2,sw3,ba2 out=-
chance  2
weight  flip R 1/2

# WC-PRESET-05 Bosworth needs Nobility
refused war-chest army=bosworth nobility=0 : WC-PRESET-05


# WC-PRESET-06 the historical armies are for two players
refused war-chest army=gaugamela players=4 : WC-PRESET-06

