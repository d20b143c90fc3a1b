# WM-ARMY-01 an army is chosen from its list, to any agreed size
setup warmaster points=1500 army1=empire:3xhalberdiers+2xcrossbowmen+general army2=orcs
shows   army 1 empire:3xhalberdiers+2xcrossbowmen+general
refused warmaster army1=empire:goblins+general : goblins
refused warmaster army1=empire:general : WM-ARMY-01
refused warmaster army1=albion:warriors+fenbeast+general points=500 : WM-ARMY-01
says    en fenbeast
says    ru fenbeast

# WM-ARMY-01 the key of an army alone is a ready list
setup warmaster points=2000 army1=dwarfs army2=chaos
shows   army 1 dwarfs:5xwarriors+3xhandgunners+2xrangers+2xtroll-slayers+2xcannon+flame-cannon+2xgyrocopter+general+hero/sword-of-might+hero/sword-of-fate+runesmith
shows   army 2 chaos:2xchaos-warriors+5xchaos-marauders+ogres+trolls+2xmarauder-horsemen+2xchaos-knights+2xchaos-hounds+chaos-chariots+harpies+general+2xhero+sorcerer/wand-of-power
refused warmaster army1=elves : elves
refused warmaster points=200 : points

# WM-ARMY-02 below the limit or on it, never above
setup warmaster army1=orcs:2xorc-warriors+2xgoblins+7xboar-riders+orc-general+orc-shaman/wand-of-power army2=orcs points=1120
refused warmaster army1=orcs:2xorc-warriors+2xgoblins+7xboar-riders+orc-general+orc-shaman/wand-of-power army2=orcs points=1099 : WM-ARMY-02
says    en costs 1100, but 1099
says    ru стоит 1100, а уговор — на 1099

# WM-ARMY-03 exactly one General, whatever the size
refused warmaster army1=empire:2xhalberdiers+2xcrossbowmen+hero : WM-ARMY-03
says    en exactly 1 General; this one has 0
refused warmaster army1=empire:6xhalberdiers+6xcrossbowmen+2xgeneral points=3000 : WM-ARMY-03
says    ru ровно 1 Генерал, а здесь 2

# WM-ARMY-04 minima and maxima for each full thousand points
refused warmaster army1=empire:halberdiers+2xcrossbowmen+general : WM-ARMY-04
says    en halberdiers: an army of this size has 2 at least; this one has 1
says    ru halberdiers: в армии такого размера не меньше 2, а здесь 1
refused warmaster army1=empire:2xhalberdiers+2xcrossbowmen+2xflagellants+general points=1999 : WM-ARMY-04
says    en flagellants: an army of this size has 1 at most; this one has 2
setup warmaster army1=empire:4xhalberdiers+4xcrossbowmen+2xflagellants+general points=2000
shows   army 1 empire:4xhalberdiers+4xcrossbowmen+2xflagellants+general

# WM-ARMY-05 an attached stand belongs to a unit of the right kind, which then has four
setup warmaster points=500 army1=empire:halberdiers/skirmishers+general army2=empire:knights+general
shows   army 1 empire:halberdiers/skirmishers+general
refused warmaster points=500 army1=empire:skirmishers+general : WM-ARMY-05
refused warmaster points=500 army1=empire:knights/skirmishers+general : WM-ARMY-05

# WM-ARMY-06 mounts go to whom the list names
setup warmaster points=500 army1=empire:knights+general/griffon army2=orcs
shows   army 1 empire:knights+general/griffon
refused warmaster points=500 army1=empire:knights+general/war-altar : WM-ARMY-06
refused warmaster points=900 army1=dark-elves:spearmen+general+sorceress/cauldron-of-blood : WM-ARMY-06
says    en witch-elves

# WM-ARMY-07 WM-ITEM-01 WM-ITEM-02 WM-ITEM-03 WM-ITEM-04 WM-ITEM-15 who carries what
setup warmaster points=500 army1=empire:knights/battle-banner+general/orb-of-majesty army2=orcs
shows   army 1 empire:knights/battle-banner+general/orb-of-majesty
refused warmaster points=500 army1=empire:knights/battle-banner/sword-of-fate+general : WM-ITEM-01
refused warmaster points=500 army1=empire:cannon/battle-banner+general : WM-ITEM-02
refused warmaster points=500 army1=empire:2xknights/sword-of-fate+general : WM-ITEM-03
refused warmaster points=500 army1=empire:knights+general/battle-banner : WM-ITEM-04
refused warmaster points=500 army1=empire:knights/orb-of-majesty+general : WM-ITEM-15
refused warmaster points=500 army1=empire:knights+general+hero/orb-of-majesty : WM-ITEM-18

# WM-ARMY-01 WM-ARMY-03 WM-ARMY-04 a player builds his army at the table
setup warmaster points=1000 army1=build-empire army2=orcs
illegal ready : WM-ARMY-01
illegal take griffon : WM-ARMY-06
apply   take halberdiers
apply   take skirmishers
illegal take skirmishers : WM-ARMY-05
apply   take sword-of-might
illegal take battle-banner : WM-ITEM-01
apply   take knights
illegal ready : WM-ARMY-03
apply   take general
illegal take general : WM-ARMY-03
illegal ready : WM-ARMY-04
apply   take griffon
illegal take griffon : WM-ARMY-06
shows   army 1 empire:halberdiers/skirmishers/sword-of-might+knights+general/griffon
apply   take knights
apply   take knights
apply   take knights
apply   take knights
illegal take knights : WM-ARMY-04
apply   take halberdiers
apply   take crossbowmen
apply   take crossbowmen
apply   ready
shows   next deploy

# WM-ARMY-01 whatever was taken can be put back, the last of its kind with all that goes with it
setup warmaster points=1000 army1=build-empire army2=orcs
illegal drop knights : WM-ARMY-01
says en nothing of the kind has been taken
says ru такого ещё не взято
apply   take halberdiers
apply   take knights
apply   take sword-of-might
apply   take halberdiers
apply   take skirmishers
apply   take general
apply   take griffon
shows   army 1 empire:halberdiers+knights/sword-of-might+halberdiers/skirmishers+general/griffon
try     drop halberdiers
shows   army 1 empire:halberdiers+knights/sword-of-might+general/griffon
lacks   A3 -

try     drop knights
shows   army 1 empire:halberdiers+halberdiers/skirmishers+general/griffon

try     drop sword-of-might
shows   army 1 empire:halberdiers+knights+halberdiers/skirmishers+general/griffon

try     drop skirmishers
shows   army 1 empire:halberdiers+knights/sword-of-might+halberdiers+general/griffon

try     drop griffon
shows   army 1 empire:halberdiers+knights/sword-of-might+halberdiers/skirmishers+general

# an item now goes to the last unit, for there is no character left
try     drop general
apply   take battle-banner
shows   army 1 empire:halberdiers+knights/sword-of-might+halberdiers/skirmishers/battle-banner

illegal drop wizard : WM-ARMY-01

# WM-ARMY-01 dice draw an army, of any list or of this one
setup warmaster points=1000 army1=random-undead army2=random
apply   three 1 1 1
apply   three 2 2 2
apply   three 3 3 3
apply   three 4 4 4
shows   task muster seat=2 step=any-first
