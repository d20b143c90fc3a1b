# SPDX-License-Identifier: MIT
"""The program as the model's tests ask it: one dialogue, positions in and the story out."""
import json
import subprocess


class Refused(Exception):
    """The program does not take this."""


class Program:
    def __init__(self, path):
        self.process = subprocess.Popen([path, 'protocol'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, encoding='utf-8')
        self.ask('seed none')
        self.start, self.played = '', []

    def ask(self, text):
        self.process.stdin.write(text + '\n')
        self.process.stdin.flush()
        head = self.process.stdout.readline().split(' ', 2)
        lines = [self.process.stdout.readline().rstrip('\n') for _ in range(int(head[1]))]
        if head[0] != 'ok':
            raise Refused(f'{text}: {" ".join(head[2:]).strip()}')
        return lines

    def load(self, text):
        self.start, self.played = text.strip(), []
        self.ask(self.start + '\nend')

    def position(self):
        return self.ask('position --seat all')

    def actions(self):
        return self.ask('actions --seat all')

    def acts(self):
        return self.ask('state')[3].split()[1]

    def play(self, action):
        """Plays an action and returns its entry of the log."""
        before = len(self.played)
        self.ask('play ' + action)
        self.played.append(action)
        return json.loads(self.ask('log --seat all')[0])[before]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
