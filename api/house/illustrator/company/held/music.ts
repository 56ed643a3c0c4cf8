import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, rect } from "#api/house/illustrator/shapes.ts";
import type { Held } from "./holding.ts";

/** By its valves, the bell forwards and down. */
function trumpet(easel: Easel): string {
  const { inks } = easel;
  const brass = mix(inks.brass, inks.paper, 0.15);
  const dark = mix(brass, inks.ink, 0.5);
  const tube = (d: string) =>
    line(d, dark, 21) + line(d, brass, 15) + line(d, mix(brass, inks.paper, 0.5), 4, 'transform="translate(0,-4)"');
  const valve = (x: number) =>
    line(`M${x},-66V-50`, mix(brass, inks.ink, 0.3), 7) +
    rect(x - 12, -74, 24, 10, mix(inks.paper, brass, 0.2)) +
    form(easel, `M${x - 13},-52H${x + 13}V86H${x - 13}Z`, brass, { rim: 4, shade: 6 }) +
    rect(x - 15, -36, 30, 7, dark) +
    rect(x - 15, 64, 30, 7, dark);
  return at(
    0,
    0,
    tube("M-206,-14H120C176,-14 176,56 120,56H-90C-146,56 -146,16 -96,16H150") +
      valve(-32) +
      valve(2) +
      valve(36) +
      form(easel, "M130,4Q224,2 262,-52Q272,-58 272,-46V82Q272,92 262,86Q224,30 130,28Z", brass) +
      ellipse(270, 18, 13, 68, mix(brass, inks.ink, 0.35)) +
      ellipse(270, 18, 13, 68, "none", `stroke="${mix(brass, inks.paper, 0.35)}" stroke-width="5"`) +
      form(easel, "M-204,-22L-238,-32V4L-204,-6Z", mix(inks.paper, brass, 0.35), { rim: 3, shade: 5 }),
    { turn: 22 },
  );
}

export const instruments = {
  trumpet: { arm: "raised", draw: trumpet, forwards: 260, upwards: 130 },
} satisfies Partial<Record<HeldName, Held>>;
