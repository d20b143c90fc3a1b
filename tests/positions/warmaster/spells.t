# WM-MAGIC-01 WM-MAGIC-04 Chill takes an attack of every stand of the enemy, and of a character with it
position warmaster
field 180x120
army 1 kislev:axemen+general+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 chill B1
apply die 4
chance 10
apply hits 0
chance 7

# WM-MAGIC-01 Chill: nothing is taken of whoever has no attack
position warmaster
field 180x120
army 1 kislev:axemen+general+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general+wizard
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,35 with B1
turn 1 round 1
next shooting
end
apply cast Ac2 chill B1
apply die 4
apply hits 0
chance 7

# WM-MAGIC-02 Chill is for units in combat only
position warmaster
field 180x120
army 1 kislev:axemen+general+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 chill B2 : WM-MAGIC-02
says en in combat only
says ru только на отряды в бою

# WM-MAGIC-27 Monster Bear: the unit is terrible, and two attacks more for the wizard
position warmaster
field 180x120
army 1 kislev:axemen+general+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 monster-bear
apply die 5
chance 12
apply hits 0
chance 7

# WM-MAGIC-27 Monster Bear: the wizard is with a unit in combat
position warmaster
field 180x120
army 1 kislev:axemen+general+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 monster-bear : WM-MAGIC-27

# WM-MAGIC-24 Daemonic Rage: one attack more for the unit, none for the character
position warmaster
field 180x120
army 1 daemons:daemon-hordes+daemon-overlord+daemon-lord-wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 daemonic-rage
apply die 5
chance 15

# WM-DICE-05 Frenzy of Chaos: attacks that miss are thrown once more
position warmaster
field 180x120
army 1 daemons:daemon-hordes+daemon-overlord+daemon-lord-wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
try cast Ac2 frenzy-of-chaos A1
apply die 5
apply hits 5
chance 6

apply cast Ac2 frenzy-of-chaos A1
apply die 6
chance 13
apply hits 5
chance 8
apply hits 7
# armour of all twelve, and no third throw
chance 13

# WM-MAGIC-22 Ferocity of Tigers: an attack more a stand, none for a character
position warmaster
field 180x120
army 1 cathay:bannermen+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 ferocity-of-tigers A1
apply die 5
chance 13

# WM-MAGIC-22 Power of Herd: an attack more a stand and for a character, for Gor in combat
position warmaster
field 180x120
army 1 beastmen:gor+minotaurs+beastlord+bray-shaman
A1 46,30,0 50,30,0 54,30,0
A2 60,20,0 64,20,0 68,20,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 power-of-herd
apply die 6
chance 17

# WM-MAGIC-02 Power of Herd: Minotaurs are not of it
position warmaster
field 180x120
army 1 beastmen:minotaurs+beastlord+bray-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+pistoliers+halberdiers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 60,45,180 64,45,180 68,45,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 power-of-herd : WM-MAGIC-02

# WM-COMBAT-12 word-of-fear (Chaos Dwarfs): the unit causes terror
position warmaster
field 180x120
army 1 chaos-dwarfs:hobgoblins+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 word-of-fear A1
apply die 4
chance 10
apply hits 0
chance 7

# WM-COMBAT-12 aspect-of-wulfen (Norse): the unit causes terror
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 aspect-of-wulfen A1
apply die 4
chance 10
apply hits 0
chance 7

# WM-COMBAT-12 twilight-host (Wood Elves): the unit causes terror
position warmaster
field 180x120
army 1 wood-elves:glade-guard+general+spell-weaver
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 twilight-host A1
apply die 5
chance 10
apply hits 0
chance 7

# WM-MAGIC-04 Twilight Host lasts through the turn of the enemy, Word of Fear does not
position warmaster
field 180x120
army 1 wood-elves:dryads+general+spell-weaver
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 twilight-host A1
apply die 5
shows turn 2 round 1
shows A1 46,30,0 50,30,0 54,30,0 wards host

# WM-MAGIC-04 Word of Fear ends with the turn
position warmaster
field 180x120
army 1 chaos-dwarfs:black-orcs+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 word-of-fear A1
apply die 5
shows turn 2 round 1
shows A1 46,30,0 50,30,0 54,30,0

# WM-COMBAT-18 Shield of the Old Ones: armour of 5 saves on 4
position warmaster
field 180x120
army 1 lizardmen:saurus+slann-mage+skink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 shield-of-the-old-ones A1
apply die 5
apply end
apply hits 0
apply hits 2
chance 3
weight hits 2 1/4

