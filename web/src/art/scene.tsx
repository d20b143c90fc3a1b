// scene.tsx - two of the scenes on the cards of the home page. Icons in them: game-icons.net, CC BY 3.0.
import pocketBattles from "./scenes/pocket-battles.svg";
import shared from "./scenes/shared.svg";
import warmaster from "./scenes/warmaster.svg";

const scenes: Record<string, string> = { "pocket-battles": pocketBattles, warmaster };

// Our own drawings, from our own files.
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

export const Picture = ({ game }: { game: string }) => (
  <svg class="picture" viewBox="0 0 290 408" preserveAspectRatio="xMidYMin slice" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inside(scenes[game] ?? "") }} />
);

// What all scenes refer to: once on a page that shows any.
export const SceneParts = () => <svg class="unseen" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inside(shared) }} />;
