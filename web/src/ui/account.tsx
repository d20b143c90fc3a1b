// account.tsx - a name with a password, for those who want to keep their games on this server.
import { useState } from "preact/hooks";
import { quoted } from "../engine";
import { ask, signOut, signedName, storeSign } from "../server";
import type { Say } from "../texts";

export function Account({ say, changed }: { say: Say; changed: () => void }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const current = signedName();
  if (current)
    return (
      <p class="sign-in">
        {say("signedIn", current)}{" "}
        <button class="link" onClick={() => { signOut(); changed(); }}>{say("signOut")}</button>
      </p>
    );
  const send = async (verb: "signin" | "signup") => {
    try {
      const answer = await ask<{ type: string; name: string; token: string }>(
        `${verb} ${quoted(name.trim())} ${quoted(password)}`,
        "signed",
      );
      storeSign(answer.name, answer.token);
      setError("");
      changed();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <details class="sign-in">
      <summary>{say("signIn")}</summary>
      <form onSubmit={(event) => { event.preventDefault(); void send("signin"); }}>
        <label class="form-field">
          {say("name")}
          <input value={name} maxLength={24} autocomplete="username" onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <label class="form-field">
          {say("password")}
          <input type="password" value={password} minLength={8} maxLength={40} autocomplete="current-password" onInput={(event) => setPassword(event.currentTarget.value)} />
        </label>
        <p class="row">
          <button type="submit">{say("signIn")}</button>
          <button type="button" onClick={() => send("signup")}>{say("signUp")}</button>
        </p>
        {error && <p class="error" role="alert">{error}</p>}
      </form>
    </details>
  );
}
