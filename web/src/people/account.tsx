// account.tsx - signing in: a name with a password, for those who want to keep their games on this server.
import { useState } from "preact/hooks";
import { quoted } from "../engine";
import { ask, signedName, signOut, storeSign } from "../server";
import type { Say } from "../texts";
import { tell } from "./words";

interface Signed {
  type: string;
  name: string;
  token: string;
  recovery?: string;
}

export function Account({ say, changed, isOpen = false }: { say: Say; changed: () => void; isOpen?: boolean }) {
  const [code, setCode] = useState("");
  const told = tell(say.language);
  const current = signedName();
  const signed = (answer: Signed) => {
    storeSign(answer.name, answer.token);
    setCode(answer.recovery ?? "");
    changed();
  };
  if (current)
    return (
      <div class="sign-in">
        <p>
          {told("signedInAs", current)}
          {!isOpen && <> · <a href="#/account">{told("account")}</a></>}
          {" · "}<a href={`#/player/${encodeURIComponent(current)}`}>{told("profile")}</a>
          {" · "}<button class="link" onClick={() => void signOut().then(changed)}>{told("signOut")}</button>
        </p>
        {code && <RecoveryCode code={code} close={() => setCode("")} say={say} />}
      </div>
    );
  return (
    <details class="sign-in" open={isOpen}>
      <summary>{told("signIn")}</summary>
      <SignForm say={say} signed={signed} />
      <details class="recover">
        <summary>{told("forgotten")}</summary>
        <RecoverForm say={say} signed={signed} />
      </details>
    </details>
  );
}

// In groups that can be read aloud.
export function RecoveryCode({ code, close, say }: { code: string; close: () => void; say: Say }) {
  const told = tell(say.language);
  return (
    <div class="recovery-code" role="alert">
      <p>{told("keepCode")}</p>
      <code>{code.match(/.{1,5}/g)?.join("-")}</code>
      <p class="row"><button type="button" onClick={close}>{told("codeKept")}</button></p>
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  isSecret?: boolean;
  autocomplete: "username" | "current-password" | "new-password" | "off";
  set: (value: string) => void;
}

function Field({ label, value, isSecret, autocomplete, set }: FieldProps) {
  const common = { required: true, value, maxLength: 120, autocomplete, onInput: (event: { currentTarget: HTMLInputElement }) => set(event.currentTarget.value) };
  return <label class="form-field">{label}{isSecret ? <input type="password" {...common} /> : <input type="text" {...common} />}</label>;
}

function SignForm({ say, signed }: { say: Say; signed: (answer: Signed) => void }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const told = tell(say.language);
  const send = (verb: "signin" | "signup") =>
    ask<Signed>(`${verb} ${quoted(name.trim())} ${quoted(password)}`, "signed").then(signed, (problem: Error) => setError(problem.message));
  return (
    <form onSubmit={(event) => { event.preventDefault(); void send("signin"); }}>
      <Field label={told("name")} value={name} autocomplete="username" set={setName} />
      <Field label={told("password")} value={password} isSecret autocomplete="current-password" set={setPassword} />
      <p class="row">
        <button type="submit">{told("signIn")}</button>
        <button type="button" onClick={() => void send("signup")}>{told("signUp")}</button>
      </p>
      {error && <p class="error" role="alert">{error}</p>}
    </form>
  );
}

function RecoverForm({ say, signed }: { say: Say; signed: (answer: Signed) => void }) {
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const told = tell(say.language);
  const send = () =>
    ask<Signed>(`recover ${quoted(name.trim())} ${quoted(code.trim().toLowerCase())} ${quoted(password)}`, "signed").then(signed, (problem: Error) => setError(problem.message));
  return (
    <form onSubmit={(event) => { event.preventDefault(); void send(); }}>
      <Field label={told("name")} value={name} autocomplete="username" set={setName} />
      <Field label={told("recoveryCode")} value={code} autocomplete="off" set={setCode} />
      <Field label={told("newPassword")} value={password} isSecret autocomplete="new-password" set={setPassword} />
      <p class="row"><button type="submit">{told("recover")}</button></p>
      {error && <p class="error" role="alert">{error}</p>}
    </form>
  );
}
