// picture.tsx - War Chest for the home page: coins, a bag and planted banners on the felt, seen from the table's edge.
import { Bag, Banner } from "../../art/cloth";
import { Coin } from "../../art/coin";
import { materials } from "../../art/materials";
import { furnish, radial } from "../../art/workshop";
import { drawGround, SIDE, type Place } from "./ground";

const REACH = 3; // hexes from the middle to the edge
const CASTLES = ["-3,2", "-2,0", "-1,1", "1,-1", "2,0", "3,-2", "-1,-2", "2,-3", "-2,3", "1,2"];
const FLAT = 0.6; // how much the table is seen from the side

const places: Place[] = [];
for (let q = -REACH; q <= REACH; q++)
  for (let r = -REACH; r <= REACH; r++)
    if (Math.abs(q + r) <= REACH) places.push({ at: "", x: 1.5 * SIDE * q, y: Math.sqrt(3) * SIDE * (r + q / 2), location: CASTLES.includes(`${q},${r}`) });

const COINS: [x: number, y: number, size: number, team: number, type: string, height: number][] = [
  [208, 114, 25, 1, "la", 3], [132, 132, 27, 1, "kn", 1], [62, 205, 33, 0, "sw", 6], [176, 216, 36, 0, "cb", 3], [262, 258, 33, 0, "ro", 1], [100, 266, 35, 0, "?", 1],
];

const drawFelt = (): string => radial("picture-felt", [[0, "#3b6a55"], [0.6, "#1e4034"], [1, "#0c1c16"]], 'cx=".5" cy=".25" r=".8"');

export function Picture() {
  materials();
  furnish("picture-felt", drawFelt);
  return (
    <svg viewBox="0 0 290 408" preserveAspectRatio="xMidYMin slice" class="picture" aria-hidden="true">
      <rect width="290" height="408" fill="url(#picture-felt)" />
      <g transform="translate(145 215) scale(.87 .49) rotate(8)" dangerouslySetInnerHTML={{ __html: drawGround(places) }} />
      <Banner team={1} x={62} y={150} scale={0.9} />
      {COINS.map(([x, y, size, team, type, height]) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) scale(${size / 40} ${(size / 40) * FLAT})`}><Coin team={team} type={type} height={height * 2} /></g>
      ))}
      <Banner team={0} x={236} y={212} scale={1.25} />
      <g transform="translate(246 60) scale(.98)"><Bag team={1} /></g>
    </svg>
  );
}
