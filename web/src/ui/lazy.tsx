// lazy.tsx - a page whose code is fetched when somebody opens it.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../texts";
import { wordsOfTrouble } from "../trouble";

export function Lazy<Props extends object>({ load, props, say }: { load: () => Promise<ComponentType<Props>>; props: Props; say: Say }) {
  const [found, setFound] = useState<{ Page: ComponentType<Props> } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    load().then((Page) => setFound({ Page }), setFailure);
  }, [load]);
  if (found) return <found.Page {...props} />;
  return (
    <main class="notice">
      <h1>{say("title")}</h1>
      {failure === null ? <p>{say("loading")}</p> : <p><span class="error" role="alert">{wordsOfTrouble(failure, say)}</span> <a class="button" href="#/">{say("home")}</a></p>}
    </main>
  );
}
