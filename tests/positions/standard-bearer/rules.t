# ZN-21 by a ruleset an archer of strength 5 may shoot a heavy infantryman
position standard-bearer
rules name "Strong archers" ru "Сильные лучники"
rules type archer strength 5
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  i  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd6

# ZN-27 by a ruleset weight counts two points: a heavy infantryman of two wounds still beats a pikeman
position standard-bearer
rules bonus heavier 2
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  I3 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5

# ZN-19 by a ruleset a slower standard-bearer leads a line one cell
position standard-bearer
rules type standard-bearer pace 1
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  P  .  .  .  .  .
turn blue move
end
legal a1:b1-a2
illegal a1:b1-a3 : ZN-19