# WM-COMBAT-18 Shield of the Old Ones: armour of 4 stays as it is
position warmaster
field 180x120
army 1 lizardmen:kroxigor+slann-mage+skink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 shield-of-the-old-ones A1
apply die 5
apply end
apply hits 0
apply hits 2
weight hits 2 1/4

# WM-STAT-06 Shield of the Old Ones: who has no armour saves on 6
position warmaster
field 180x120
army 1 lizardmen:skinks+slann-mage+skink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 shield-of-the-old-ones A1
apply die 5
apply end
apply hits 0
apply hits 2
weight hits 2 1/36

# WM-DICE-05 Shield of Combat: saves that fail are thrown once more, in combat
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+enchantress
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 shield-of-combat
apply die 4
apply hits 0
apply hits 3
apply hits 1
# two failed
chance 3
weight hits 2 1/36

# WM-MAGIC-27 Shield of Combat needs a unit, not a combat
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+enchantress
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 shield-of-combat : WM-MAGIC-27
says en must be with a unit

# WM-DICE-05 Curse of the Djinn: saves that succeed are thrown once more
position warmaster
field 180x120
army 1 araby:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 dwarfs:warriors+2xgyrocopter+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180
B3 150,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 curse-of-the-djinn B1
apply die 6
apply hits 4
chance 5
apply hits 3
chance 4
weight hits 3 1/8
apply hits 0
# all four have passed
shows bout B1 fights 1 round 1 suffered 4 contact-stands 1,2,3 front-stands 1,2,3 aim A1.1 A1.1 A1.2 lead 1 1 1 touched A1 front A1 most A1 away 0
chance 10

# WM-ITEM-11 WM-DICE-05 the Sword of Destruction finds nothing to throw again behind the curse
position warmaster
field 180x120
army 1 araby:spearmen/sword-of-destruction+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 dwarfs:warriors+2xgyrocopter+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180
B3 150,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 curse-of-the-djinn B1
apply die 6
apply hits 4
apply hits 3
apply hits 3
chance 10

# WM-STAT-04 Troll Guts: an Ogre stand falls at the fifth hit
position warmaster
field 180x120
army 1 ogre-kingdoms:bull-ogres+tyrant+butcher
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 troll-guts A1
apply die 5
apply hits 0
apply hits 4
apply hits 0
acts 2
lacks task casualties unit=A1 lost=1

# WM-STAT-05 Mork Save Uz: Goblins save on 5
position warmaster
field 180x120
army 1 goblins:goblins+goblin-warboss+goblin-shaman
A1 46,30,0 50,30,0 54,30,0 wards mork
Ac1 90,5
Ac2 50,25
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
apply hits 2
chance 3
weight hits 2 1/9

# WM-MAGIC-04 Mork Save Uz lasts through the turn of the enemy
position warmaster
field 180x120
army 1 goblins:goblins+goblin-warboss+goblin-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 mork-save-uz A1
apply die 5
apply end
shows turn 2 round 1
shows A1 46,30,0 50,30,0 54,30,0 wards mork

# WM-STAT-05 Mork Save Uz does not spoil a better armour
position warmaster
field 180x120
army 1 goblins:trolls+goblin-warboss+goblin-shaman
A1 46,30,0 50,30,0 54,30,0 wards mork
Ac1 90,5
Ac2 50,25
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
apply hits 2
weight hits 2 1/9

# WM-DICE-05 Aerial Shield: saves against shots that fail are thrown once more near the wizard
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+enchantress
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast shelter
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
apply hits 2
apply hits 0
chance 3
weight hits 2 1/36

# WM-DICE-05 Aerial Shield: in the odds a hit passes with 25 of 36
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+enchantress
A1 50,30,0
Ac1 90,5
Ac2 50,25 cast shelter
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
odds shoot B1 A1 : 103823/373248 hits: 0

# WM-MAGIC-02 Aerial Shield reaches 15 cm
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+enchantress
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,12 cast shelter
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
apply hits 2
apply hits 0
# driven back at once
apply driven 4

# WM-MAGIC-06 Aerial Shield lies on the caster, until the turn of the enemy ends
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+2xenchantress
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
Ac3 60,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 aerial-shield
apply die 4
shows Ac2 50,25 cast tried,worked,shelter
legal cast Ac3 aerial-shield
apply end
shows Ac2 50,25 cast shelter
shows turn 2 round 1

# WM-SHOOT-20 Tooth Cracker: hits do not drive the unit back
position warmaster
field 180x120
army 1 ogre-kingdoms:bull-ogres+tyrant+butcher
A1 46,30,0 50,30,0 54,30,0 wards tooth
Ac1 90,5
Ac2 50,25
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
apply hits 3
apply hits 0
shows turn 1 round 2
shows A1 46,30,0 50,30,0 54,30,0 near

