// copy.tsx - a button that copies a link. Where the browser lets no page copy, the link stands there to be copied by hand.
import { useState } from "preact/hooks";
import { copyText } from "../clipboard";
import type { Say } from "../texts";

export function CopyLink({ label, link, say }: { label: string; link: () => string | Promise<string>; say: Say }) {
  const [state, setState] = useState<"" | "copied" | "shown">("");
  const [address, setAddress] = useState("");
  const copy = async () => {
    const text = await link();
    setAddress(text);
    setState((await copyText(text)) ? "copied" : "shown");
  };
  return (
    <>
      <button onClick={() => void copy()}>{label}</button>
      {state === "copied" && <span class="quiet" role="status">{say("copied")}</span>}
      {state === "shown" && <input class="copy-by-hand" readOnly value={address} aria-label={say("copyByHand")} ref={(field) => field?.select()} />}
    </>
  );
}
