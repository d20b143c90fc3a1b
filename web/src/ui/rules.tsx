// rules.tsx - the rules page of a game, made from its RULES.md; a clause in the address is shown.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Say } from "../texts";

export function RulesPage({ game, clause, say }: { game: string; clause: string | null; say: Say }) {
  const [html, setHtml] = useState<string | null>(null);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    void fetch(`/rules/${game}.${say.language}.html`)
      .then((answer) => (answer.ok ? answer.text() : say("notFound")))
      .then(setHtml, () => setHtml(say("offline")));
  }, [game, say.language]);
  useEffect(() => {
    page.current?.querySelectorAll(".shown").forEach((element) => element.classList.remove("shown"));
    const target = clause && page.current?.querySelector(`[id="${CSS.escape(clause)}"]`);
    if (!target) return;
    target.classList.add("shown");
    target.scrollIntoView({ block: "center" });
  }, [html, clause]);
  // Our own file, built from our own text.
  return <main class="rules-page" ref={page} dangerouslySetInnerHTML={{ __html: html ?? say("loading") }} />;
}
