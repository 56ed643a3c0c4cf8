import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { Shelter } from "./shelter.ts";

/** The iron frame in the yard on which carpets are beaten, without a carpet: he is between its posts, under the bar. */
const frameWith = (onPost: (easel: Easel) => string): Shelter => ({
  poses: ["sit", "loaf", "sleep", "crouch", "walk", "wash", "back", "stretch", "reach"],
  grounds: ["yard"],
  scale: 0.9,
  beyond: 130,
  draw(easel, { half: his, clear, ahead, company = 0 }) {
    const { inks } = easel;
    const half = Math.max(his + 60, 300);
    // An animal is under the bar with him.
    const [from, to] = [Math.min(-half, company - 40), Math.max(half, company + 40)];
    const top = Math.max(clear + 46, 470);
    const light = mix(inks.ironLight, inks.paper, 0.2);
    const post = (x: number) =>
      rect(x - 13, -top, 26, top + 4, inks.iron) + rect(x - 13, -top, 7, top + 4, light, 'opacity="0.7"');
    const bar = (y: number, height: number, beyond: number) =>
      rect(from - beyond, -y, to - from + 2 * beyond, height, inks.iron) +
      rect(from - beyond, -y, to - from + 2 * beyond, height * 0.32, light, 'opacity="0.7"');
    return {
      back:
        path(`M${from - 10},4H${to + 40}L${to + 110},20H${from + 40}Z`, inks.shadow, 'opacity="0.22"') +
        bar(top * 0.62, 13, 0),
      front:
        post(from) +
        post(to) +
        bar(top + 12, 26, 34) +
        line(`M${from - 30},4h60M${to - 30},4h60`, mix(inks.iron, inks.ink, 0.2), 10) +
        at(ahead > 0 ? from : to, -170, onPost(easel)),
      seen: { from: from - 34, to: to + 34, top: top + 60 },
    };
  },
});

/** The chain goes twice round the post behind him, and round nothing else. */
function bicycleLock(easel: Easel): string {
  const { iron, ironLight, brass, ink, paper } = easel.inks;
  const chain = "M-26,-24Q0,-2 26,-26M-26,-2Q0,20 26,-4M24,-20Q44,6 18,28";
  return (
    line(chain, mix(iron, ink, 0.5), 16) +
    line(chain, mix(ironLight, paper, 0.35), 8, 'stroke-dasharray="7 10"') +
    line("M0,46V26Q2,8 17,8Q32,8 34,26V46", mix(ironLight, paper, 0.2), 10) +
    form(easel, "M-12,42H46Q52,42 52,50V92Q52,102 42,102H-8Q-18,102 -18,92V50Q-18,42 -12,42Z", brass, {
      rim: 4,
      shade: 7,
    }) +
    ellipse(17, 64, 8, 8, ink) +
    rect(14, 66, 6, 18, ink)
  );
}

export const carpetFrame = frameWith(() => "");
export const lockedFrame = frameWith(bicycleLock);
