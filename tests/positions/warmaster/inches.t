# WM-OPTION-01 WM-CMD-05 refusals tell lengths in inches, and a character's disc is 0.98 of half an inch
position warmaster
options points=1000 turns=6 measure=inches
field 141x94
army 1 empire:2xhalberdiers+general+hero
A1 46.85,81.75,0 50,81.75,0 53.15,81.75,0
A2 86.85,82,0 90,82,0 93.15,82,0
Ac1 20,20
Ac2 50,20
army 2 empire:halberdiers+general
B1 126.85,90,180 130,90,180 133.15,90,180
Bc1 90,90
turn 1 round 1
next orders
end
# the near edge of A1 lies 60.96 from his middle, 59.98 from his rim
legal   order Ac2 A1
illegal order Ac2 A2 : WM-CMD-05
says en farther away than this character's 30"
says ru — 30"

# WM-OPTION-01 WM-CMD-05 his disc of 25 mm reaches less far in inches than 1.25 would
position warmaster
options points=1000 turns=6 measure=inches
field 141x94
army 1 empire:halberdiers+general+hero
A1 46.85,81.9,0 50,81.9,0 53.15,81.9,0
Ac1 20,20
Ac2 50,20
army 2 empire:halberdiers+general
B1 126.85,90,180 130,90,180 133.15,90,180
Bc1 90,90
turn 1 round 1
next orders
end
illegal order Ac2 A1 : WM-CMD-05

# WM-OPTION-01 WM-CMD-05 in centimetres they are told as they are
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,90,0 50,90,0 54,90,0
Ac1 20,20
Ac2 50,20
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac2 A1 : WM-CMD-05
says en farther away than this character's 60 cm
says ru — 60 см

# WM-OPTION-01 WM-OPTION-17 the map of a scenario lies on the same table
setup warmaster scenario=crossings measure=inches
shows field 141x94

# WM-OPTION-01 WM-OPTION-17 WM-END-12 and so do its objectives: here the crossing on the left
position warmaster
options points=1000 turns=7 measure=inches scenario=crossings
field 141x94
army 1 empire:halberdiers+general
A1 29.75,47.8,0 32.9,47.8,0 36.05,47.8,0
Ac1 20,20
army 2 empire:halberdiers+general
B1 126.85,90,180 130,90,180 133.15,90,180
Bc1 90,90
turn 1 round 7 first 2
next characters
end
apply   end
score   1 -1

# WM-OPTION-01 WM-OPTION-17 WM-END-12 where the crossing would be in centimetres there is none
position warmaster
options points=1000 turns=7 measure=inches scenario=crossings
field 141x94
army 1 empire:halberdiers+general
A1 38.85,61,0 42,61,0 45.15,61,0
Ac1 20,20
army 2 empire:halberdiers+general
B1 126.85,90,180 130,90,180 133.15,90,180
Bc1 90,90
turn 1 round 7 first 2
next characters
end
apply   end
score   0 0

# WM-OPTION-01 WM-MOVE-16 so do those that count millimetres
position warmaster
options points=1000 turns=6 measure=inches
field 141x94
army 1 empire:halberdiers+general
A1 46.85,30,0 50,30,0 53.15,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 126.85,90,180 130,90,180 133.15,90,180
Bc1 90,90
turn 1 round 1
next orders
end
apply   order Ac1 A1
apply   give
apply   roll 1 1
illegal move A1 line 50,52 0 : WM-MOVE-16
says en more than 10" here: this is 11"
