/* SPDX-License-Identifier: MIT */
/* messages.h - every refusal of War Chest: its clause and a sentence in each language. */
#ifndef VX_WAR_CHEST_MESSAGES_H
#define VX_WAR_CHEST_MESSAGES_H

#include "vexillum.h"

/* clang-format off */
#define WC_MESSAGES(X) \
    /* ---- Set-up ---- */ \
    X(unknown_unit, NULL, \
      "'{word}' is not a unit; the units are ar be ca cb en fo kn la lc ma me pk rg sc sw wp, and of Nobility ea bi ba he", \
      "«{word}» — не отряд; отряды: ar be ca cb en fo kn la lc ma me pk rg sc sw wp, из «Аристократии» ea bi ba he") \
    X(needs_nobility, "WC-SETUP2-14", "'{word}' belongs to Nobility: nobility=1 is needed", \
      "«{word}» — из дополнения «Аристократия», нужен nobility=1") \
    X(card_taken_twice, "WC-SETUP2-06", "'{word}' is given out twice; there is one card of each", \
      "«{word}» роздан дважды, а карта каждого вида одна") \
    X(army_size, "WC-SETUP2-06", \
      "an army has four types with two players, three with four: '{word}'", \
      "в армии четыре вида войск вдвоём и три вчетвером: «{word}»") \
    X(army_missing, "WC-SETUP2-06", "armies must be chosen for every seat or for none", \
      "армии выбирают либо для всех мест, либо ни для кого") \
    X(army_said_twice, "WC-SETUP2-06", "the armies are already chosen: leave out army=", \
      "армии уже выбраны, параметр army здесь лишний") \
    X(no_such_seat, "WC-SETUP2-03", "there is no seat {word} with two players", \
      "вдвоём места {word} нет") \
    X(nobility_is_drafted, "WC-SETUP2-14", "with Nobility armies are drafted, not dealt", \
      "с «Аристократией» армии отбирают, а не раздают") \
    X(nobility_is_drafted_4, "WC-DRAFT4-04", "with Nobility armies are drafted, not dealt", \
      "с «Аристократией» армии отбирают, а не раздают") \
    X(preset_for_two, "WC-PRESET-06", "this battle is for two players", \
      "эта битва — для двух игроков") \
    X(preset_needs_nobility, "WC-PRESET-05", "this battle needs Nobility: nobility=1", \
      "для этой битвы нужна «Аристократия»: nobility=1") \
    X(too_few_cards, "WC-SETUP2-09", \
      "by this ruleset {0} cards are there to be dealt or drafted, and {1} are needed", \
      "по этому набору правил для раздачи и отбора есть {0} карт, а нужно {1}") \
    X(flip_due, "WC-SETUP2-11", "the marker names the first faction by a flip, and only then", \
      "первую фракцию определяет бросок маркера, и только в свой черёд") \
    X(decrees_due, "WC-SETUP2-12", "three decrees are turned up before the armies, and only then", \
      "три указа открывают перед набором армий, и только тогда") \
    X(deal_due, "WC-SETUP2-06", "cards are dealt in turn, each to the seat it is due to", \
      "карты раздают по порядку, каждую — своему месту") \
    X(pool_due, "WC-DRAFT2-01", "cards are laid out for the draft, each once", \
      "карты для отбора выкладывают по одной, каждую один раз") \
    X(pick_due, "WC-DRAFT2-02", "in the draft the player whose turn it is picks one of the open cards", \
      "при отборе берут одну из открытых карт, когда подошла очередь") \
    X(pick_due_4, "WC-DRAFT4-02", "in the draft the player whose turn it is picks one of the open cards", \
      "при отборе берут одну из открытых карт, когда подошла очередь") \
    X(seat_due, "WC-SETUP4-06", \
      "a team names which partner takes the marker when the flip has named the team", \
      "команда называет, кто берёт маркер, когда бросок назвал команду") \
    /* ---- Turns ---- */ \
    X(game_drawn, "WC-WIN-05", "the game is over: a draw", "партия окончена: ничья") \
    X(wolf_has_won, "WC-WIN-01", "the game is over: Wolf has won", "партия окончена: победил Волк") \
    X(raven_has_won, "WC-WIN-01", "the game is over: Raven has won", "партия окончена: победил Ворон") \
    X(no_action, "WC-TURN-02", "there is no such action", "такого действия нет") \
    X(draw_due, "WC-ROUND-02", "coins are drawn from the bag of the seat that is due", \
      "жетоны тянут из мешка того, чья очередь тянуть") \
    X(coin_not_in_hand, "WC-TURN-01", "that coin is not in hand", "такого жетона нет в руке") \
    X(unit_coin_not_in_hand, "WC-TURN-05", "this needs a coin of that unit from hand", \
      "для этого нужен жетон этого отряда из руки") \
    X(unit_not_there, "WC-TURN-05", "you have no such unit there", "там нет такого вашего отряда") \
    X(royal_is_no_unit, "WC-TURN-06", "the Royal coin is not a unit", \
      "королевский жетон — не отряд") \
    X(partners_coins, "WC-TEAM-03", "that type is your partner's; you act with your own", \
      "это войско союзника, а вы действуете своими") \
    X(partners_unit, "WC-TEAM-04", "only its owner bolsters a unit by hand", \
      "жетоном из руки отряд усиливает только его владелец") \
    X(unknown_coin, "WC-INFO-05", "an unknown coin cannot be played: name it", \
      "неизвестный жетон сыграть нельзя: назовите его") \
    X(unknown_draw, "WC-INFO-07", "the coin that was drawn must be named", \
      "вытянутый жетон нужно назвать") \
    X(off_the_map, "WC-SETUP2-01", "with two players that hex does not exist", \
      "при игре вдвоём этой ячейки нет") \
    /* ---- Placing ---- */ \
    X(royal_deployed, "WC-DEPLOY-05", "the Royal coin cannot be deployed", \
      "королевский жетон на поле не выводят") \
    X(already_on_board, "WC-DEPLOY-03", "a unit of that type is on the board already", \
      "отряд этого вида уже на поле") \
    X(two_footmen, "WC-FOOTMAN-02", "two Footmen are on the board already", \
      "на поле уже два отряда Пехотинцев") \
    X(nowhere_to_deploy, "WC-DEPLOY-02", "no hex is free for it", "для него нет свободной ячейки") \
    X(not_your_location, "WC-DEPLOY-01", "units are deployed on empty Locations you control", \
      "отряды выводят на свободные объекты под вашим контролем") \
    X(scout_too_far, "WC-SCOUT-02", \
      "a Scout needs an empty Location you control or an empty hex next to a friend", \
      "Разведчикам нужен свободный свой объект или свободная ячейка рядом со своим отрядом") \
    X(bolster_elsewhere, "WC-BOLSTER-01", "a coin goes onto the unit of its own type", \
      "жетон кладут на отряд его же вида") \
    /* ---- Face down ---- */ \
    X(holds_initiative, "WC-INIT-02", "you have the initiative, or had it when the round began", \
      "инициатива у вас или была у вас в начале раунда") \
    X(initiative_moved, "WC-INIT-03", "the initiative has changed hands this round already", \
      "в этом раунде инициатива уже сменила владельца") \
    X(partners_initiative, "WC-INIT-04", "it cannot be taken from a partner", \
      "у союзника инициативу не отбирают") \
    X(supply_empty, "WC-RECRUIT-04", "your supply is empty", "ваш запас пуст") \
    X(not_your_supply, "WC-RECRUIT-05", "you recruit from your own supply only", \
      "призывать можно только из своего запаса") \
    X(none_in_supply, "WC-RECRUIT-01", "no coin of that type is left in your supply", \
      "такого жетона в вашем запасе не осталось") \
    /* ---- Manoeuvres ---- */ \
    X(boxed_in, "WC-MOVE-02", "every hex around it is taken or off the map", \
      "все ячейки вокруг заняты или вне поля") \
    X(bad_step, "WC-MOVE-01", "a move goes to an empty adjacent hex", \
      "перемещаются на пустую соседнюю ячейку") \
    X(way_blocked, "WC-MOVE-03", "every hex on the way must be empty", \
      "каждая ячейка пути должна быть пуста") \
    X(no_location, "WC-CONTROL-07", "that hex is not a Location", "эта ячейка — не объект") \
    X(controlled_already, "WC-CONTROL-03", "your side controls it already", \
      "ваша сторона его уже контролирует") \
    X(no_target, "WC-ATTACK-01", "an attack needs an enemy unit on an adjacent hex", \
      "для атаки нужен вражеский отряд на соседней ячейке") \
    X(own_target, "WC-ATTACK-05", "your own side cannot be attacked", \
      "свою сторону атаковать нельзя") \
    X(knight_immune, "WC-KNIGHT-02", "only a unit of two or more coins attacks a Knight", \
      "Рыцарей атакует только отряд из двух и более жетонов") \
    X(bishop_immune, "WC-BISHOP-05", "only a unit of one coin attacks a Bishop", \
      "Епископа атакует только отряд из одного жетона") \
    X(archer_plain, "WC-ARCHER-03", "the Archer attacks by its tactic only", \
      "Лучники атакуют только тактикой") \
    X(lancer_plain, "WC-LANCER-05", "the Lancer attacks by its tactic only", \
      "Уланы атакуют только тактикой") \
    /* ---- Tactics ---- */ \
    X(archer_too_near, "WC-ARCHER-04", "the Archer cannot shoot at an adjacent unit", \
      "Лучники не стреляют по соседнему отряду") \
    X(archer_target, "WC-ARCHER-02", "the Archer shoots at an enemy exactly two hexes away", \
      "Лучники стреляют по врагу ровно в двух ячейках") \
    X(crossbow_target, "WC-CROSSBOW-02", \
      "the Crossbowman shoots at an enemy two hexes away in a line with nobody between", \
      "Арбалетчики стреляют по врагу в двух ячейках по прямой, когда между ними никого") \
    X(cavalry_target, "WC-CAVALRY-03", "after its move the Cavalry must be able to attack", \
      "после шага Кавалерия должна иметь кого атаковать") \
    X(lancer_line, "WC-LANCER-02", \
      "the Lancer goes one or two empty hexes in a line and attacks the next hex of it", \
      "Уланы проходят одну-две пустые ячейки по прямой и атакуют следующую на ней") \
    X(lancer_target, "WC-LANCER-03", "there must be an enemy at the end of the run", \
      "в конце разбега должен быть враг") \
    X(lancer_immune, "WC-LANCER-04", "this Lancer may not attack that unit, so it cannot charge", \
      "этот отряд Уланам атаковать нельзя, значит и разбега нет") \
    X(light_cavalry_end, "WC-LIGHTCAV-04", "the tactic ends exactly two hexes away", \
      "тактика кончается ровно в двух ячейках от начала") \
    X(light_cavalry_taken, "WC-LIGHTCAV-02", "the hex at the end is taken", \
      "ячейка в конце пути занята") \
    X(guard_coin, "WC-ROYALGUARD-02", "this tactic is paid with the Royal coin", \
      "эту тактику оплачивает королевский жетон") \
    X(guard_end, "WC-ROYALGUARD-04", \
      "it goes one or two empty hexes onto an empty Location you control", \
      "она проходит одну-две пустые ячейки на свободный свой объект") \
    X(guard_end_classic, "WC-ROYALGUARD-03", "it goes to an empty adjacent hex", \
      "она переходит на пустую соседнюю ячейку") \
    X(ensign_itself, "WC-ENSIGN-04", "the Ensign moves another unit, not itself", \
      "Энсины двигают другой отряд, а не себя") \
    X(ensign_reach, "WC-ENSIGN-02", \
      "the Ensign moves a friendly unit that begins and ends within two hexes of it", \
      "Энсины двигают свой отряд, который и до, и после не далее двух ячеек") \
    X(ensign_one_step, "WC-ENSIGN-03", "the granted move is one hex", \
      "подаренное перемещение — на одну ячейку") \
    X(marshall_itself, "WC-MARSHALL-05", "the Marshall sends another unit, not itself", \
      "Маршал посылает другой отряд, а не себя") \
    X(marshall_reach, "WC-MARSHALL-02", "the Marshall needs a friendly unit within two hexes", \
      "Маршалу нужен свой отряд не далее двух ячеек") \
    X(marshall_plain, "WC-MARSHALL-03", "the granted attack is a plain one, never a tactic", \
      "подаренная атака — обычная, не по тактике") \
    X(marshall_target, "WC-MARSHALL-06", "the chosen unit has no such target", \
      "у выбранного отряда нет такой цели") \
    X(one_footman, "WC-FOOTMAN-08", "the tactic needs two Footmen on the board", \
      "для тактики нужны два отряда Пехотинцев на поле") \
    X(bishop_cannot, "WC-BISHOP-04", \
      "the Bishop needs a coin to recruit and then a move or an attack", \
      "Епископу нужен жетон в запасе, а затем перемещение или атака") \
    X(herald_itself, "WC-HERALD-04", "the Herald cannot bolster itself", \
      "Глашатай не усиливает сам себя") \
    X(herald_reach, "WC-HERALD-02", "the Herald bolsters an adjacent friendly unit", \
      "Глашатай усиливает соседний свой отряд") \
    X(herald_bolstered, "WC-HERALD-05", "that unit has two coins or more", \
      "у этого отряда уже два жетона или больше") \
    X(herald_supply, "WC-HERALD-03", "the supply of its owner has no such coin", \
      "в запасе его владельца нет такого жетона") \
    X(earl_no_decree, "WC-EARL-05", "after the control no decree could be used", \
      "после взятия контроля не осталось бы пригодного указа") \
    /* ---- Decrees ---- */ \
    X(decree_absent, "WC-DECREE-05", "that decree is not on the table", \
      "такого указа на столе нет") \
    X(decree_coin, "WC-DECREE-06", "a decree is proclaimed with the Royal coin", \
      "указ оглашают королевским жетоном") \
    X(decree_sealed, "WC-DECREE-02", "your side has sealed that decree already", \
      "на этом указе уже печать вашей стороны") \
    X(decree_useless, "WC-DECREE-03", "that decree cannot be carried out now", \
      "этот указ сейчас нельзя исполнить") \
    X(enlist_supply, "WC-ENLIST-03", "Enlist needs two coins in your supply", \
      "для Призыва нужны два жетона в запасе") \
    X(enlist_coin, "WC-ENLIST-01", "your supply does not hold those coins", \
      "таких жетонов в вашем запасе нет") \
    X(march_nobody, "WC-MARCH-02", "no friendly unit of two or more coins can move", \
      "нет своего отряда из двух и более жетонов, который мог бы пойти") \
    X(march_unit, "WC-MARCH-01", "March moves a friendly unit of two or more coins", \
      "Марш двигает свой отряд из двух и более жетонов") \
    X(reinforce_nobody, "WC-REINFORCE-02", "none of your coins is out of the game", \
      "ни один ваш жетон не выбыл") \
    X(reinforce_coin, "WC-REINFORCE-01", "no such coin of yours is out of the game", \
      "такой ваш жетон не выбывал") \
    X(spy_nobody, "WC-SPY-02", "no opponent has a coin to look at", \
      "ни у одного противника нет жетонов в руке") \
    X(spy_target, "WC-SPY-01", "Spy looks at the hand of an opponent who has coins", \
      "Шпион смотрит руку противника, у которого есть жетоны") \
    X(spy_not_due, "WC-SPY-01", \
      "after Spy one coin of the shown hand may be dropped, and only then", \
      "после Шпиона можно сбросить один жетон показанной руки, и только тогда") \
    X(guard_attacker, "WC-GUARD-02", "Archer and Lancer make no plain attack", \
      "Лучники и Уланы не атакуют обычной атакой") \
    X(guard_unit, "WC-GUARD-01", "Guard needs a friendly unit on a Location you control", \
      "для Стражи нужен свой отряд на своём объекте") \
    X(sacrifice_attacker, "WC-SACRIFICE-02", "Archer and Lancer make no plain attack", \
      "Лучники и Уланы не атакуют обычной атакой") \
    X(sacrifice_unit, "WC-SACRIFICE-01", "Sacrifice needs a friendly unit there", \
      "для Жертвы там нужен свой отряд") \
    X(redeploy_unit, "WC-REDEPLOY-01", \
      "Redeploy lifts a friendly unit and puts it where it may be deployed", \
      "Перегруппировка снимает свой отряд и ставит туда, куда его можно вывести") \
    /* ---- Triggers and choices inside a turn ---- */ \
    X(soak_due, "WC-ROYALGUARD-06", \
      "the owner of an attacked Royal Guard chooses between stack and supply, and only then", \
      "владелец атакованной Гвардии выбирает: стопка или запас, и только тогда") \
    X(footman_due, "WC-FOOTMAN-03", "each Footman manoeuvres once in the tactic; none is left out", \
      "по тактике каждый отряд Пехотинцев делает один манёвр, без пропуска") \
    X(earl_decree_due, "WC-EARL-02", "the Earl now proclaims a decree", \
      "теперь Граф оглашает указ") \
    X(order_due, "WC-ATTR-04", "the player whose turn it is says which trigger comes next", \
      "порядок сработавших преимуществ называет тот, чей ход") \
    X(trigger_due, "WC-ATTR-05", "first settle what has been set off", \
      "сначала нужно разобраться с тем, что сработало") \
    X(trigger_unit_gone, "WC-ATTR-07", "that unit is not on the board", "этого отряда нет на поле") \
    X(no_berserker, "WC-BERSERKER-02", "the Berserker has no follow-up now", \
      "сейчас у Берсерков нет дополнительного манёвра") \
    X(last_berserker, "WC-BERSERKER-03", "the last coin of the Berserker cannot be spent", \
      "последний жетон Берсерков потратить нельзя") \
    X(no_swordsman, "WC-SWORDSMAN-02", "the Swordsman may move one hex after it has attacked", \
      "Мечники могут сделать шаг после своей атаки") \
    X(no_bannerman, "WC-BANNERMAN-02", \
      "the Bannerman may shift an adjacent enemy unit after it has manoeuvred", \
      "Знаменосец может сдвинуть соседнего врага после своего манёвра") \
    X(bannerman_step, "WC-BANNERMAN-04", "a unit is shifted to an empty adjacent hex", \
      "отряд сдвигают на пустую соседнюю ячейку") \
    X(no_mercenary, "WC-MERCENARY-02", \
      "the Mercenary may manoeuvre when a coin of it has been recruited; it has no tactic", \
      "Наёмники могут сделать манёвр, когда призван их жетон; тактики у них нет") \
    X(mercenary_gone, "WC-MERCENARY-03", "the Mercenary is not on the board", \
      "Наёмников нет на поле") \
    X(waits_below, "WC-ATTR-08", "newer triggers are settled before this one", \
      "сначала разыгрываются более новые преимущества") \
    X(no_herald, "WC-HERALD-06", "the Herald may manoeuvre after its owner has proclaimed", \
      "Глашатай может сделать манёвр после оглашения его владельцем") \
    X(no_earl, "WC-EARL-06", "the Earl may move one hex after it has been deployed", \
      "Граф может сделать шаг, когда вышел на поле") \
    X(no_priest, "WC-PRIEST-02", \
      "the Warrior Priest's coin is drawn after it has attacked or controlled", \
      "жетон Воина-священника тянут после его атаки или взятия контроля") \
    X(priest_must_play, "WC-PRIEST-04", "the drawn coin must be played now, and no other", \
      "сейчас нужно сыграть вытянутый жетон, и никакой другой") \
    X(priest_guard, "WC-PRIEST-07", \
      "only a drawn Royal coin pays the Royal Guard's tactic", \
      "тактику Королевской гвардии оплатит только вытянутый королевский жетон") \
    X(priest_no_skip, "WC-ATTR-06", "the Warrior Priest's draw cannot be declined", \
      "от жетона Воина-священника отказаться нельзя") \
    /* ---- Reading ---- */ \
    X(unknown_action, NULL, "'{word}' is not an action of War Chest", \
      "«{word}» — не действие Варчеста") \
    X(unknown_word, NULL, "'{word}' is not expected here", "здесь не ждали «{word}»") \
    X(text_missing, NULL, "the action ends too early", "действие оборвано") \
    X(unknown_hex, NULL, "'{word}' is not a hex of the board", "«{word}» — не ячейка поля") \
    X(unknown_type, NULL, "'{word}' is not a coin", "«{word}» — не жетон") \
    X(unknown_seat, NULL, "'{word}' is not a seat", "«{word}» — не место") \
    X(unknown_decree, NULL, "'{word}' is not a decree", "«{word}» — не указ") \
    X(no_tactic, NULL, "'{word}' has no tactic", "у «{word}» нет тактики") \
    X(no_trigger, NULL, "'{word}' has nothing that could be set off", \
      "у «{word}» нет преимущества, которое могло бы сработать") \
    X(three_decrees, NULL, "three different decrees are needed", "нужны три разных указа") \
    X(line_missing, NULL, "the line '{word}' is missing", "нет строки «{word}»") \
    X(unknown_line, NULL, "there is no line '{word}' in a position of War Chest", \
      "в позиции Варчеста нет строки «{word}»") \
    X(line_twice, NULL, "'{word}' stands twice or out of order", \
      "«{word}» стоит дважды или не на своём месте") \
    X(bad_key, NULL, "'{word}' is not understood", "непонятно: «{word}»") \
    X(bad_option, NULL, "'{word}' is not an option with one of its values", \
      "«{word}» — не параметр с допустимым значением") \
    X(army_in_play, NULL, "armies are in the lines of the seats, not in '{word}'", \
      "армии видны в строках мест, а не в «{word}»") \
    X(bad_unit, NULL, "'{word}' is not a unit such as d1=1kn2", "«{word}» — не отряд вида d1=1kn2") \
    X(bad_count, NULL, "'{word}' is not a coin with its number, such as kn2", \
      "«{word}» — не жетон с числом, например kn2") \
    X(hex_taken, "WC-MOVE-01", "two units stand on one hex: '{word}'", \
      "два отряда на одной ячейке: «{word}»") \
    X(type_twice, "WC-SETUP2-06", "'{word}' belongs to two seats", \
      "«{word}» принадлежит двум местам") \
    X(unit_twice, "WC-DEPLOY-03", "'{word}' is one unit too many of its type", \
      "«{word}» — лишний отряд своего вида") \
    X(too_many_types, "WC-SETUP2-06", "seat {0} has more than {1} types", \
      "у места {0} больше {1} видов войск") \
    X(does_not_add_up, "WC-INFO-13", "the coins of {word} do not add up: {0} here, {1} in all", \
      "жетоны {word} не сходятся: здесь {0}, всего {1}") \
    X(unknown_does_not_add_up, "WC-INFO-13", \
      "the unknown coins of {word} do not add up: {0} here, {1} unseen", \
      "неизвестные жетоны {word} не сходятся: здесь {0}, не видно {1}") \
    X(hidden_in_the_open, "WC-INFO-01", \
      "seat {0}: supply, face-up discard and lost coins are open, none of them is unknown", \
      "место {0}: запас, открытый сброс и выбывшие жетоны видны всем, неизвестных там нет") \
    X(bad_mark, "WC-CONTROL-04", "'{word}' is not a Location, or is marked twice", \
      "«{word}» — не объект или отмечен дважды") \
    X(too_many_marks, "WC-SETUP2-03", "{0} markers on the board, but a side has {1}", \
      "на поле {0} эмблем, а у стороны их {1}") \
    X(too_many_marks_4, "WC-SETUP4-01", "{0} markers on the board, but a side has {1}", \
      "на поле {0} эмблем, а у стороны их {1}") \
    X(hand_too_large, "WC-ROUND-02", "seat {0} holds {1} coins", \
      "у места {0} в руке жетонов: {1}") \
    X(bad_node, NULL, "'{word}' does not go with the rest of the position", \
      "«{word}» не согласуется с остальной позицией") \
    X(bad_initiative, "WC-INIT-03", \
      "claimed=1 means that the marker has moved: first and init differ, and only then", \
      "claimed=1 значит, что маркер перешёл: first и init различны, и только тогда") \
    X(nobody_has_coins, "WC-TURN-03", "the seat whose turn it is has no coin", \
      "у того, чей ход, нет жетонов") \
    X(bad_frame, NULL, "'{word}' cannot wait here", "«{word}» не может здесь ждать") \
    X(too_many_frames, NULL, "'{word}' is one frame too many", "«{word}» — слишком длинный список") \
    X(bad_knowledge, "WC-INFO-12", "'{word}' cannot be known about this position", \
      "«{word}» нельзя знать об этой позиции")
/* clang-format on */

#define WC_DECLARE(name, clause, english, russian) extern const vx_message wc_##name;
WC_MESSAGES(WC_DECLARE)
#undef WC_DECLARE

#endif
