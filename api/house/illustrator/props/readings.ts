import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, facing, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

const leftPage = "M0,-20C-30,-58 -92,-62 -132,-44L-158,8C-104,-14 -38,-10 0,22Z";
const rightPage = "M0,-20C30,-58 92,-62 132,-44L158,8C104,-14 38,-10 0,22Z";

/** A book that lies open, with what is on its two pages. */
function opened(easel: Easel, cover: string, { left, right }: { left: string; right: string }): string {
  const { inks } = easel;
  const under = mix(inks.paper, inks.frameDark, 0.6);
  return at(
    0,
    0,
    form(easel, "M-138,-40L138,-40L172,20Q90,8 14,32L-14,32Q-90,8 -172,20Z", cover, { rim: 3, shade: 5 }) +
      path("M-132,-44L-160,14C-104,-8 -38,-2 0,28C38,-2 104,-8 160,14L132,-44Z", under) +
      form(easel, leftPage, inks.paper, { rim: 2, shade: 4, inner: left }) +
      form(easel, rightPage, inks.paper, { rim: 2, shade: 4, depth: 0.16, inner: right }) +
      line("M0,-20V22", inks.frameDark, 4),
    { scale: 0.84 },
  );
}

/** Lines of print on the left page, bent as the page is. */
function print(inks: Easel["inks"]): string {
  const row = (t: number) =>
    `M${-24 - t * 2},${-30 + t * 34}C${-56 - t * 4},${-50 + t * 40} ${-92 - t * 8},${-50 + t * 42} ${-122 - t * 18},${-38 + t * 38}`;
  return line([0.02, 0.26, 0.5, 0.74, 0.98].map(row).join(""), inks.ink, 4, 'opacity="0.5"');
}

/** An open book: one that is read or written in. */
export function openBook(easel: Easel): string {
  const { inks } = easel;
  const left = print(inks);
  return opened(easel, inks.cloth, { left, right: facing(-1, left) });
}

/** An atlas, open at a coast. */
export function atlas(easel: Easel): string {
  const { inks } = easel;
  const sea = mix(inks.cloth2, inks.paper, 0.45);
  const land = mix(inks.leafLight, inks.paper, 0.2);
  const left =
    path("M-10,-34C-40,-54 -88,-56 -124,-40L-146,0C-104,-18 -44,-14 -10,8Z", sea) +
    path("M-10,-34C-34,-50 -52,-50 -62,-48Q-54,-36 -74,-32Q-98,-28 -84,-14Q-70,-8 -78,-12Q-40,-14 -10,8Z", land) +
    path("M-112,-30q12,-8 18,0q-4,8 -18,0Z", land) +
    line("M-12,-16Q-34,-26 -64,-26", inks.cloth2, 4);
  const right =
    path("M10,-34C40,-54 88,-56 124,-40L146,0C104,-18 44,-14 10,8Z", land) +
    path("M124,-40L146,0Q120,-12 96,-14Q112,-22 98,-32Q92,-44 106,-48Z", sea) +
    path("M40,-36q16,-12 34,-4q-6,10 -34,4Z", mix(inks.brass, inks.paper, 0.25)) +
    line("M12,-14Q34,-24 52,-18Q76,-12 98,-22", inks.cloth2, 4);
  return at(0, 0, opened(easel, inks.leafDark, { left, right }), { scaleX: 1.5, scaleY: 1.75 });
}

/** A stack of thin exercise books with labels, not quite straight. */
export function exerciseBooks(easel: Easel): string {
  const { inks } = easel;
  const covers = [inks.cloth2, inks.leaf, inks.cloth, inks.cloth2, inks.brass];
  const spine = (cover: string, i: number) => {
    const x = [-4, 6, -8, 3, -2][i] ?? 0;
    return at(
      x,
      -i * 15,
      rect(-92, -13, 184, 11, mix(inks.paper, inks.frameDark, 0.35)) +
        path("M-96,-15H92V-11H-96ZM-96,-4H92V0H-96Z", cover) +
        rect(-98, -15, 12, 15, mix(cover, inks.ink, 0.25)),
    );
  };
  const top = "M-98,-75L-80,-112H76L92,-75Z";
  const label =
    path("M-42,-104H36L42,-83H-48Z", inks.paper) + line("M-32,-97H26M-35,-90H8", inks.ink, 3, 'opacity="0.6"');
  return covers.map(spine).join("") + form(easel, top, inks.brass, { rim: 3, shade: 5 }) + label;
}
