// chat.tsx - a few words between the players.
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyFace } from "../games/face";
import type { Match, Moment } from "../match";
import { playerName } from "../people/names";
import { Onlookers } from "../people/onlookers";
import type { Say } from "../texts";

export function Chat({ match, moment, face, say }: { match: Match; moment: Moment; face: AnyFace; say: Say }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const lines = moment.chat ?? [];
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (!moment.chat) return null;
  const nameOf = (seat: number) => playerName(moment.names[seat] ?? "", say) || face.about.sides[say.language][seat] || "";
  return (
    <section class="chat" aria-label={say("chat")}>
      {match.watchLink && <Onlookers table={match.watchLink.split("/").pop()!} say={say} />}
      <ol ref={list} aria-live="polite">
        {lines.map((line, index) => (
          <li key={index}>
            <strong>{nameOf(line.who)}:</strong> {line.text}
          </li>
        ))}
      </ol>
      {moment.table.seat >= 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) match.chat(text.trim());
            setText("");
          }}
        >
          <input
            value={text}
            maxLength={140}
            aria-label={say("chat")}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">{say("send")}</button>
        </form>
      )}
    </section>
  );
}
