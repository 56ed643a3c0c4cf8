import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { props } from "../props/props.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";

/** Nothing that tells the time: a story has a clock of its own, or nobody knows how late it is. */
const onShelf = ["jar", "milk", "cactus", "kettle"] as const;

/** The things of the picture, and how many a piece of furniture has room for. */
type Furnished = { things: readonly PropName[]; count?: number };

/** A thing that stands about; in its place a tin where the picture's own things have one like it. */
const standing = (easel: Easel, name: PropName, things: readonly PropName[]) =>
  things.includes(name) ? tin(easel) : props[name](easel);

function tin(easel: Easel): string {
  const { inks } = easel;
  return (
    form(easel, "M-50,-118H50V-4Q0,8 -50,-4Z", inks.cloth) +
    path("M-50,-84Q0,-74 50,-84V-34Q0,-24 -50,-34Z", mix(inks.brass, inks.paper, 0.3)) +
    ellipse(0, -56, 17, 13, inks.cloth2) +
    ellipse(0, -118, 50, 11, mix(inks.cloth, inks.ink, 0.3)) +
    form(easel, "M-46,-122V-136Q0,-148 46,-136V-122Q0,-112 -46,-122Z", inks.brass, { rim: 3, shade: 5 }) +
    ellipse(0, -146, 9, 6, mix(inks.brass, inks.ink, 0.25))
  );
}

/** A shelf on the wall with pans hanging under it, for so many things, none of which is among the picture's `things`. */
export function shelf(easel: Easel, x: number, { things, count = 4 }: Furnished): string {
  const { inks } = easel;
  const width = count * 150 + 30;
  const bracket = (at: number) => path(`M${at},292h14v18q-2,10 -14,10Z`, inks.woodDark);
  const stood = onShelf
    .slice(0, count)
    .map((name, i) => at(x + 95 + i * 150, 268, standing(easel, name, things), { scale: 0.92 }));
  // Under a short shelf one pan between two brackets would make a stool of it.
  const pans = hanging(easel)
    .slice(0, count > 1 ? count : 0)
    .map((pan, i) => at(x + 75 + i * 118, 296, pan));
  return (
    rect(x, 268, width, 24, inks.wood) +
    rect(x, 268, width, 6, inks.woodLight) +
    rect(x, 286, width, 10, inks.woodDark) +
    bracket(x + 22) +
    bracket(x + width - 36) +
    stood.join("") +
    pans.join("")
  );
}

/** Sieve, slice, pan and whisk, each on its hook. */
const hanging = ({ inks }: Easel): string[] => [
  line("M0,0v96", inks.iron, 7) + ellipse(0, 116, 28, 26, inks.iron) + ellipse(-4, 112, 20, 18, inks.ironLight),
  line("M0,0v70", inks.iron, 7) +
    rect(-22, 66, 44, 62, inks.iron) +
    [-13, 0, 13].map((q) => rect(q - 3, 76, 6, 44, inks.wallLight)).join(""),
  line("M0,0v54", inks.iron, 7) +
    ellipse(0, 104, 52, 52, inks.brass) +
    ellipse(-5, 99, 42, 42, mix(inks.brass, inks.paper, 0.25)),
  line("M0,0v110", inks.iron, 6) + line("M0,70Q-22,100 -8,134M0,70V136M0,70Q22,100 8,134", inks.iron, 4),
];

/** The dresser, 600 wide: plates behind glass, drawers, and jars on its top. */
export function dresser(easel: Easel, x: number, { things }: Furnished): string {
  const { inks } = easel;
  const wood = mix(inks.tileDark, inks.wood, 0.35);
  const dark = mix(wood, inks.ink, 0.35);
  const light = mix(wood, inks.paper, 0.3);
  const pane = (left: number) => {
    let glass = rect(left, 150, 260, 300, mix(dark, inks.ink, 0.3));
    for (const y of [240, 330, 420]) {
      glass += rect(left, y, 260, 10, light);
      for (let i = 0; i < 4; i++)
        glass +=
          ellipse(
            left + 40 + i * 60,
            y - 34,
            27,
            32,
            mix(i % 2 ? inks.frame : mix(inks.frame, inks.cloth2, 0.4), dark, 0.42),
          ) +
          ellipse(
            left + 40 + i * 60,
            y - 34,
            17,
            21,
            "none",
            `stroke="${mix(inks.cloth2, dark, 0.3)}" stroke-width="4"`,
          );
    }
    return (
      glass +
      path(`M${left + 20},440L${left + 150},160h40L${left + 60},440Z`, inks.paper, 'opacity="0.14"') +
      rect(left - 12, 140, 284, 322, "none", `stroke="${wood}" stroke-width="24"`)
    );
  };
  const drawers = [0, 1, 2]
    .map(
      (i) =>
        rect(x + 20 + i * 192, 520, 178, 90, light) +
        rect(x + 30 + i * 192, 530, 158, 70, wood) +
        ellipse(x + 109 + i * 192, 566, 14, 10, inks.brass),
    )
    .join("");
  const jars = [60, 170, 280, 430, 530]
    .map((dx, i) => at(x + dx, 96, standing(easel, i % 2 ? "jar" : "cactus", things), { scale: 0.5 }))
    .join("");
  return (
    rect(x + 14, 120, 600, 690, inks.shadow, 'opacity="0.25"') +
    jars +
    rect(x, 110, 600, 710, wood) +
    rect(x, 796, 600, 24, dark) +
    rect(x - 16, 92, 632, 28, dark) +
    rect(x - 16, 92, 632, 8, light) +
    pane(x + 26) +
    pane(x + 314) +
    rect(x - 10, 486, 620, 26, dark) +
    drawers +
    rect(x + 20, 630, 274, 150, light, 'opacity="0.5"') +
    rect(x + 306, 630, 274, 150, light, 'opacity="0.5"')
  );
}
