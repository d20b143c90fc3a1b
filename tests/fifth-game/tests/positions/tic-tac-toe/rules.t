# TT-1 TT-2 nine empty cells, and Cross goes first
setup tic-tac-toe
shows 2 . . .
count 9
acts 1
apply mark b2
shows 2 . x .
acts 2

# TT-3 a marked cell keeps its mark
position tic-tac-toe
3 . . .
2 . x .
1 o . .
end
illegal mark b2 : TT-3
illegal mark a1 : TT-3
bad mark d1 : mark b2
actions mark a2 | mark a3 | mark b1 | mark b3 | mark c1 | mark c2 | mark c3

# TT-4 three in a diagonal win, and then nothing can be done
position tic-tac-toe
3 x o .
2 o x .
1 . . .
end
apply mark c1
over
score 1 -1
illegal mark c3 : TT-4

# TT-4 a row of Nought
position tic-tac-toe
3 x x .
2 o o .
1 x . .
end
apply mark c2
over
score -1 1

# TT-4 a column
position tic-tac-toe
3 x o .
2 x o .
1 . . .
end
apply mark a1
score 1 -1

# TT-5 a full board without a line is a draw
position tic-tac-toe
3 x o x
2 x o o
1 o x .
end
apply mark c1
over
score 0 0

# TT-2 TT-4 positions that no game comes to are refused
badposition in turn
position tic-tac-toe
3 . o .
2 . . .
1 . . .
end
badposition after the end
position tic-tac-toe
3 x x x
2 o o .
1 o . .
end
