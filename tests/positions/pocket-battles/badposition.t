# PB-8 the tokens of a side are as many as the size gives, no more and no fewer
badposition PB-8
position pocket-battles
army 1 elves free 6
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-8
position pocket-battles
army 1 elves free 4
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-8: the side has 5 tokens in all, and the position uses 6
position pocket-battles
army 1 elves
A f1 orders 6 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-8
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs passed 6
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-8
position pocket-battles
army 1 elves free 5
A f1 : ELV26 ELV13/1
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-59 a troop with as many wounds as hit points is dead
badposition PB-59
position pocket-battles
army 1 elves
A f1 : ELV26/1 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-59
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13/2
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-59
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13/3
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-59 A-3 a unit is lost when it has no hit point left, and only then
badposition PB-59
position pocket-battles
army 1 elves
A f1 : ELV26x ELV13x
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-59
position pocket-battles
army 1 elves
A lost : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-59
position pocket-battles
army 1 elves
A f1 : ELV10 ELV26x
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-12 more troops than the lowest formation
badposition PB-12
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13 ELV28 ELV29
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-12
position pocket-battles
army 1 elves
A f1 : ELV26 ELV03
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-12
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13 ELV28 ELV29x
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-13 A-32 two Auxiliary troops, or one alone
badposition PB-13
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17 ORC29 ORC30
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-13
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC29
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-11 a unit without hit points
badposition PB-11
position pocket-battles
army 1 elves
A f1 : ELV10
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-6 a tile twice, a tile of another army, an army twice, a mixed army
badposition PB-6
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV26
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-6
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ROM15
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-6
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 elves
a f1 : ELV14
b e2 : ELV15
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-6
position pocket-battles
army 1 mixed
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-9 more points than the battle has
badposition PB-9
position pocket-battles
army 1 elves
A f1 : ELV09
B e2 : ELV27
C f1 : ELV03
D f1 : ELV01
E f1 : ELV06
F f1 : ELV07
G f1 : ELV05 ELV04
H f1 : ELV11
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-9
position pocket-battles
options size=10
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV09
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-7 a size that is no multiple of ten
badposition PB-7
position pocket-battles
options size=55
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-55 A-13 who stands in an Engagement zone fights, and who fights stands there, in the same sector
badposition PB-55
position pocket-battles
army 1 elves
A e1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-55
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
attacker 1
round 2
turn 1
next order
end
badposition PB-55
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e3 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-55
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b A-a
attacker 1
round 2
turn 1
next order
end

# PB-47 A-12 a combat is a star
badposition PB-47
position pocket-battles
army 1 elves
A e2 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a e2 : ORC17
b e2 : ORC18
fights A-a A-b B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-47
position pocket-battles
army 1 elves
A e2 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a e2 : ORC17
b e2 : ORC18
fights A-a A-b B-a B-b
attacker 1
round 2
turn 1
next order
end

# PB-46 a pair is a unit of seat 1 and one of seat 2
badposition not a pair
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-A
attacker 1
round 2
turn 1
next order
end
badposition not a pair
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights b-B
attacker 1
round 2
turn 1
next order
end
badposition not a pair
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b Z-b
attacker 1
round 2
turn 1
next order
end

# PB-19 PB-20 in the battle everybody is deployed and nothing hidden
badposition PB-19
position pocket-battles
army 1 elves
A - : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition PB-20
position pocket-battles
army 1 elves
A f1 : ELV26 ?
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-4 a zone is a row and a sector
badposition zone
position pocket-battles
army 1 elves
A f4 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition zone
position pocket-battles
army 1 elves
A x1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition zone
position pocket-battles
army 1 elves
A 1f : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-10 units are lettered in order, each with its tiles
badposition 'C'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
C e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition 'A'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
A e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition 'a'
position pocket-battles
army 1 elves
a f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition ':'
position pocket-battles
army 1 elves
A f1 ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition ':'
position pocket-battles
army 1 elves
A f1 :
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition 'a'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-2 tiles that do not exist
badposition ELV99
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV99
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition ELV13/x
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13/x
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition ELV13/1x
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13/1x
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-21 PB-26 rounds, attackers and turns that cannot be
badposition line 10
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 0
turn 1
next order
end
badposition line 10
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2 last_loss 3
turn 1
next order
end
badposition line 9
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 3
round 2
turn 1
next order
end
badposition line 11
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 3
next order
end
badposition line 11
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
over 3
end

# PB-29 what was done in the turn was done by a unit of that side
badposition 'a'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1 redeployed a
next order
end
badposition 'Q'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1 redeployed Q
next order
end
badposition 'jumped'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1 jumped A
next order
end

