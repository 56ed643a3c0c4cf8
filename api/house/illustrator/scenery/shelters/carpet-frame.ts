import { mix } from "#api/house/illustrator/inks.ts";
import { line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { Shelter } from "./shelter.ts";

/** The iron frame in the yard on which carpets are beaten, with nothing on it: he is between its posts, under the bar. */
export const carpetFrame: Shelter = {
  poses: ["sit", "loaf", "sleep", "crouch", "walk", "wash", "back", "stretch", "reach"],
  grounds: ["yard"],
  scale: 0.9,
  beyond: 130,
  draw({ inks }, { half: his, clear }) {
    const half = Math.max(his + 60, 300);
    const top = Math.max(clear + 46, 470);
    const light = mix(inks.ironLight, inks.paper, 0.2);
    const post = (x: number) =>
      rect(x - 13, -top, 26, top + 4, inks.iron) + rect(x - 13, -top, 7, top + 4, light, 'opacity="0.7"');
    const bar = (y: number, height: number, reach: number) =>
      rect(-reach, -y, 2 * reach, height, inks.iron) +
      rect(-reach, -y, 2 * reach, height * 0.32, light, 'opacity="0.7"');
    return {
      back:
        path(`M${-half - 10},4H${half + 40}L${half + 110},20H${-half + 40}Z`, inks.shadow, 'opacity="0.22"') +
        bar(top * 0.62, 13, half),
      front:
        post(-half) +
        post(half) +
        bar(top + 12, 26, half + 34) +
        line(`M${-half - 30},4h60M${half - 30},4h60`, mix(inks.iron, inks.ink, 0.2), 10),
      seen: { from: -half - 34, to: half + 34, top: top + 60 },
    };
  },
};
