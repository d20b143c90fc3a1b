// rules.tsx - the rules of a game, made from its RULES.md: contents, search, drawn positions, and a summary for the table's edge.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { faceOf } from "../games";
import { gameNames } from "../games.generated";
import type { Say } from "../texts";
import { drawPositions } from "./positions";
import { loadRules } from "./rules-text";

const RESULTS = 40;
const AROUND = 60; // letters of a sentence round what was found

interface Found {
  id: string;
  before: string;
  hit: string;
  after: string;
}

export function RulesPage({ game, clause, say }: { game: string; clause: string | null; say: Say }) {
  const [html, setHtml] = useState<string | null>(null);
  const [trouble, setTrouble] = useState("");
  const [query, setQuery] = useState("");
  const page = useRef<HTMLDivElement>(null);
  const isSummary = clause === "summary";
  useEffect(() => {
    let isCurrent = true;
    setHtml(null);
    setTrouble("");
    loadRules(game, say.language).then((text) => isCurrent && setHtml(text), () => isCurrent && setTrouble(say(navigator.onLine ? "notFound" : "offline")));
    return () => {
      isCurrent = false;
    };
  }, [game, say.language]);
  const shown = useMemo(() => (html && isSummary ? summaryOf(html, game) : html), [html, game, isSummary]);
  useEffect(() => {
    if (!shown || !page.current) return;
    return drawPositions(page.current, say);
  }, [shown, say.language]);
  useEffect(() => {
    page.current?.querySelectorAll(".shown").forEach((element) => element.classList.remove("shown"));
    const target = clause && page.current?.querySelector(`[id="${CSS.escape(clause)}"]`);
    if (!target) return;
    target.classList.add("shown");
    target.scrollIntoView({ block: "center" });
  }, [shown, clause]);
  const contents = useMemo(() => (html ? headingsOf(html) : []), [html]);
  const found = useMemo(() => (html && query.trim().length > 1 ? searchIn(html, query.trim()) : []), [html, query]);
  const name = (id: string) => gameNames.find((other) => other.id === id)?.[say.language] ?? id;
  return (
    <div class="rules-frame">
      <nav class="rules-side" aria-label={say("contents")}>
        <p class="rules-games">{gameNames.map(({ id }) => <a key={id} href={`#/rules/${id}`} aria-current={id === game ? "page" : undefined}>{name(id)}</a>)}</p>
        <label class="form-field">{say("searchRules")}<input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} /></label>
        {query.trim().length > 1 && (
          <ul class="found" role="status" aria-label={say("found", found.length)}>
            <li class="quiet">{say("found", found.length)}</li>
            {found.slice(0, RESULTS).map((each) => <li key={each.id}><a href={`#/rules/${game}/${each.id}`}><b>{each.id}</b> {each.before}<mark>{each.hit}</mark>{each.after}</a></li>)}
          </ul>
        )}
        <p><a class="button" href={isSummary ? `#/rules/${game}` : `#/rules/${game}/summary`}>{say(isSummary ? "wholeRules" : "summary")}</a></p>
        {!isSummary && <ul class="contents">{contents.map(({ id, text }) => <li key={id}><a href={`#/rules/${game}/${id}`}>{text}</a></li>)}</ul>}
      </nav>
      <main class={`rules-page${isSummary ? " summary" : ""}`}>
        {isSummary && (
          <header class="summary-head">
            <h1>{name(game)}</h1>
            <button onClick={() => print()}>{say("print")}</button>
            <ul>{faceOf(game).about.aim[say.language].map((line) => <li key={line}>{line}</li>)}</ul>
          </header>
        )}
        {trouble && <><h1>{name(game)}</h1><p role="alert">{trouble}</p></>}
        {/* Our own file, built from our own text. */}
        {!trouble && <div ref={page} dangerouslySetInnerHTML={{ __html: shown ?? `<h1>${name(game)}</h1><p>${say("loading")}</p>` }} />}
      </main>
    </div>
  );
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

function headingsOf(html: string): { id: string; text: string }[] {
  return [...parse(html).querySelectorAll("h2")].map((heading) => ({ id: heading.id, text: heading.textContent ?? "" }));
}

// Clauses that hold the words, wherever they stand in them.
function searchIn(html: string, query: string): Found[] {
  const words = query.toLowerCase();
  return [...parse(html).querySelectorAll("li.clause")].flatMap((element): Found[] => {
    const text = (element.textContent ?? "").replace(/\s+/g, " ");
    const body = text.slice(element.id.length).trim();
    const at = body.toLowerCase().indexOf(words);
    if (at < 0) return element.id.toLowerCase().includes(words) ? [{ id: element.id, before: body.slice(0, AROUND), hit: "", after: "…" }] : [];
    return [{ id: element.id, before: (at > AROUND ? "…" : "") + body.slice(Math.max(0, at - AROUND), at), hit: body.slice(at, at + words.length), after: body.slice(at + words.length, at + words.length + AROUND) }];
  });
}

// The tables of each page that are looked up in play, counted from its top; for a game that is not here the first two.
const TABLES: Record<string, number[]> = { "standard-bearer": [0, 1, 2], "war-chest": [3, 4, 5], "pocket-battles": [1, 2, 3], warmaster: [1, 2, 3, 4, 5] };

// What stands in one minute, or before the first chapter, and those tables: what fits on one sheet.
function summaryOf(html: string, game: string): string {
  const whole = parse(html);
  const short = whole.querySelector("h2[data-short]");
  const parts: string[] = [];
  for (let at: Element | null = short ?? whole.querySelector("h1")?.nextElementSibling ?? null; at && (at === short || at.tagName !== "H2"); at = at.nextElementSibling) parts.push(at.outerHTML);
  const all = [...whole.querySelectorAll(".wide")];
  const tables = (TABLES[game] ?? [0, 1]).flatMap((index) => all[index]?.outerHTML ?? []);
  return [...parts, ...tables].join("\n");
}