# WM-MAGIC-04 Tooth Cracker on 3 and more
position warmaster
field 180x120
army 1 ogre-kingdoms:bull-ogres+tyrant+2xbutcher
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
Ac3 60,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
try cast Ac2 tooth-cracker A1
apply die 2
lacks A1 46,30,0 50,30,0 54,30,0 spells 1 wards tooth

apply cast Ac2 tooth-cracker A1
apply die 3
shows A1 46,30,0 50,30,0 54,30,0 spells 1 wards tooth

# WM-DEFEND-07 mists-of-albion: infantry counts as defended
position warmaster
field 180x120
army 1 albion:warriors+cavalry+general+druid
A1 46,30,0 50,30,0 54,30,0
A2 60,30,0 62,30,0 64,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 mists-of-albion A2 : WM-MAGIC-02
apply cast Ac2 mists-of-albion A1
apply die 5
apply end
shows A1 46,30,0 50,30,0 54,30,0 wards defended

# WM-DEFEND-07 tree-singing: infantry counts as defended
position warmaster
field 180x120
army 1 wood-elves:glade-guard+glade-riders+general+spell-weaver
A1 46,30,0 50,30,0 54,30,0
A2 60,30,0 62,30,0 64,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 tree-singing A2 : WM-MAGIC-02
apply cast Ac2 tree-singing A1
apply die 5
apply end
shows A1 46,30,0 50,30,0 54,30,0 wards defended

# WM-DEFEND-07 WM-SHOOT-23 who counts as defended is hit on 5, and his first hit does not drive him
position warmaster
field 180x120
army 1 albion:warriors+general+druid
A1 50,30,0 wards defended
Ac1 90,5
Ac2 50,25
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
weight hits 3 1/27
apply hits 2
apply hits 0
# one die
chance 6
apply driven 4
# and then it has moved
lacks A1 50,30,0 near wards defended

# WM-MAGIC-02 Tree Singing is not for units in combat, Mists of Albion are
position warmaster
field 180x120
army 1 wood-elves:glade-guard+general+spell-weaver
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 tree-singing A1 : WM-MAGIC-02

# WM-DEFEND-07 Mists of Albion: in combat too
position warmaster
field 180x120
army 1 albion:warriors+general+druid
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 mists-of-albion A1
apply die 5
apply hits 0
chance 10
weight hits 9 1/19683

# WM-DEFEND-07 Sanctuary defends riders too
position warmaster
field 180x120
army 1 witch-hunters:knights+general+warrior-priest
A1 46,30,0 48,30,0 50,30,0 wards sanctuary keeper Ac2
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
weight hits 3 1/27

# WM-DEFEND-07 Sanctuary: who is defended by ground counts as fortified
position warmaster
field 180x120
wood 40,25 60,25 60,32 40,32
army 1 witch-hunters:halberdiers+general+warrior-priest
A1 50,30,0 wards sanctuary keeper Ac2
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
weight hits 3 1/216

# WM-MAGIC-01 Sanctuary ends when the priest leaves
position warmaster
field 180x120
army 1 witch-hunters:halberdiers+general+warrior-priest
A1 46,30,0 50,30,0 54,30,0 wards sanctuary keeper Ac2
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next characters
end
apply place Ac2 50,20
shows A1 46,30,0 50,30,0 54,30,0

# WM-MAGIC-01 Sanctuary ends when the priest casts again
position warmaster
field 180x120
army 1 witch-hunters:halberdiers+general+warrior-priest
A1 46,30,0 50,30,0 54,30,0 wards sanctuary keeper Ac2
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 divine-curse B1
shows A1 46,30,0 50,30,0 54,30,0

# WM-MAGIC-01 Sanctuary ends when the unit moves
position warmaster
field 180x120
army 1 witch-hunters:halberdiers+general+warrior-priest
A1 46,30,0 50,30,0 54,30,0 wards sanctuary keeper Ac2
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply move A1 line 50,32 0
shows A1 46,32,0 50,32,0 54,32,0 orders 1

# WM-MAGIC-04 Sanctuary lies on the unit that he is with
position warmaster
field 180x120
army 1 witch-hunters:halberdiers+general+warrior-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 sanctuary
apply die 5
shows turn 2 round 1
shows A1 46,30,0 50,30,0 54,30,0 wards sanctuary keeper Ac2

# WM-MAGIC-28 Eerie Mist: no initiative, and orders at -1
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+enchantress
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general+hero
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,50
turn 1 round 1
next shooting
end
apply cast Ac2 eerie-mist B1
apply die 4
shows turn 2 round 1
illegal charge B1 A1 : WM-MAGIC-28
says ru заклинание не даёт
apply end
odds order Bc2 B1 : 15/36 succeeds

