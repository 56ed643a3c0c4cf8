import { tenth } from "../curves.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import { type Sitter, turnedAside } from "./sitter.ts";

/** Of a head turned aside the far cheek is short: the end of the band on that side is behind it too. */
const narrowed = 0.12;
const turned = (aside: number) => ({ x: -aside * 126 * narrowed, scaleX: 1 - Math.abs(aside) * narrowed });

/** From the side the band ends at the throat, behind the chin. */
const fromTheSide = { x: 24, scaleX: 0.8 };

/** Red band and brass bell, drawn under the chin and behind the head. */
export function collar({ coat, collared, look }: Sitter, { swing = 0, tight = 0 } = {}): string {
  if (!collared) return "";
  const k = 1 - tight * 0.2; // tight = 1 tucks the band right under the chin
  const y = (v: number) => tenth(v * k + tight * 14);
  let svg = path(
    `M-126,40L-122,${y(84)}C-98,${y(134)} -50,${y(160)} 0,${y(160)}C50,${y(160)} 98,${y(134)} 122,${y(84)}L126,40Z`,
    coat.shade,
  );
  svg += path(
    `M-124,${y(72)}C-104,${y(124)} -56,${y(150)} 0,${y(150)}C56,${y(150)} 104,${y(124)} 124,${y(72)}L120,${y(100)}C98,${y(152)} 50,${y(178)} 0,${y(178)}C-50,${y(178)} -98,${y(152)} -120,${y(100)}Z`,
    coat.collar,
  );
  svg += path(
    `M-122,${y(92)}C-98,${y(142)} -50,${y(166)} 0,${y(166)}C50,${y(166)} 98,${y(142)} 122,${y(92)}L120,${y(100)}C98,${y(152)} 50,${y(178)} 0,${y(178)}C-50,${y(178)} -98,${y(152)} -120,${y(100)}Z`,
    coat.collarDark,
  );
  svg += path(
    `M-114,${y(90)}C-92,${y(136)} -48,${y(158)} 0,${y(158)}C-48,${y(162)} -94,${y(142)} -116,${y(96)}Z`,
    coat.rim,
    'opacity="0.5"',
  );
  const { x, scaleX } = look.view === "profile" ? fromTheSide : turned(turnedAside(look));
  // In profile the chin would bite into the bell.
  const hung = 176 * k + tight * 14 + (look.view === "profile" ? 12 : 0);
  return at(x, 0, svg, { scaleX, scaleY: 1 }) + at(x, hung, bell(coat), { turn: swing });
}

function bell(coat: Coat): string {
  return (
    ellipse(0, 0, 27, 27, coat.brassDark) +
    ellipse(-2, -2, 25, 25, coat.brass) +
    path("M-25,-6C-10,2 10,2 23,-6L23,2C10,10 -10,10 -26,2Z", coat.brassDark, 'opacity="0.65"') +
    ellipse(0, 13, 5, 5, coat.brassDark) +
    line("M0,14v10", coat.brassDark, 4) +
    ellipse(-10, -12, 7, 5, coat.brassLight)
  );
}
