// token.tsx - the sign of a side beside words: a shield or a disc, or what the game draws for it.
import type { AnyFace } from "../../games/face";

export const Token = ({ face, team, scene = null }: { face: AnyFace; team: number; scene?: unknown }) => <span class="token" aria-hidden="true">{face.Token && <face.Token team={team} scene={scene} />}</span>;