# WM-MAGIC-02 Traitor Kin: riders, chariots and monsters
position warmaster
field 180x120
army 1 beastmen:gor+beastlord+bray-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+knights+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 60,45,180 62,45,180 64,45,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 traitor-kin B1 : WM-MAGIC-02
says en not for such troops
apply cast Ac2 traitor-kin B2
apply die 4
shows B2 60,45,180 62,45,180 64,45,180 near wards mist

# WM-BRIG-01 Thousand-Eyed Spies: the unit joins no brigade
position warmaster
field 180x120
army 1 kingdoms-of-ind:warriors+maharajah+purohita
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 50,25
army 2 empire:2xhalberdiers+pistoliers+general
B1 46,60,180 50,60,180 54,60,180
B2 58,60,180 62,60,180 66,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 60,70
turn 1 round 1
next shooting
end
apply cast Ac2 thousand-eyed-spies B1
apply die 5
apply end
try order Bc1 B1
illegal with B2 : WM-BRIG-01
says en spies

apply order Bc1 B2
illegal with B1 : WM-BRIG-01

# WM-MAGIC-03 Thousand-Eyed Spies need sight
position warmaster
field 180x120
house 30,50 80,50 80,54 30,54
army 1 kingdoms-of-ind:warriors+maharajah+purohita
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 50,25
army 2 empire:2xhalberdiers+pistoliers+general
B1 46,60,180 50,60,180 54,60,180
B2 58,60,180 62,60,180 66,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 60,70
turn 1 round 1
next shooting
end
illegal cast Ac2 thousand-eyed-spies B1 : WM-MAGIC-03

# WM-CHAR-10 Spite of Low'Key: near the wizard any double is a blunder
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,33 cast spite
army 2 empire:halberdiers+2xpistoliers+general+hero
B1 46,70,180 50,70,180 54,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,64
turn 2 round 1
next orders
end
odds order Bc2 B1 : 6/36 blunder
apply order Bc2 B1
apply give
try roll 1 2
lacks next blunder

apply roll 1 1
shows next blunder

# WM-CHAR-10 Spite of Low'Key: 30 cm from stand to stand, and not the General
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,31 cast spite
army 2 empire:halberdiers+2xpistoliers+general+hero
B1 46,70,180 50,70,180 54,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 52,60
Bc2 50,64
turn 2 round 1
next orders
end
odds order Bc2 B1 : 1/36 blunder
apply order Bc1 B1
apply give
apply roll 1 1
lacks next blunder

# WM-MAGIC-04 Spite of Low'Key and Eye of the Raven lie on the caster
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+2xshaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
Ac3 60,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 spite-of-low-key
apply die 5
shows Ac2 50,25 cast tried,worked,spite
apply cast Ac3 eye-of-the-raven
apply die 5
shows Ac2 50,25 cast spite
shows Ac3 60,25 cast raven
shows turn 2 round 1

# WM-DICE-05 Eye of the Raven: one die of a failed order is thrown again
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 205/216 succeeds
apply order Ac1 A1
apply give
try roll 6 6
acts 1
odds yes : 1/6 5
apply yes
apply die 6
shows next characters

try roll 4 4
shows next move

apply roll 6 4
acts 1
try no
shows next characters

apply yes
chance 6
apply die 5
shows next move
shows Ac2 50,25

# WM-CHAR-10 Eye of the Raven: not a blunder, but its die
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+hero+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,20
Ac3 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac2 A1 : 191/216 succeeds
odds order Ac2 A1 : 6/216 blunder
apply order Ac2 A1
apply give
apply roll 6 6
# the dice of the blunder stand; its own die may fall again
shows next blunder
chance 6
apply blunder 6
acts 1
apply yes
apply die 1
shows A1 46,30,0 50,30,0 54,30,0 locked madness 1

# WM-DICE-05 Eye of the Raven: a casting
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+2xshaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
Ac3 60,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=wait
end
apply cast Ac2 spite-of-low-key
try die 5
shows Ac2 50,25 cast tried,worked,spite

apply die 1
acts 1
apply yes
apply die 5
shows Ac2 50,25 cast tried,worked,spite
shows Ac3 60,25

# WM-DICE-05 Eye of the Raven: a shot that missed, and a save that failed
position warmaster
field 180x120
army 1 norse:huntsmen+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=wait
end
apply shoot A1 B1
apply hits 1
acts 1
apply yes
weight die 4 1/6
apply die 4
# two hits, and no armour
shows B1 46,45,180 50,45,180 54,45,180 wounds 2 struck 2 driver A1

