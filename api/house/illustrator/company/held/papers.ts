import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { Held } from "./holding.ts";

/** A row of writing: a line that wavers, and no letters. */
const written = (x: number, y: number, length: number) =>
  `M${x},${y}${Array.from({ length: Math.round(length / 14) }, (_, i) => `q7,${i % 2 ? 9 : -9} 14,0`).join("")}`;

/** Shut, its back towards whoever holds it. */
function book(easel: Easel): string {
  const { inks } = easel;
  const cover = mix(inks.cloth, inks.ink, 0.08);
  return at(
    0,
    0,
    path("M-10,-196L150,-196L158,40H-4Z", mix(cover, inks.ink, 0.4)) +
      path("M0,-190H146V34H0Z", mix(inks.paper, inks.frameDark, 0.25)) +
      form(easel, "M-22,-186Q-22,-196 -12,-196H134V46H-12Q-22,46 -22,36Z", cover, { shade: 12 }) +
      rect(-22, -166, 156, 9, inks.brass) +
      rect(-22, 10, 156, 9, inks.brass) +
      line("M-4,-190V40", mix(cover, inks.ink, 0.3), 4) +
      rect(34, -120, 72, 44, mix(inks.clothLight, inks.paper, 0.3)),
    { turn: 12 },
  );
}

/** In its envelope, with a stamp. */
function letter(easel: Easel): string {
  const { inks } = easel;
  const white = mix(inks.paper, "#ffffff", 0.25);
  return at(
    0,
    0,
    line("M-24,-128H196V26H-24Z", mix(white, inks.ink, 0.45), 6) +
      form(easel, "M-24,-128H196V26H-24Z", white, { rim: 2, shade: 6, depth: 0.16 }) +
      rect(150, -116, 34, 42, inks.cloth) +
      rect(156, -110, 22, 30, mix(inks.cloth, inks.paper, 0.5)) +
      line(written(40, -50, 96) + written(40, -24, 70), inks.ink, 5, 'opacity="0.75"'),
    { turn: -10 },
  );
}

/** One page with writing on it. */
function sheet(easel: Easel): string {
  const { inks } = easel;
  const white = mix(inks.paper, "#ffffff", 0.25);
  const page = curve(points("-20,-262,c 60,-268 168,-252,c 164,-140 180,26,c 80,22 -14,34,c -28,-110"));
  const rows = [-214, -186, -158, -130, -102, -74, -46].map((y, i) => written(12, y, i === 6 ? 60 : 128)).join("");
  return at(
    0,
    0,
    line(page, mix(white, inks.ink, 0.45), 6) +
      form(easel, page, white, { rim: 2, shade: 6, depth: 0.16 }) +
      line(rows, inks.ink, 4.5, 'opacity="0.7"'),
    { turn: 16, scale: 0.84 },
  );
}

/** Smaller than a hand, with a few words on it. */
function slip(easel: Easel): string {
  const { inks } = easel;
  const white = mix(inks.paper, "#ffffff", 0.25);
  const page = curve(points("-6,-128,c 60,-140 132,-118,c 128,-60 134,16,c 60,6 -6,18,c -12,-50"));
  return at(
    0,
    0,
    line(page, mix(white, inks.ink, 0.45), 6) +
      form(easel, page, white, { rim: 2, shade: 6, depth: 0.16 }) +
      line(written(28, -62, 84), inks.ink, 6, 'opacity="0.75"'),
    { turn: 6, scale: 0.72 },
  );
}

/** Folded lengthwise, as one carries it home. */
function foldedPaper(easel: Easel): string {
  const { inks } = easel;
  const paper = mix(inks.paper, inks.frame, 0.25);
  const grey = mix(inks.ink, inks.paper, 0.3);
  const rows = (x: number, y: number, count: number, length: number) =>
    Array.from({ length: count }, (_, i) => `M${x},${y + i * 17}h${i % 4 === 3 ? length * 0.6 : length}`).join("");
  return at(
    0,
    0,
    form(easel, "M-64,-150Q-58,-158 -50,-158H58Q66,-158 66,-148V216H-64Z", mix(paper, inks.ink, 0.18)) +
      line("M-54,-140H54V206H-54Z", mix(paper, inks.ink, 0.45), 5) +
      form(easel, "M-54,-150H58V206H-54Z", paper, { rim: 2, shade: 8, depth: 0.16 }) +
      rect(-42, -136, 88, 22, grey, 'opacity="0.8"') +
      line(rows(-40, -96, 3, 84), grey, 4, 'opacity="0.6"') +
      rect(-42, 52, 40, 52, grey, 'opacity="0.45"') +
      line(rows(8, 56, 4, 36) + rows(-40, 124, 5, 84), grey, 4, 'opacity="0.6"'),
    { turn: 14 },
  );
}

export const papers = {
  book: { arm: "raised", draw: book, forwards: 190, upwards: 200 },
  letter: { arm: "raised", draw: letter, forwards: 200, upwards: 160 },
  "sheet of paper": { arm: "raised", draw: sheet, forwards: 210, upwards: 260 },
  "slip of paper": { arm: "raised", draw: slip, forwards: 140, upwards: 130 },
  newspaper: { arm: "hanging", draw: foldedPaper, forwards: 90 },
} satisfies Partial<Record<HeldName, Held>>;
