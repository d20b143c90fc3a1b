# WM-OPTION-17 a drawn map brings its table, zones, objectives, turns and deployment
setup warmaster points=300 army1=empire army2=orcs map=field_120x100;wood_40,45_55,40_65,50;zone_1_20,0_100,15;zone_2_20,80_100,95;objective_60,50_10_15;turns_4;deploy_side
shows options points=300 turns=4 deploy=side
shows field 120x100
shows wood 40,45 55,40 65,50
shows zone 1 20,0 100,15
shows zone 2 20,80 100,95
shows objective 60,50 10 15

# WM-DEPLOY-03 WM-OPTION-17 armies set up in the zones of the map and nowhere else
position warmaster
options points=300 turns=4
field 180x120
zone 1 40,10 140,30
zone 2 40,90 140,110
army 1 empire:halberdiers+general
A1 -
Ac1 -
army 2 orcs:orc-warriors+orc-general
B1 -
Bc1 -
turn 1 round 0
next deploy
end
legal   deploy A1 line 60,20 0
illegal deploy A1 line 60,5 0 : WM-OPTION-17
illegal deploy A1 line 30,20 0 : WM-OPTION-17
says en the zone that the map has for you
illegal deploy A1 line 60,31 0 : WM-OPTION-17
apply   deploy A1 line 60,20 0
legal   deploy B1 line 60,100 180
illegal deploy B1 line 60,115 180 : WM-OPTION-17
illegal deploy B1 line 60,80 180 : WM-OPTION-17

# WM-OPTION-10 the table is turned with its zones and objectives
setup warmaster points=300 sides=roll map=field_120x100;zone_1_0,0_60,15;zone_2_20,80_100,95;objective_30,20_10_15
apply   dice 1 6
shows   zone 1 20,5 100,20
shows   zone 2 60,85 120,100
shows   objective 90,80 10 15

# WM-OPTION-01 in inches zones and objectives shrink with the table, and are read again
setup warmaster points=300 measure=inches map=field_180x120;zone_1_0,0_100,10;objective_90,60_10_15
shows   zone 1 0,0 78,8

# WM-TERRAIN-01 every fault of a drawn map names its line
refused warmaster map=field_180x120;wud_40,45_55,40_65,50 : a map has no line 'wud'
refused warmaster map=field_180x120;wood_40,45_55,40 : line 2
refused warmaster map=field_180x120;wood_40,45_55,40 : WM-TERRAIN-11
refused warmaster map=field_180x120;hill_0,0_9,0_9,9;wood_0,0_10,10_10,0_0,10 : line 3
refused warmaster map=field_180x120;wood_40,45_55,40_190,50 : 190,50 is not a point on the table
refused warmaster map=field_180x120;wood_40,45_55,40_60,50.25 : 60,50.25
refused warmaster map=field_180x120;terrace_40,45_55,40_60,50 : WM-TERRAIN-05
refused warmaster map=field_180x120;wood_1,1_2,1_3,1_4,1_5,1_6,1_7,1_8,1_9,1_10,1_11,1_12,5_1,5 : at most 12 corners
refused warmaster map=field_70x120 : WM-DEPLOY-02
refused warmaster map=field_180x120x3 : WM-DEPLOY-02
refused warmaster map=field_180x120;field_180x120 : one line 'field'
refused warmaster map=field_180x120;turns_0 : WM-OPTION-04
refused warmaster map=field_180x120;turns : WM-OPTION-04
refused warmaster map=field_180x120;deploy_sideways : WM-DEPLOY-06
refused warmaster map=title_Nowhere : WM-DEPLOY-02

# WM-DEPLOY-01 WM-DEPLOY-03 WM-DEPLOY-04 bad zones are refused
refused warmaster map=field_180x120;zone_3_0,0_180,20 : WM-DEPLOY-03
refused warmaster map=field_180x120;zone_1_0,0 : WM-DEPLOY-03
refused warmaster map=field_180x120;zone_1_0,0_181,20 : WM-DEPLOY-03
refused warmaster map=field_180x120;zone_1_0,0_180,20_9 : WM-DEPLOY-03
refused warmaster map=field_180x120;zone_1_180,0_0,20 : WM-DEPLOY-04
refused warmaster map=field_180x120;zone_1_0,0_19,20 : at least 20 cm wide
refused warmaster map=field_180x120;zone_1_0,0_180,4 : at least 20 cm wide
refused warmaster map=field_180x120;zone_1_0,0_180,101 : overlap
refused warmaster map=field_180x120;zone_1_0,0_20,10 : has no room
refused warmaster map=field_180x120;lake_0,0_180,0_180,20_0,20 : has no room

# WM-OPTION-17 bad objectives are refused
refused warmaster map=field_180x120;objective_90,60 : WM-OPTION-17
refused warmaster map=field_180x120;objective_190,60_10_15 : WM-OPTION-17
refused warmaster map=field_180x120;objective_90,60_31_15 : WM-OPTION-17
refused warmaster map=field_180x120;objective_90,60_10_101 : WM-OPTION-17
refused warmaster map=field_180x120;objective_90,60_10_0 : WM-OPTION-17
refused warmaster map=field_180x120;objective_1,1_1_1;objective_2,1_1_1;objective_3,1_1_1;objective_4,1_1_1;objective_5,1_1_1;objective_6,1_1_1;objective_7,1_1_1;objective_8,1_1_1;objective_9,1_1_1 : at most 8 objectives

# WM-DEPLOY-02 a drawn map brings its table
refused warmaster map=field_180x120 table=240x120 : leave out table=240x120
setup warmaster map=field_240x120 table=240x120
shows field 240x120

# WM-OPTION-17 a position is held to the same
badposition WM-DEPLOY-01
position warmaster
field 180x120
zone 1 0,0 180,70
zone 2 0,60 180,120
army 1 empire:halberdiers+general
A1 90,30,0
Ac1 90,20
army 2 orcs:orc-warriors+orc-general
B1 90,90,180
Bc1 90,100
turn 1 round 1
end