# WM-DICE-05 Eye of the Raven: blows in combat
position warmaster
field 180x120
army 1 norse:bondsmen+jarl+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25 cast raven
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=wait
end
acts 1
apply end
chance 10
try hits 9
lacks next orders

apply hits 2
acts 1
apply yes
apply die 4
# three are saved
chance 4

# WM-MAGIC-11 Wings in the Jungle: the unit moves and its wizard with it, the other stays
position warmaster
field 180x120
army 1 lizardmen:saurus+slann-mage+2xskink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
Ac3 52,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,90,180 50,90,180 54,90,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 wings-in-the-jungle
apply die 5
apply move A1 line 50,48 0
shows A1 46,48,0 50,48,0 54,48,0 spells 3
shows Ac2 50,45.75 with A1 cast tried,worked
shows Ac3 52,27

# WM-MAGIC-11 Wings in the Jungle: not out of a combat
position warmaster
field 180x120
army 1 lizardmen:saurus+slann-mage+skink-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 wings-in-the-jungle : WM-MAGIC-11

# WM-MAGIC-11 Call of the Hunt: the unit charges the nearest enemy it sees, who does not shoot
position warmaster
field 180x120
army 1 wood-elves:eternal-guard+general+spell-weaver
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:2xcrossbowmen+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 58,47,180 62,47,180 66,47,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 call-of-the-hunt A1
apply die 5
illegal charge A1 B2 : WM-MAGIC-11
illegal done : WM-MAGIC-11
illegal move A1 line 50,33 0 : WM-MAGIC-11
apply charge A1 B1
# no answer: the fight begins with the charge
acts chance
chance 13

# WM-MAGIC-11 Call of the Hunt: nobody to charge
position warmaster
field 180x120
army 1 wood-elves:eternal-guard+general+spell-weaver
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,60,180 50,60,180 54,60,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 call-of-the-hunt A1 : WM-MAGIC-11
says en cannot charge

# WM-MAGIC-04 Freeze: a stand is lost if the die is higher than the Hits
position warmaster
field 180x120
army 1 kislev:axemen+general+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 freeze B1
apply die 6
chance 6
try die 3
shows turn 2 round 1
shows B1 46,45,180 50,45,180 54,45,180 near

apply die 4
acts 2
apply remove B1 1
shows B1 50,45,180 54,45,180 near

# WM-MAGIC-23 Fury of the Forest: every enemy within 10 cm of the wood, without armour inside one
position warmaster
field 180x120
wood 40,50 60,50 60,62 40,62
river 0,90 180,90 180,92 0,92
army 1 wood-elves:glade-guard+general+spell-weaver
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 50,25
army 2 empire:3xhalberdiers+pistoliers+general
B1 46,55,180 50,55,180 54,55,180
B2 46,71,180 50,71,180 54,71,180
B3 46,74,180 50,74,180 54,74,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 fury-of-the-forest 2 : WM-MAGIC-02
says en name a wood
apply cast Ac2 fury-of-the-forest 1
apply die 6
# in the wood: on 5, no saves
chance 4
weight hits 3 1/27
apply hits 2
# outside: on 4, armour
weight hits 3 1/8
apply hits 1
weight hits 1 1/6
apply hits 0
# nobody is driven back, B3 is farther away
shows turn 2 round 1
shows B1 46,55,180 50,55,180 54,55,180

# WM-MAGIC-02 Fury of the Forest: a wood within 60 cm
position warmaster
field 180x120
wood 40,50 60,50 60,62 40,62
river 0,90 180,90 180,92 0,92
army 1 wood-elves:glade-guard+general+2xspell-weaver
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 150,8
Ac3 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,55,180 50,55,180 54,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 fury-of-the-forest 1 : WM-MAGIC-02
says ru до леса больше 60 см

# WM-MAGIC-14 Summon Daemons: a stand comes back into the formation
position warmaster
field 180x120
army 1 daemons:daemon-hordes+daemon-overlord+daemon-lord-wizard
A1 46,30,0 50,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 summon-daemons A1
apply die 4
acts 1
illegal stand A1 3 60,30 0 : WM-STAND-06
apply stand A1 3 54,30 0
shows A1 46,30,0 50,30,0 54,30,0

# WM-MAGIC-14 Summon Daemons: in combat the stand touches those its unit touches
position warmaster
field 180x120
army 1 daemons:daemon-hordes+daemon-overlord+daemon-lord-wizard
A1 46,30,0 50,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 summon-daemons A1
apply die 4
legal stand A1 3 54,30 0

