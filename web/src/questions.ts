// questions.ts - what a table asks the rules in this browser, wherever the match itself is kept.
import { Engine, languageFlag, quoted } from "./engine";
import type { Note, Odds, Refusal } from "./table";
import type { Say } from "./texts";

export abstract class Questions {
  protected engine = new Engine();

  constructor(protected say: Say) {}

  protected abstract get asker(): number; // the seat that asks, or a spectator

  protected get flag() {
    return languageFlag(this.say.language);
  }

  protected ask(text: string) {
    return this.engine.ask(this.asker, text);
  }

  async point(steps: string[]): Promise<Refusal | null> {
    const answer = await this.ask(`point ${steps.join(" ")} ${this.flag}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as Refusal) : null;
  }

  async odds(action: string): Promise<Odds | null> {
    const answer = await this.ask(`odds ${quoted(action)} --json ${this.flag}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as Odds) : null;
  }

  async preview(action: string): Promise<unknown> {
    const answer = await this.ask(`preview ${quoted(action)}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as unknown) : null;
  }

  // The error names the action, the clause and the reason.
  async tryAll(actions: string[]): Promise<Refusal | null> {
    const answer = await this.ask(`apply ${actions.map(quoted).join(" ")} ${this.flag}`);
    if (answer.status === 0) return null;
    const [, action, clause, reason] = /^(.*?): ([A-Z]+(?:-[A-Z]+)*-\d+): (.*)$/.exec(answer.error) ?? [];
    return { action: action ?? "", legal: false, clause: clause ?? "", reason: reason ?? answer.error };
  }

  // What the guide of a first game says about what happened from this entry on, and about what can be done now.
  async guide(said: string[], from: number): Promise<Note[]> {
    const answer = await this.ask(`guide ${said.join(" ")} --from ${from} ${this.flag}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as Note[]) : [];
  }

  // One or two proven facts for the seat to act.
  async coach(): Promise<string[]> {
    const answer = await this.ask(`coach --json ${this.flag}`);
    return answer.status === 0 ? (JSON.parse(answer.output) as string[]) : [answer.error];
  }

  async words(action: string): Promise<string> {
    return (await this.ask(`describe ${quoted(action)} ${this.flag}`)).output.trim();
  }
}
