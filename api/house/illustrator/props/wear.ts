import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

export function hat(easel: Easel): string {
  const { inks } = easel;
  const felt = mix(inks.woodDark, inks.iron, 0.4);
  return (
    form(easel, curve(points("-78,-40 -70,-116 -30,-138 0,-126 32,-140 72,-116 80,-40 0,-24")), felt) +
    path(curve(points("-80,-58 0,-40 82,-58 82,-34 0,-16 -80,-34")), inks.cloth) +
    form(easel, curve(points("-146,-22 -90,-44 0,-30 92,-44 148,-22 90,2 0,8 -90,2")), felt)
  );
}

/** A black one, set down with the opening upwards. */
export function topHat(easel: Easel): string {
  const { inks } = easel;
  const silk = mix(inks.ink, inks.iron, 0.35);
  return (
    form(easel, "M-62,-2Q0,14 62,-2Q58,-70 72,-132H-72Q-58,-70 -62,-2Z", silk) +
    path("M-70,-122H70L67,-96H-67Z", inks.iron) +
    form(easel, "M-116,-134Q-104,-158 0,-160Q104,-158 116,-134Q104,-114 0,-112Q-104,-114 -116,-134Z", silk) +
    ellipse(0, -138, 70, 16, mix(inks.ink, "#000000", 0.4))
  );
}

export function boots(easel: Easel): string {
  const { inks } = easel;
  const leather = mix(inks.woodDark, inks.ink, 0.25);
  const boot = () =>
    form(easel, curve(points("-52,0 -54,-60 -46,-150,c 22,-150,c 26,-76 60,-52 104,-42 116,-14 112,0")), leather) +
    rect(-54, -10, 168, 14, inks.ink) +
    line("M0,-122L30,-116M2,-96L34,-88", inks.paper, 5);
  return at(-52, -4, boot(), { scale: 0.94 }) + at(52, 8, boot());
}

export function buttons({ inks }: Easel): string {
  const colours = [inks.cloth, inks.tile, inks.brass, inks.paper, inks.cloth2, inks.bloom];
  return points("-96,-12 -44,-6 6,-16 58,-6 104,-14 -14,-34")
    .map(([x, y], i) => {
      const colour = colours[i % colours.length] ?? inks.cloth;
      return (
        ellipse(x, y + 4, 29, 17, mix(colour, inks.ink, 0.35)) +
        ellipse(x, y, 28, 16, colour) +
        ellipse(x, y, 19, 10, mix(colour, inks.ink, 0.15)) +
        [-6, 6].map((dx) => ellipse(x + dx, y - 2, 3, 2, inks.ink) + ellipse(x + dx, y + 3, 3, 2, inks.ink)).join("")
      );
    })
    .join("");
}

/** A single button, large, with the end of its thread. */
export function button({ inks }: Easel): string {
  const bone = mix(inks.brass, inks.paper, 0.25);
  return (
    line("M14,-24C60,-50 76,-4 112,-16", inks.cloth, 4) +
    ellipse(0, -16, 60, 33, mix(bone, inks.ink, 0.45)) +
    ellipse(0, -24, 60, 32, bone) +
    ellipse(-3, -26, 55, 28, mix(bone, inks.paper, 0.35)) +
    ellipse(0, -23, 42, 20, mix(bone, inks.ink, 0.16)) +
    [-12, 12].map((x) => ellipse(x, -29, 6, 4, inks.ink) + ellipse(x, -17, 6, 4, inks.ink)).join("") +
    line("M-12,-29L12,-17M12,-29L-12,-17", inks.cloth, 4)
  );
}

/** A thick one that lies flat: its upper side, and below the piping the side that it lies on. */
export function cushion(easel: Easel): string {
  const { inks } = easel;
  const dark = mix(inks.cloth2, inks.ink, 0.3);
  const whole =
    "-144,-62,c -110,-96 -50,-110 0,-111 50,-110 110,-96 144,-62,c 152,-44 150,-20 142,-2,c 90,10 0,14 -90,10 -142,-2,c -150,-20 -152,-44";
  const top = curve(
    points("-144,-62,c -110,-96 -50,-110 0,-111 50,-110 110,-96 144,-62,c 96,-34 50,-26 0,-25 -50,-26 -96,-34"),
  );
  return (
    ellipse(6, 3, 172, 15, inks.shadow, 'opacity="0.34"') +
    form(easel, curve(points(whole)), dark, { rim: 0, shade: 8 }) +
    form(easel, top, inks.cloth2, { rim: 5, shade: 8 }) +
    line("M-142,-61C-96,-34 -50,-25 0,-25C50,-25 96,-34 142,-61", mix(inks.cloth2, inks.paper, 0.45), 5) +
    ellipse(0, -70, 12, 7, dark) +
    line(
      "M-16,-73Q-50,-88 -78,-84M16,-73Q50,-88 78,-84M-14,-66Q-48,-52 -76,-54M14,-66Q48,-52 76,-54",
      dark,
      4,
      'opacity="0.7"',
    )
  );
}