# WM-MAGIC-14 Summon Daemons: not for a whole unit
position warmaster
field 180x120
army 1 daemons:daemon-hordes+daemon-overlord+daemon-lord-wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 summon-daemons A1 : WM-MAGIC-14

# WM-MAGIC-02 Summon Devans: Devans only
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+warriors+maharajah+purohita
A1 46,30,0 50,30,0
A2 46,20,0 50,20,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 summon-devans A2 : WM-MAGIC-02
apply cast Ac2 summon-devans A1
apply die 4
apply stand A1 3 54,30 0
lacks A1 46,30,0 50,30,0

# WM-MAGIC-14 Summon Fenbeast: within 30 cm, touching an enemy only in combat
position warmaster
field 180x120
army 1 albion:warriors+general+druid
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+halberdiers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 70,45,180 74,45,180 78,45,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 summon-fenbeast
apply die 6
illegal deploy A2 line 50,80 0 : WM-MAGIC-02
illegal deploy A2 line 70,42 0 : WM-MAGIC-14
try deploy A2 line 60,25 0
lacks turn 2 round 1

apply deploy A2 line 58,32 270
lacks A2 -

# WM-MAGIC-14 Summon Fenbeast: no more of them than Druids
position warmaster
field 180x120
army 1 albion:warriors+fenbeast+general+druid
A1 46,30,0 50,30,0 54,30,0
A2 90,20,0 magic raised
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 summon-fenbeast : WM-MAGIC-14
says en no more Fenbeasts

# WM-MAGIC-01 Behold the Avatar: he takes the place of the Purohita, once
position warmaster
field 180x120
army 1 kingdoms-of-ind:warriors+maharajah+2xpurohita
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
Ac3 80,30
army 2 empire:halberdiers+pistoliers+halberdiers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 80,45,180 84,45,180 88,45,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 behold-the-avatar
apply die 6
shows army 1 kingdoms-of-ind:warriors+maharajah+avatar+purohita
illegal cast Ac3 behold-the-avatar : WM-MAGIC-01
apply end
# nine and three, and the enemy fears him
chance 13
apply hits 0
chance 7

# WM-MAGIC-27 Bull Gorger and Holy Fervour ask for a unit, not for a combat
position warmaster
field 180x120
army 1 ogre-kingdoms:bull-ogres+tyrant+butcher
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal cast Ac2 bull-gorger

# WM-MAGIC-27 Holy Fervour too
position warmaster
field 180x120
army 1 witch-hunters:halberdiers+general+warrior-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,27 with A1
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 holy-fervour
apply die 5
shows turn 2 round 1

# WM-MAGIC-27 but they do ask for a unit
position warmaster
field 180x120
army 1 ogre-kingdoms:bull-ogres+tyrant+butcher
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 bull-gorger : WM-MAGIC-27
says ru с отрядом

# WM-MAGIC-01 Mirage: within 60 cm, more than 20 cm from enemies, and nothing else while it lasts
position warmaster
field 180x120
army 1 araby:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 mirage
apply die 4
illegal deploy A2 line 50,62 0 : WM-MAGIC-14
illegal deploy A2 line 120,20 0 : WM-MAGIC-02
apply deploy A2 line 50,50 0
shows A2 46,50,0 50,50,0 54,50,0 magic raised wards mirage keeper Ac2
shows turn 2 round 1

# WM-MOVE-17 Mirage: not where another is, though units of its side may go there
position warmaster
field 180x120
army 1 araby:2xspearmen+general+2xwizard
A1 46,30,0 50,30,0 54,30,0
A2 60,40,0 64,40,0 68,40,0 magic raised wards mirage keeper Ac2
Ac1 90,5
Ac2 50,25
Ac3 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac3 mirage
apply die 4
illegal deploy A3 line 64,40 0 : WM-MOVE-17
illegal deploy A3 line 66,41 0 : WM-MOVE-17
legal deploy A3 line 64,42 0

# WM-MAGIC-01 Mirage: its wizard casts nothing else
position warmaster
field 180x120
army 1 araby:2xspearmen+general+2xwizard
A1 46,30,0 50,30,0 54,30,0
A2 60,40,0 64,40,0 68,40,0 magic raised wards mirage keeper Ac2
Ac1 90,5
Ac2 50,25
Ac3 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 sunstrike 0 : WM-MAGIC-01
says en mirage

# WM-MAGIC-01 Mirage: it takes no orders
position warmaster
field 180x120
army 1 araby:2xspearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
A2 60,40,0 64,40,0 68,40,0 magic raised wards mirage keeper Ac2
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac1 A2 : WM-MAGIC-01
apply order Ac1 A1
apply give
apply roll 1 1
# who goes through it ends it
apply move A1 line 64,44 0
shows A2 lost magic raised

