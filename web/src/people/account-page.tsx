// account-page.tsx - one's own name: sessions, password, recovery code, one's data, and leaving.
import { useEffect, useState } from "preact/hooks";
import { quoted } from "../engine";
import { ask, forgetSign, signedName, signOut } from "../server";
import type { Say } from "../texts";
import { ago } from "../ui/my-games";
import { Account, RecoveryCode } from "./account";
import { tell } from "./words";

interface Session {
  id: string;
  since: number;
  seen: number;
  here: boolean;
}

export function AccountPage({ say }: { say: Say }) {
  const [, redraw] = useState(0);
  const name = signedName();
  const told = tell(say.language);
  const again = () => redraw((count) => count + 1);
  return (
    <main class="people">
      <h1>{told("account")}</h1>
      <section class="slip">
        <Account say={say} changed={again} isOpen />
      </section>
      {name && <SignedIn key={name} say={say} changed={again} />}
    </main>
  );
}

function SignedIn({ say, changed }: { say: Say; changed: () => void }) {
  return (
    <>
      <Sessions say={say} changed={changed} />
      <PasswordForm say={say} />
      <CodeForm say={say} />
      <OwnData say={say} changed={changed} />
    </>
  );
}

function Sessions({ say, changed }: { say: Say; changed: () => void }) {
  const told = tell(say.language);
  const [sessions, setSessions] = useState<Session[]>([]);
  const [error, setError] = useState("");
  const failed = (problem: Error) => {
    setError(problem.message);
    if (!signedName()) changed(); // the session was ended elsewhere
  };
  const load = (frame: string) =>
    void ask<{ type: string; sessions: Session[] }>(frame, "sessions").then((answer) => setSessions(answer.sessions), failed);
  useEffect(() => load("sessions"), []);
  return (
    <section class="slip">
      <h2>{told("sessions")}</h2>
      <ul class="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>{told("sessionSince", ago(session.since, say), ago(session.seen, say))}</span>
            {session.here ? <b>{told("sessionHere")}</b> : <button onClick={() => load(`sessions end ${session.id}`)}>{told("endSession")}</button>}
          </li>
        ))}
      </ul>
      <p class="row">
        <button onClick={() => void signOut().then(changed)}>{told("signOut")}</button>
        {sessions.length > 1 && <button onClick={() => load("sessions end others")}>{told("endOthers")}</button>}
      </p>
      {error && <p class="error" role="alert">{error}</p>}
    </section>
  );
}

interface Field {
  label: string;
  autocomplete: "current-password" | "new-password";
}

// A few passwords and a button; what was wrong stands below it, and so does what came of it.
function PasswordsForm({ fields, button, isGrave, send, done }: { fields: Field[]; button: string; isGrave?: boolean; send: (values: string[]) => Promise<string>; done?: preact.ComponentChildren }) {
  const [values, setValues] = useState(fields.map(() => ""));
  const [error, setError] = useState("");
  const [result, setResult] = useState("");
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      setError("");
      setResult(await send(values));
      setValues(fields.map(() => ""));
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <form class="passwords" onSubmit={(event) => void submit(event)}>
      {fields.map((field, index) => (
        <label class="form-field" key={field.label}>
          {field.label}
          <input type="password" required value={values[index]} maxLength={120} autocomplete={field.autocomplete} onInput={(event) => setValues(values.map((value, other) => (other === index ? event.currentTarget.value : value)))} />
        </label>
      ))}
      <p class="row"><button type="submit" class={isGrave ? "grave" : ""}>{button}</button></p>
      {error && <p class="error" role="alert">{error}</p>}
      {result && <p role="status">{result}</p>}
      {done}
    </form>
  );
}

function PasswordForm({ say }: { say: Say }) {
  const told = tell(say.language);
  const send = async ([old, fresh]: string[]) => {
    await ask(`password ${quoted(old!)} ${quoted(fresh!)}`, "changed");
    return told("passwordChanged");
  };
  const fields: Field[] = [{ label: told("oldPassword"), autocomplete: "current-password" }, { label: told("newPassword"), autocomplete: "new-password" }];
  return (
    <section class="slip">
      <h2>{told("changePassword")}</h2>
      <PasswordsForm fields={fields} button={told("change")} send={send} />
    </section>
  );
}

function CodeForm({ say }: { say: Say }) {
  const told = tell(say.language);
  const [code, setCode] = useState("");
  const send = async ([password]: string[]) => {
    const answer = await ask<{ type: string; recovery: string }>(`recovery ${quoted(password!)}`, "recovery");
    setCode(answer.recovery);
    return "";
  };
  return (
    <section class="slip">
      <h2>{told("newCode")}</h2>
      <PasswordsForm fields={[{ label: told("oldPassword"), autocomplete: "current-password" }]} button={told("makeCode")} send={send} done={code && <RecoveryCode code={code} close={() => setCode("")} say={say} />} />
    </section>
  );
}

async function download(): Promise<void> {
  const answer = await ask<{ type: string; name: string }>("export", "export");
  const file = new Blob([JSON.stringify(answer, null, 1)], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `vexillum-${answer.name}.json` });
  link.click();
  URL.revokeObjectURL(link.href);
}

function OwnData({ say, changed }: { say: Say; changed: () => void }) {
  const told = tell(say.language);
  const [error, setError] = useState("");
  const send = async ([password]: string[]) => {
    await ask(`delete ${quoted(password!)}`, "deleted");
    forgetSign();
    changed();
    return "";
  };
  return (
    <section class="slip">
      <h2>{told("yourData")}</h2>
      <p class="row"><button onClick={() => void download().catch((problem: Error) => setError(problem.message))}>{told("export")}</button></p>
      {error && <p class="error" role="alert">{error}</p>}
      <details>
        <summary>{told("deleteTitle")}</summary>
        <p>{told("deleteText")}</p>
        <PasswordsForm fields={[{ label: told("oldPassword"), autocomplete: "current-password" }]} button={told("delete")} isGrave send={send} />
      </details>
    </section>
  );
}
