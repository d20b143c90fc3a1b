# SPDX-License-Identifier: MIT
"""screen_test.py - games at a terminal of 80x24, as a player types them: PROGRAM as argument.

Every screen must fit: no more than 23 lines above the one that is typed on, none wider than 80
columns. The test waits for prompts, never for time; a program that stays silent fails it.
"""
import fcntl, os, pty, re, select, struct, subprocess, sys, tempfile, termios

PROGRAM = sys.argv[1]
ROWS, COLUMNS, PATIENCE = 24, 80, 120
CLEAR = "\x1b[H\x1b[2J"
passed = failed = 0


def verdict(good, text):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print("FAILED:", text)


class Terminal:
    """One game, its screen read from prompt to prompt."""

    def __init__(self, folder, *arguments):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environment = dict(os.environ, TERM="xterm", LC_ALL="C.UTF-8", XDG_DATA_HOME=folder, HOME=folder)
        environment.pop("NO_COLOR", None)
        self.name = " ".join(arguments)
        self.process = subprocess.Popen([PROGRAM, "play", *arguments], stdin=slave, stdout=slave,
                                        stderr=slave, env=environment, start_new_session=True)
        os.close(slave)
        self.text = ""
        self.bytes = b""

    def wait(self):
        """Reads up to the next prompt or the end; False at the end."""
        self.bytes = b""
        while True:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            if not ready:
                raise SystemExit(f"FAILED: {self.name} says nothing more after: {self.text[-500:]}")
            try:
                piece = os.read(self.master, 65536)
            except OSError:
                piece = b""
            self.bytes += piece
            self.text = self.bytes.decode(errors="replace").replace("\r\n", "\n")
            if not piece:
                return False
            if self.text.endswith("> ") or self.text.endswith("(y/n) ") or self.text.endswith("(д/н) "):
                return True

    def type(self, line):
        os.write(self.master, line.encode() + b"\n")
        return self.wait()

    def screen(self):
        """What is left to see of the last screen, without colours."""
        text = self.text.rsplit(CLEAR, 1)[-1]
        return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).replace("\r", "")

    def check_fit(self, what):
        lines = self.screen().split("\n")
        widest = max(lines, key=len)
        verdict(CLEAR in self.text, f"{self.name}: {what}: nothing is drawn")
        verdict(len(lines) <= ROWS, f"{self.name}: {what}: {len(lines)} lines\n" + "\n".join(lines))
        verdict(len(widest) <= COLUMNS, f"{self.name}: {what}: {len(widest)} columns: {widest}")

    def shows(self, text):
        verdict(text in self.screen(), f"{self.name}: '{text}' is not on the screen:\n{self.screen()}")

    def end(self):
        os.close(self.master)
        self.process.wait()




def play_by_numbers(folder, language, resign, yes, *arguments):
    """Types numbers only, turns pages, and gives up in the end."""
    terminal = Terminal(folder, *arguments, "--lang", language, "--level", "1", "--seed", "4")
    terminal.wait()
    terminal.check_fit("the first screen")
    alive = True
    for turn in range(60):
        number = 1 if turn % 3 else 2
        alive = terminal.type(str(number))
        if not alive:
            break
        terminal.check_fit(f"after {turn + 1} numbers")
        if turn % 10 == 5:
            terminal.type("more")
            terminal.check_fit("the next page")
    if alive:
        terminal.type(resign)
        terminal.type(yes)
    terminal.check_fit("the end")
    terminal.shows("Результат:" if language == "ru" else "Result:")
    terminal.end()


def speak_russian(folder):
    terminal = Terminal(folder, "standard-bearer", "first=blue", "--lang", "ru", "--level", "1", "--seed", "5")
    terminal.wait()
    terminal.shows(" идёт на  1 ")  # many choices, in words
    for words, answer in [("ход a1-a8", "ZN-"), ("почему a1-a8", "ZN-"), ("Подсказка", "Синие: "),
                          ("шансы 1", "100.0%"), ("9999", "Вариантов всего "),
                          ("ерунда", "«ерунда» — не действие"), ("назад", ""), ("журнал", "")]:
        terminal.type(words)
        terminal.check_fit(words)
        terminal.shows(answer)
    for words, answer in [("помощь", "сдаюсь"), ("правило ZN-14", "ZN-14"), ("?", "Синие: "), ("подробно", "♥")]:
        terminal.type(words)
        terminal.check_fit(words)
        terminal.shows(answer)
        while "Enter: дальше" in terminal.screen():
            terminal.type("")
            terminal.check_fit(words)
        terminal.type("")
        terminal.check_fit("the table again")
    terminal.type("?")
    terminal.type("1")  # a number typed while the list is read makes that choice
    terminal.shows("Синие: ")
    terminal.type("Сдаюсь")
    terminal.shows("Правда сдаться?")
    terminal.type("д")
    terminal.shows("Вы проиграли.")
    terminal.end()


def choose_the_number_that_is_shown(folder):
    """What a number does is what stands beside it, in a list of several pages too."""
    terminal = Terminal(folder, "war-chest", "first=1", "--lang", "en", "--level", "1", "--seed", "3")
    terminal.wait()
    terminal.type("more")
    match = re.search(r"^ (\S.* deployed on)  (\d+) (\w\d)", terminal.screen(), re.M)  # one line for all its places
    verdict(match is not None, "no action stands on the second page:\n" + terminal.screen())
    if match:
        terminal.type(match.group(2))
        terminal.shows(f"{match.group(1)} {match.group(3)}")
    terminal.end()


def tell_choices_apart(folder):
    """Two ways to evade have the same words: the screen then shows what is typed for them."""
    record = os.path.join(folder, "evasion")
    with open("tests/cli/evasion.txt") as position, open(record, "w") as copy:
        copy.write(position.read())
    terminal = Terminal(folder, "--resume", record, "--seat", "1", "--lang", "ru", "--level", "1")
    terminal.wait()
    terminal.check_fit("the choices")
    terminal.shows("evade A7 line 0")
    terminal.shows("evade A7 line 180")
    terminal.end()


with tempfile.TemporaryDirectory() as data:
    tell_choices_apart(data)
    speak_russian(data)
    for game in ("standard-bearer", "war-chest", "pocket-battles", "warmaster"):
        play_by_numbers(data, "ru", "сдаюсь", "д", game)
        play_by_numbers(data, "en", "resign", "y", game)
    play_by_numbers(data, "ru", "сдаюсь", "д", "war-chest", "players=4")
    play_by_numbers(data, "en", "resign", "y", "war-chest", "players=4", "nobility=1")
print(f"screen: {passed} passed, {failed} failed")
sys.exit(failed > 0)