# WM-SHOOT-03 Mirage: it is shot at like any unit, and nothing comes of it
position warmaster
field 180x120
army 1 araby:2xspearmen+general+wizard
A1 46,5,0 50,5,0 54,5,0
A2 60,40,0 64,40,0 68,40,0 magic raised wards mirage keeper Ac2
Ac1 90,5
Ac2 50,25
army 2 empire:crossbowmen+2xpistoliers+general
B1 60,60,180 64,60,180 68,60,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A2
apply hits 3
apply hits 0
shows A2 60,40,0 64,40,0 68,40,0 near magic raised wards mirage keeper Ac2
shows turn 1 round 2

# WM-CHARGE-01 Mirage: an enemy who charges it finds nobody
position warmaster
field 180x120
army 1 araby:2xspearmen+general+wizard
A1 46,5,0 50,5,0 54,5,0
A2 60,40,0 64,40,0 68,40,0 magic raised wards mirage keeper Ac2
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 60,55,180 64,55,180 68,55,180 near
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next initiative
end
apply charge B1 A2
shows A2 lost magic raised
shows B1 60,42,180 64,42,180 68,42,180 near initiative charged
apply end
illegal order Bc1 B1 : WM-CMD-24

# WM-MAGIC-10 a line from the side of the stand meets whom the one through its middle misses
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 100,30,0 104,30,0 108,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 52.9,40,180 56.9,40,180 60.9,40,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 ball-of-flame 0 : WM-MAGIC-02
illegal cast Ac2 ball-of-flame 0 left 12 : WM-MAGIC-02
bad cast Ac2 ball-of-flame 0 right 13 : mm
apply cast Ac2 ball-of-flame 0 right 12
apply die 5
chance 4

# WM-MAGIC-10 a line beside a friend
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 50.5,30,0 54.5,30,0 58.5,30,0
Ac1 90,5
Ac2 48,25
army 2 empire:halberdiers+2xpistoliers+general
B1 44,40,180 48,40,180 52,40,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
odds cast Ac2 ball-of-flame 0 : 72/216 the spell works
apply cast Ac2 ball-of-flame 0 left 12
apply die 5
apply hits 0
# the friend was not on it
shows turn 2 round 1

# WM-MAGIC-09 a Lammasu breaks a spell on a friend within 30 cm on 4 and more, once a turn
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+2xliche-priest
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 50,25
Ac3 60,25
army 2 chaos-dwarfs:2xblack-orcs+general+sorcerer/lammasu
B1 46,45,180 50,45,180 54,45,180
B2 58,45,180 62,45,180 66,45,180
Bc1 90,110
Bc2 50,60
turn 1 round 1
next shooting
end
odds cast Ac2 death-bolt B1 : 36/216 anti-magic
apply cast Ac2 death-bolt B1
apply die 5
acts 2
apply yes
apply die 4
shows Bc2 50,60 cast breaks
lacks B1 46,45,180 50,45,180 54,45,180 spells 4
apply cast Ac3 death-bolt B1
apply die 5
# not again this turn
chance 4

# WM-MAGIC-09 a Lammasu reaches 30 cm
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 50,25
army 2 chaos-dwarfs:2xblack-orcs+general+sorcerer/lammasu
B1 46,45,180 50,45,180 54,45,180
B2 58,45,180 62,45,180 66,45,180
Bc1 90,110
Bc2 50,80
turn 1 round 1
next shooting
end
apply cast Ac2 death-bolt B1
apply die 5
chance 4

# WM-MAGIC-05 the rider of a Djinn casts its curse at +1
position warmaster
field 180x120
army 1 araby:spearmen+general+wizard/djinn
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 dwarfs:warriors+2xgyrocopter+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180
B3 150,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
odds cast Ac2 curse-of-the-djinn B1 : 72/216 works
apply cast Ac2 curse-of-the-djinn B1
apply die 5
shows B1 46,32,180 50,32,180 54,32,180 fought spells 4 charms djinn

# WM-MAGIC-01 a Branchwraith sings to the trees and casts nothing else
position warmaster
field 180x120
army 1 wood-elves:glade-guard+general+branchwraith
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 50,15
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 twilight-host A1 : WM-MAGIC-01
apply cast Ac2 tree-singing A1
apply die 5
shows A1 46,10,0 50,10,0 54,10,0 wards defended

# WM-MAGIC-04 the odds of Freeze
position warmaster
field 180x120
army 1 kislev:axemen+general+shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
odds cast Ac2 freeze B1 : 3/6 a stand is lost

