import type { PictureBrief } from "#api/generation/model.ts";
import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { ellipse, line } from "../shapes.ts";

/** A garment that a tailor's dummy may wear. */
type Garment = Exclude<NonNullable<PictureBrief["dummy"]>, "away">;

/** A garment on the dummy of Mrs Halina's room, which stands round x = 0, its neck at y = 336 and its iron foot at y = 850. */
function garmentOn(easel: Easel, garment: Garment): string {
  const { inks } = easel;
  if (garment === "coat") return coat(easel, mix(inks.tileDark, inks.ironLight, 0.62), 786);
  if (garment === "jacket") return coat(easel, mix(inks.cloth2, inks.ink, 0.25), 690);
  return dress(easel);
}

/** With lapels, buttons and two empty sleeves, down to a hem. */
function coat(easel: Easel, colour: string, hem: number): string {
  const { inks } = easel;
  const dark = mix(colour, inks.ink, 0.35);
  const sleeve = (side: 1 | -1) =>
    form(
      easel,
      curve(
        points(
          `${side * 92},390,c ${side * 122},420 ${side * 134},520 ${side * 132},640,c ${side * 96},644,c ${side * 92},540 ${side * 84},460,c`,
        ),
      ),
      mix(colour, inks.ink, 0.08),
      { rim: 4, shade: 9 },
    );
  const width = hem > 700 ? 128 : 104;
  const body = curve(
    points(
      `-30,348,c -70,372 -104,392 -100,470 -84,550 -100,640 ${-width},${hem},c 0,${hem + 12} ${width},${hem},c 100,640 84,550 100,470 104,392 70,372 30,348,c 0,420,c`,
    ),
  );
  const buttons = [500, 566, 632].map((y) => ellipse(12, y, 7, 7, inks.brass)).join("");
  return (
    sleeve(-1) +
    sleeve(1) +
    form(easel, body, colour, {
      ...{ rim: 5, shade: 14 },
      inner: line(`M0,430V${hem + 10}`, dark, 5) + line("M-78,640h44M78,640h-44", dark, 6),
    }) +
    form(easel, "M-30,346L-62,384L-36,410L-52,426L0,486L-6,420Z", mix(colour, inks.paper, 0.12), { rim: 3, shade: 5 }) +
    form(easel, "M30,346L62,384L36,410L52,426L0,486L6,420Z", mix(colour, inks.paper, 0.12), { rim: 3, shade: 5 }) +
    buttons
  );
}

/** Of green silk, down to the floor. */
function dress(easel: Easel): string {
  const { inks } = easel;
  const silk = mix(inks.leaf, inks.tileDark, 0.35);
  const outline = curve(
    points(
      "-40,352,c -72,366 -92,392 -94,430 -80,490 -58,548 -92,620 -150,760 -176,842,c -90,856 0,848 90,856 176,842,c 150,760 92,620 58,548 80,490 94,430 92,392 72,366 40,352,c 0,412",
    ),
  );
  const folds = "M-20,570C-40,660 -70,760 -84,842M14,570C20,660 24,760 20,844M42,566C66,650 104,760 116,842";
  return (
    form(easel, outline, silk, { rim: 6, shade: 16, inner: line(folds, mix(silk, inks.ink, 0.35), 6) }) +
    line("M-60,548Q0,564 60,548", mix(silk, inks.paper, 0.35), 12)
  );
}

/** The tailor's dummy round x = 0, with a tape round its neck and a skirt begun in pins, on its iron foot. */
export function dummy(easel: Easel, garment?: Garment): string {
  const { inks } = easel;
  const linen = mix(inks.clothLight, inks.wood, 0.18);
  const torso = curve(
    points(
      "-26,336 -34,362 -84,384 -96,420 -84,480 -60,548 -84,610 -98,668,c 0,682 98,668,c 84,610 60,548 84,480 96,420 84,384 34,362 26,336",
    ),
  );
  return (
    ellipse(0, 850, 92, 11, inks.shadow, 'opacity="0.32"') +
    line("M0,672V826", mix(inks.iron, inks.ink, 0.2), 15) +
    line("M0,796C-16,836 -56,820 -84,848M0,796C16,836 56,820 84,848M0,800V852", mix(inks.iron, inks.ink, 0.2), 11) +
    form(easel, torso, linen, { shade: 18 }) +
    line("M0,346V676M-44,378C-36,470 -30,540 -48,672M44,378C36,470 30,540 48,672", mix(linen, inks.wood, 0.5), 3) +
    tape(inks) +
    (garment ? garmentOn(easel, garment) : "") +
    form(easel, "M-28,338Q-30,318 -12,314Q-16,296 0,296Q16,296 12,314Q30,318 28,338Z", inks.wood, { shade: 6, rim: 4 })
  );
}

const tape = (inks: Inks) =>
  line("M-34,360C-30,420 -40,500 -34,560M34,360C38,410 26,450 30,496", inks.brass, 13) +
  line(
    "M-34,360C-30,420 -40,500 -34,560M34,360C38,410 26,450 30,496",
    inks.woodDark,
    9,
    'stroke-dasharray="2 12" opacity="0.7"',
  ) +
  points("-70,600 -66,624 -72,648 70,600 66,624 72,648")
    .map(([x, y]) => ellipse(x, y, 4, 4, inks.cloth))
    .join("");
