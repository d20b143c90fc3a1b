// clause.tsx - a rule, opened over whatever one was doing.
import { useEffect, useRef, useState } from "preact/hooks";
import { loadRules } from "../rules-text";
import type { Say } from "../../texts";

export function ClauseDialog({ game, clause, close, say }: { game: string; clause: string; close: () => void; say: Say }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    let isCurrent = true;
    void loadRules(game, say.language).then((page) => {
      if (isCurrent) setHtml(clauseIn(page, clause) ?? say("notFound"));
    }, () => isCurrent && setHtml(say("offline")));
    return () => {
      isCurrent = false;
    };
  }, [game, clause, say.language]);
  return (
    <dialog ref={dialog} class="slip clause-dialog" aria-label={`${say("ruleLink")} ${clause}`} onClose={close} onClick={(event) => event.target === dialog.current && dialog.current?.close()}>
      <h2>{say("ruleLink")} {clause}</h2>
      {/* Our own file, built from our own text. */}
      <div class="rules-page" dangerouslySetInnerHTML={{ __html: html ?? say("loading") }} />
      <p class="row"><a class="button" href={`#/rules/${game}/${clause}`}>{say("wholeRules")}</a><button class="primary" onClick={() => dialog.current?.close()}>{say("close")}</button></p>
    </dialog>
  );
}

// The clause with its neighbours' heading, cut out of the rules page.
function clauseIn(page: string, clause: string): string | null {
  const whole = new DOMParser().parseFromString(page, "text/html");
  const found = whole.getElementById(clause);
  if (!found) return null;
  let heading: Element | null = found;
  while (heading && !/^H[1-4]$/.test(heading.tagName)) heading = heading.previousElementSibling ?? heading.parentElement;
  return `${heading ? `<h3>${heading.innerHTML}</h3>` : ""}<ul><li class="clause shown">${found.innerHTML}</li></ul>`;
}