# PB-34 what is next must fit the order, the blow and the hits
badposition 'dance'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next dance
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next allot
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next roll
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next react
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next target
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next tough
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next dice
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next strike
end
# a blow of one's own order is not declined; nor one of which dice lie on the table already
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order attack B at b
blow attack B b
next strike
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order attack B at b
blow counter b B left 1
next strike
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order attack B at b
blow counter b B faces 4
next strike
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next again
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1 after A
next order
end
badposition 'a'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order charge a
next react
end
badposition 'dance'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order dance A
next react
end
badposition 'poke'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order attack B at b
blow poke B b left 1
next roll
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order attack B at b
blow attack B b
next roll
end
badposition do not fit
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
order attack B at b
blow attack B b faces 3 hits 1
allot b 0
next allot
end

# PB-17 before the battle there are no tokens, wounds or fights
badposition before the battle
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next deploy
end

# PB-3 words that have no meaning here
badposition 'weather'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
weather fine
round 2
turn 1
next order
end
badposition 'gold'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs gold 3
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition 'hobbits'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 hobbits
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition line 5
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs free x
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition line 5
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 3 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition 'please'
position pocket-battles
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order please
end
badposition 'speed'
position pocket-battles
options speed=1
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition scout=never
position pocket-battles
options scout=never
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end
badposition army1=elves50
position pocket-battles
options army1=elves50
army 1 elves
A f1 : ELV26 ELV13
B e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights B-b
attacker 1
round 2
turn 1
next order
end

# PB-1 a side has no more than thirty troops, even with mixed=1
badposition PB-1:
position pocket-battles
options size=120 mixed=1
army 1 mixed
A f1 : ELV26 ELV27 ELV28 ELV29
B f1 : ELV30 ORC13 ORC14 ORC25
C f1 : ORC26 ORC27 ORC28 ORC17
D f1 : ORC18 ORC19 ORC20 MAC05
E f1 : MAC06 MAC07 MAC08 CEL07
F f1 : CEL08 CEL09 CEL10 CEL25
G f1 : CEL26 CEL27 CEL28 CEL29
H f1 : ROM15 ROM16 ROM17
army 2 mixed
a f1 : ORC06
round 2
turn 1
end

# PB-76 PB-T18 a mark of the turn on a unit without that trait, or whose bearer is dead
badposition line 10, column 8: PB-76: 'control': that unit has no such trait
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1 control A
next order
end
badposition line 10, column 8: PB-76: 'double': that unit has no such trait
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1 double A
next order
end
badposition line 10, column 8: PB-76: 'excite': that unit has no such trait
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1 excite A
next order
end
badposition line 10, column 8: PB-76: 'galvanize': that unit has no such trait
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1 galvanize A
next order
end

# PB-T6 A-30 a token is owed only for a Leader who died
badposition line 2, column 14: PB-T6: the side owes 1 tokens, but of its Leaders 0 are dead
position pocket-battles
army 1 elves debt 1
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1
next order
end

# PB-T6 A-30 a living Leader is no reason to owe a token
badposition PB-T6: the side owes 1 tokens, but of its Leaders 0 are dead
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 macedonians debt 1
a f1 : MAC10
b f2 : MAC11 MAC01
attacker 2
round 2
turn 1
next order
end

# PB-25 a line that may stand once stands twice
badposition line 12, column 1: there is a line 'next' already
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1
next order
next order
end
badposition line 11, column 1: there is a line 'turn' already
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1
turn 2
end

# PB-28 whoever has nobody wounded is not asked whom he eliminates
badposition line 11, column 1: PB-28: 'next cull'
position pocket-battles
army 1 elves
A f1 : ELV27
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC18
attacker 2
round 2
turn 1
next cull
end

# PB-76 PB-T20 an order is excited only where somebody can excite
badposition line 9, column 16: PB-76: 'excited'
position pocket-battles
army 1 elves
A e1 : ELV27
army 2 orcs
a f1 : ORC17
attacker 2
round 2
turn 1
order charge A excited
next react
end

# PB-52 eight faces of one value and 32 dice would be 256 hits, more than are counted
badposition do not fit
position pocket-battles
options size=120 mixed=1
army 1 mixed
A e1 : ORC10 PER02 CEL27 PER28 PER17
army 2 mixed
a e1 : ELV09
fights A-a
round 2
turn 1
order attack A at a
blow attack A a faces 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 left 1
next roll
end

# PB-52 with 31 dice they are 248, and all of them count
position pocket-battles
options size=120 mixed=1
army 1 mixed
A e1 : ORC10 PER02 CEL27 PER28 PER17
army 2 mixed
a e1 : ELV09
fights A-a
round 2
turn 1
order attack A at a
blow attack A a left 1 faces 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4
next roll
end
apply   roll 4
shows   a lost : ELV09x