# WM-STAT-13 WM-MAGIC-02 WM-MAGIC-03 a Slann casts through a Skink Shaman: range and sight are the Shaman's
position warmaster
field 180x120
army 1 lizardmen:saurus+slann-mage+skink-shaman+skink-hero
A1 46,10,0 50,10,0 54,10,0
Ac1 120,5
Ac2 50,25
Ac3 60,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac1 gaze-of-sotek B1 : WM-MAGIC-02
illegal cast Ac1 gaze-of-sotek B1 through Ac3 : WM-STAT-13
illegal cast Ac2 gaze-of-sotek B1 through Ac2 : WM-STAT-13
says ru через шамана
bad cast Ac1 gaze-of-sotek B1 through Bc1 : through whom he casts
illegal cast Ac1 gaze-of-sotek B2 through Ac2 : WM-MAGIC-02
apply cast Ac1 gaze-of-sotek B1 through Ac2
apply die 5
shows Ac1 120,5 cast tried,worked
shows Ac2 50,25
chance 4
apply hits 2
apply end
# driven away from the Shaman
apply driven 5
shows B1 46,50,180 50,50,180 54,50,180 wounds 2 driver Ac2 spells 1

# WM-DICE-05 WM-ITEM-09 Frenzy of Chaos: what was thrown twice no Banner of Fortune throws again
position warmaster
field 180x120
army 1 daemons:daemon-hordes/banner-of-fortune+daemon-overlord+daemon-lord-wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 90,5
Ac2 50,25
army 2 empire:halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 frenzy-of-chaos A1
apply die 6
apply hits 5
apply hits 2
# the armour of seven
chance 8

# WM-DEFEND-07 cover by a spell is lost by moving, be it driven back
position warmaster
field 180x120
army 1 albion:2xwarriors+general+druid
A1 50,30,0 wards defended
A2 96,30,0 100,30,0 104,30,0
Ac1 90,5
Ac2 50,5
army 2 empire:crossbowmen+halberdiers+pistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 96,32,180 100,32,180 104,32,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next shooting
end
apply shoot B1 A1
apply hits 2
apply hits 0
apply driven 4
# elsewhere they fight
shows next combat
shows A1 50,26,0

# WM-MAGIC-28 Eerie Mist and Thousand-Eyed Spies end with the turn of the unit they lie on
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general+enchantress
A1 46,10,0 50,10,0 54,10,0
Ac1 90,5
Ac2 50,5
army 2 empire:halberdiers+2xpistoliers+general
B1 46,80,180 50,80,180 54,80,180 wards mist,spied
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
shows turn 1 round 2
shows B1 46,80,180 50,80,180 54,80,180

# WM-DICE-05 Frenzy of Chaos in the odds: five dice of 5/8 against three of 1/3
position warmaster
field 180x120
army 1 daemons:daemon-hordes+daemon-overlord
A1 50,31,0 near charms frenzy
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next initiative
end
odds charge A1 B1 : 28869628906/1000000000000 won by Empire
odds charge A1 B1 : 75439453125/1000000000000 a draw

# WM-DICE-05 Shield of Combat in the odds: four dice of 5/12 against three of 25/72
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general
A1 50,31,0 near wards combat
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next initiative
end
odds charge A1 B1 : 538554056005/1000000000000 won by Bretonnia
odds charge A1 B1 : 190377377134/1000000000000 won by Empire
odds charge A1 B1 : 262740935243/1000000000000 a draw

# WM-DICE-05 Curse of the Djinn in the odds: four dice of 3/8 against three of 5/12
position warmaster
field 180x120
army 1 araby:spearmen+general
A1 50,31,0 near
Ac1 50,10
army 2 dwarfs:warriors+2xgyrocopter+general
B1 50,45,180 charms djinn
B2 170,110,180
B3 150,110,180
Bc1 90,110
turn 1 round 1
next initiative
end
odds charge A1 B1 : 418947431776/1000000000000 won by Araby
odds charge A1 B1 : 293431458650/1000000000000 won by Dwarfs
odds charge A1 B1 : 286190598099/1000000000000 a draw

# WM-ITEM-11 WM-DICE-05 Shield of Combat against the Sword of Destruction: one of the saves that came at once is thrown again
position warmaster
field 180x120
army 1 bretonnia:men-at-arms+general
A1 50,31,0 near wards combat
Ac1 50,10
army 2 empire:halberdiers/sword-of-destruction+2xpistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next initiative
end
odds charge A1 B1 : 476439658078/1000000000000 won by Bretonnia
odds charge A1 B1 : 237552425953/1000000000000 won by Empire
odds charge A1 B1 : 272683705381/1000000000000 a draw
