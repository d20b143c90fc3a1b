# WM-ARMY-04 a Regiment of Renown stands in a list among the others
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+the-cursed-company+general army2=orcs:2xorc-warriors+2xgoblins+wolf-riders+bearmen-of-urslo+orc-general
shows army 1 empire:2xhalberdiers+2xcrossbowmen+the-cursed-company+general
shows army 2 orcs:2xorc-warriors+2xgoblins+wolf-riders+bearmen-of-urslo+orc-general

# WM-ARMY-04 who has fewer than a thousand points hires nobody
refused warmaster points=900 army1=empire:halberdiers+the-cursed-company+general : one Regiment of Renown for each full thousand

# WM-ARMY-04 one is taken while the army is built, and put back
setup warmaster army1=build-empire army2=orcs
apply take halberdiers
listed take the-cursed-company
listed take asarnil-the-dragonlord
apply take the-cursed-company
shows army 1 empire:halberdiers+the-cursed-company
illegal take bearmen-of-urslo : WM-ARMY-04
says en one Regiment of Renown for each full thousand points: 1 at most; this one has 2
says ru прославленных полков
illegal take battle-banner : WM-ITEM-02
apply drop the-cursed-company
shows army 1 empire:halberdiers
apply take gotrek-and-felix
illegal take griffon : WM-ARMY-06
illegal take sword-of-might : WM-ITEM-02
shows army 1 empire:halberdiers+gotrek-and-felix

# WM-COMBAT-06 the leader of a regiment has one attack more: seven and three dice against six
position warmaster
field 180x120
army 1 empire:bearmen-of-urslo+halberdiers+general
A1 46,30,0 50,30,0
A2 90,30,0 94,30,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+general
B1 46,32,180 50,32,180
B2 90,32,180 94,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply fight A1
chance 8

# WM-COMBAT-06 without one there are six
position warmaster
field 180x120
army 1 empire:bearmen-of-urslo+halberdiers+general
A1 46,30,0 50,30,0
A2 90,30,0 94,30,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+general
B1 46,32,180 50,32,180
B2 90,32,180 94,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply fight A2
chance 7

# WM-MAGIC-11 WM-ARMY-04 spells of its own side are not for a regiment
position warmaster
field 180x120
army 1 empire:bearmen-of-urslo+halberdiers+wizard+general
A1 46,30,0 50,30,0
A2 90,30,0 94,30,0
Ac1 70,30
Ac2 50,10
army 2 empire:halberdiers+halberdiers+general
B1 46,62,180 50,62,180
B2 90,62,180 94,62,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal cast Ac1 voice-of-command A2
illegal cast Ac1 voice-of-command A1 : WM-ARMY-04
says en not for a Regiment of Renown
says ru прославленный полк

# WM-CHAR-10 a regiment in a brigade that blunders throws for itself
position warmaster
field 180x120
army 1 empire:halberdiers+bearmen-of-urslo+hero+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
Ac2 90,10
army 2 empire:halberdiers+halberdiers+general
B1 46,112,180 50,112,180
B2 90,112,180 94,112,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 6 6
acts chance
apply blunder 1
shows A1 46,30,0 50,30,0 54,30,0 locked madness 1
shows order Ac1 to A2
shows next blunder
acts chance
try blunder 1
shows A2 58,30,0 62,30,0 66,30,0 locked madness 1
shows next orders

apply blunder 4
# half a move, and no charge
legal move A2 line 62,40 0
illegal move A2 line 62,40.1 0 : WM-MOVE-16
illegal move A1 line 50,40 0 : WM-CMD-01
apply done
shows A2 58,30,0 62,30,0 66,30,0 locked
shows next orders

# WM-CHAR-10 while the others of the brigade do what their own die says
position warmaster
field 180x120
army 1 empire:halberdiers+bearmen-of-urslo+hero+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
Ac2 90,10
army 2 empire:halberdiers+halberdiers+general
B1 46,112,180 50,112,180
B2 90,112,180 94,112,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 6 6
apply blunder 4
shows A2 58,30,0 62,30,0 66,30,0 blunders
shows order Ac1 to A1 half
apply move A1 line 50,40 0
acts chance
shows order Ac1 to A2
shows next blunder

# WM-CHAR-09 Asarnil breathes fire with the unit that he has joined
position warmaster
field 180x120
army 1 empire:halberdiers+asarnil-the-dragonlord+general
A1 46,30,0 50,30,0
Ac1 50,28 with A1
Ac2 50,10
army 2 empire:halberdiers+halberdiers+general
B1 46,45,180 50,45,180
B2 90,62,180 94,62,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal breathe Ac1 1
