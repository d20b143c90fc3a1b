# WM-STAT-13 a Skink beside his Slann may order under guidance: -1 on the dice and no blunder
position warmaster
field 180x120
army 1 lizardmen:2xskinks+saurus+slann-mage+skink-hero+skink-shaman+saurus-hero
A1 46,30,0 50,30,0 54,30,0
A2 46,50,0 50,50,0 54,50,0
A3 86,30,0 90,30,0 94,30,0
Ac1 50,20
Ac2 66,30
Ac3 73,32
Ac4 80,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
try     order Ac3 A3
illegal guide : WM-STAT-13
says en within 20 cm of his Slann
says ru не дальше 20 см от своего сланна

try     order Ac4 A3
illegal guide : WM-STAT-13

apply   order Ac2 A1
actions give | guide
odds    give : 26/36 succeeds
odds    give : 1/36 blunder
odds    guide : 30/36 succeeds
odds    guide : 6/36 fails
apply   guide
shows   order Ac2 to A1 guided
apply   roll 6 6
shows   Ac1 50,20 used ordered
shows   next orders
apply   order Ac4 A3
odds    give : 10/36 succeeds
apply   give
apply   roll 2 3
apply   move A3 line 90,31 0
# only his first order suffers from the guidance that failed
apply   order Ac4 A3
odds    give : 10/36 succeeds

# WM-STAT-13 guidance helps as often as it succeeds, and the next turn it is there again
position warmaster
field 180x120
army 1 lizardmen:skinks+slann-mage+skink-hero+skink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20 used ordered
Ac2 50,24
Ac3 52,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 2 round 1
next combat
end
acts    1
apply   end
apply   order Ac2 A1
apply   guide
apply   roll 4 5
apply   move A1 line 50,35 0
apply   order Ac2 A1
legal   guide

# WM-STAT-13 where guidance failed nobody else is guided this turn
position warmaster
field 180x120
army 1 lizardmen:skinks+slann-mage+skink-hero+skink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20 used ordered
Ac2 50,24 done
Ac3 52,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac3 A1
illegal guide : WM-STAT-13
says en has failed this turn
actions give

# WM-STAT-13 WM-MAGIC-08 a Slann rolls a failed casting again, a Skink Shaman does not
position warmaster
field 180x120
army 1 lizardmen:skinks+slann-mage+skink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,34
Ac2 52,34
army 2 empire:halberdiers+general
B1 46,60,180 50,60,180 54,60,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=look
end
try     cast Ac1 gaze-of-sotek B1
apply   die 3
acts    1
legal   yes
apply   no
acts    1

try     cast Ac1 gaze-of-sotek B1
apply   die 1
illegal yes : WM-TURN-05

apply   cast Ac2 gaze-of-sotek B1
apply   die 3
illegal yes : WM-TURN-05

# WM-STAT-13 two sixes of a Dark Elf's subordinate cost his General a level, or him his life
position warmaster
field 180x120
army 1 dark-elves:3xspearmen+general+hero+sorceress
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
A3 46,60,0 50,60,0 54,60,0
Ac1 50,20
Ac2 54,24
Ac3 90,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac2 A1
apply   give
apply   roll 6 6
acts    1
actions yes | no
illegal end : WM-STAT-13
try     no
shows   Ac2 lost punished used ordered
shows   next blunder
apply   blunder 4
apply   move A1 line 50,31 0
shows   next orders
illegal order Ac2 A2 : WM-CMD-02
apply   order Ac1 A2
# Command 10 still, less one for the distance
odds    give : 30/36 succeeds

apply   yes
shows   Ac1 50,20 punished
shows   next blunder
apply   blunder 2
apply   order Ac3 A2
apply   give
apply   roll 6 6
apply   yes
shows   Ac1 50,20 punished twice
apply   blunder 2
# Command 8, less one for the distance
apply   order Ac1 A3
odds    give : 21/36 succeeds

# WM-STAT-13 a Dark Elf General pays for his own two sixes, and after two levels executes whoever fails
position warmaster
field 180x120
army 1 dark-elves:2xspearmen+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 50,20 punished
Ac2 54,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac1 A1
odds    give : 30/36 succeeds
apply   give
apply   roll 6 6
shows   Ac1 50,20 done punished twice used ordered
shows   next characters

# WM-STAT-13 WM-END-07 nobody scores for a Dark Elf whom his General had executed
position warmaster
field 180x120
army 1 dark-elves:2xspearmen+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 50,20 punished twice
Ac2 54,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 6 first 2
next orders
end
apply   order Ac2 A1
apply   give
apply   roll 6 6
shows   Ac2 lost punished used ordered
apply   blunder 2
apply   end
apply   end
over
score   0 0

# WM-STAT-13 blunders under a Shogun count one less, and fall on the Samurai of the brigade
position warmaster
field 180x120
army 1 nippon:samurai+ashigaru+shogun+daimyo
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,20
Ac2 54,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
order Ac2 to A1 A2
turn 1 round 1 giver Ac2
next blunder
end
try     blunder 2
shows   next madness
actions mad A1
illegal mad A2 : WM-STAT-13
says ru самураи

try     blunder 1
shows   next madness

try     blunder 6
shows   next move

try     blunder 4
shows   next orders

# WM-STAT-13 an Elephant of Araby does not carry its rider among horsemen
position warmaster
field 180x120
army 1 araby:knights+spearmen+general/elephant+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,26
Ac2 60,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next characters
end
illegal join Ac1 A1 : WM-STAT-13
legal   join Ac1 A2
legal   join Ac2 A1

# WM-STAT-13 Terracotta Warriors hear Sorcerers, but no Celestial Dragon
position warmaster
field 180x120
army 1 cathay:terracotta-warriors+general+sorcerer/celestial-dragon+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 60,26
Ac2 50,24
Ac3 52,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac2 A1 : WM-STAT-13
says en do not hear a dragon
legal   order Ac3 A1

# WM-STAT-13 a Shrine of Nippon takes fear away as an Anvil does
position warmaster
field 180x120
army 1 nippon:samurai+shogun+shugenja/shrine
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 54,24
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=look
end
illegal anvil Ac1 : WM-STAT-13
apply   anvil Ac2
apply   die 4
shows   A1 46,30,0 50,30,0 54,30,0 magic fearless
