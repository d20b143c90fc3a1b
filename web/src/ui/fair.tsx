// fair.tsx - what binds the server's dice: its commitment from before the first draw, and this player's own number.
import type { Match } from "../match";
import type { Say } from "../texts";

export function FairDice({ match, say }: { match: Match; say: Say }) {
  if (!match.fair) return null;
  const { commitment, nonce } = match.fair;
  return (
    <details class="fair">
      <summary>{say("fairTitle")}</summary>
      <p class="quiet">{say("fairText")}</p>
      <dl>
        <dt>{say("fairCommitment")}</dt>
        <dd><code>{commitment}</code></dd>
        <dt>{say("fairNonce")}</dt>
        <dd>{nonce === null ? say("fairNone") : <code>{nonce}</code>}</dd>
      </dl>
    </details>
  );
}
