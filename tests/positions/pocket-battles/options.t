# PB-7 the options that differ from their defaults are kept in the position
setup pocket-battles size=80 attacker=2 impetus_free=1 scout=both cull=unit quiet_rounds=3 bonus=add mixed=1 concede=1
shows   options size=80 attacker=2 impetus_free=1 scout=both cull=unit quiet_rounds=3 bonus=add mixed=1 concede=1

# PB-7 the default is a battle of 50 points with two even armies, and is not printed
setup pocket-battles
lacks   options size=50
shows   A - : ELV03
shows   G - : ELV22
shows   b - : ORC07
shows   f - : ORC21 ORC22 ORC23
acts    chance

# PB-9 from 80 points on the book's larger armies
setup pocket-battles size=80
shows   A - : ELV01
shows   J - : ELV13 ELV28 ELV08
shows   a - : ORC01 ORC09 ORC10
shows   i - : ORC16 ORC27 ORC13 ORC14
setup pocket-battles size=100
shows   A - : ELV01
setup pocket-battles size=70
shows   A - : ELV03

# PB-6 a sample army can be taken by either side
setup pocket-battles attacker=1 army1=orcs50 army2=elves50
shows   A - : ORC06
shows   a - : ELV03

# PB-7 values that do not exist are refused
refused pocket-battles scout=never : scout
refused pocket-battles cull=nobody : cull
refused pocket-battles bonus=both : bonus
refused pocket-battles attacker=3 : attacker
refused pocket-battles attacker=0 : attacker
refused pocket-battles impetus_free=2 : impetus_free
refused pocket-battles mixed=2 : mixed
refused pocket-battles concede=yes : concede
refused pocket-battles quiet_rounds=0 : quiet_rounds
refused pocket-battles quiet_rounds=101 : quiet_rounds
refused pocket-battles weather=rain : weather

# PB-6 an army that does not exist is refused, and the message says what an army can be
refused pocket-battles army1=trolls : no tile or army 'trolls'
says en an army is sample, random, build, elves50, elves80, orcs50, orcs80, or a list
says ru армия — это sample, random, build, elves50, elves80, orcs50, orcs80 или список
refused pocket-battles army2=random-trolls : no army 'trolls'
says en the armies are elves, orcs, macedonians, persians, celts, romans
says ru армии: elves, orcs, macedonians, persians, celts, romans
refused pocket-battles army2=randomtrolls : no army 'trolls'

# A-38 quiet_rounds may be 1 to 100
setup pocket-battles quiet_rounds=1
shows   options quiet_rounds=1
setup pocket-battles quiet_rounds=100
shows   options quiet_rounds=100

# PB-16 attacker=1 asks for no dice
setup pocket-battles attacker=1
acts    1
shows   attacker 1

# PB-6 a random army is one of the tickets of its army, each as likely as any other
setup pocket-battles attacker=1 army1=random-elves army2=orcs50
acts    chance
shows   army 1 random elves
apply   muster elves 7
acts    1
shows   army 1 elves

# PB-6 A-33 an army drawn at random is not the other side's
setup pocket-battles attacker=1 army1=random army2=orcs50
shows   army 1 random
illegal muster orcs 7 : PB-6
legal   muster elves 7
legal   muster romans 7
apply   muster celts 7
shows   army 1 celts

# PB-6 both at random: seat 1 first
setup pocket-battles attacker=1 army1=random army2=random
apply   muster celts 7
shows   army 2 random
illegal muster celts 7 : PB-6
apply   muster romans 7
shows   army 2 romans
acts    1
