import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, facing, line, path } from "#api/house/illustrator/shapes.ts";
import { atPaper, openPaper } from "../handwork.ts";
import type { Work } from "./holding.ts";

// To read and to write in, in the lap and at a table. Its holder sees the inside of what is held up, and we see the back.

const edgeOf = ({ inks }: Easel) => mix(inks.frameDark, inks.ink, 0.3);

/** Seen from outside: the covers, and over them the edges of the pages; the spine is x = 0, its foot y = 0. */
function bookHeldUp(easel: Easel): string {
  const { inks } = easel;
  const cover = "M0,4Q60,-14 142,-10L150,-196Q70,-204 0,-182Z";
  const pages = "M0,-180Q70,-204 142,-196L138,-206Q66,-218 0,-190Z";
  const half = (k: 1 | -1, colour: string) =>
    facing(
      k,
      path(pages, mix(inks.paper, inks.frameDark, 0.18), `stroke="${edgeOf(easel)}" stroke-width="5"`) +
        path(cover, colour, `stroke="${mix(inks.leafDark, inks.ink, 0.5)}" stroke-width="5" stroke-linejoin="round"`) +
        line("M24,-22Q70,-32 122,-28L128,-176Q76,-182 24,-166Z", mix(colour, inks.brass, 0.5), 4),
    );
  return (
    half(-1, inks.leafDark) +
    half(1, mix(inks.leafDark, inks.leaf, 0.4)) +
    path("M-12,2Q0,8 12,2L12,-184Q0,-178 -12,-184Z", mix(inks.leafDark, inks.ink, 0.3)) +
    line("M-10,-148H10M-10,-40H10", inks.brass, 5)
  );
}

export const bookInLap: Work = {
  laid: { on: [166, -404], turn: -30 },
  behind: (easel) => at(0, -380, bookHeldUp(easel), { scale: 1.06 }),
};

/** Its foot is on the table. */
export const bookAtTable: Work = {
  laid: { on: [166, -26], turn: -30 },
  behind: (easel) => at(0, 6, bookHeldUp(easel)),
};

/** Its folds show on the back too, and what is written shines through. */
function sheetHeldUp({ inks }: Easel, folded: boolean): string {
  const sheet = "M-92,0Q0,-10 92,0Q86,-120 96,-232Q0,-222 -96,-232Q-86,-120 -92,0Z";
  const rows = [-206, -182, -158, -134, -110, -86, -62, -38].map(
    (y, i) => `M${i === 7 ? -8 : -66 + (i % 3) * 8},${y}q14,-8 28,0t28,0${i === 7 ? "" : "t28,0t28,0"}`,
  );
  return (
    line(sheet, mix(inks.frameDark, inks.ink, 0.3), 7) +
    path(sheet, inks.paper) +
    (folded
      ? path("M-90,-74Q0,-82 90,-74L92,-152Q0,-158 -92,-152Z", mix(inks.paper, inks.shadow, 0.13)) +
        line("M-90,-74Q0,-82 90,-74M-92,-152Q0,-158 92,-152", mix(inks.paper, inks.shadow, 0.3), 3.5)
      : "") +
    line(rows.join(""), inks.ink, 4, 'opacity="0.5"')
  );
}

/** The envelope, which lies with its back up. */
function envelope({ inks }: Easel): string {
  const paper = mix(inks.paper, inks.brass, 0.25);
  return (
    path("M-88,-22L78,-34L100,6L-80,18Z", paper, `stroke="${mix(inks.frameDark, inks.ink, 0.3)}" stroke-width="5"`) +
    line("M-86,-20L4,-2L78,-32", inks.frameDark, 4)
  );
}

const held = { laid: { on: [136, -420], turn: -34 } } as const satisfies Work;
const raised = { laid: { on: [136, -62], turn: -34 } } as const satisfies Work;

export const letterInLap: Work = {
  ...held,
  behind: (easel) => at(0, -330, envelope(easel)) + at(0, -404, sheetHeldUp(easel, true)),
};
export const letterAtTable: Work = {
  ...raised,
  behind: (easel) => at(12, 22, envelope(easel)) + at(0, -46, sheetHeldUp(easel, true)),
};
export const sheetInLap: Work = { ...held, behind: (easel) => at(0, -404, sheetHeldUp(easel, false)) };
export const sheetAtTable: Work = { ...raised, behind: (easel) => at(0, -46, sheetHeldUp(easel, false)) };

/** Held up, its foot on the table. */
export const newspaperAtTable: Work = {
  laid: { ...atPaper, on: [atPaper.on[0], atPaper.on[1] + 432] },
  before: (easel) => at(0, 432, openPaper(easel)),
};

/** Open, with lines for pupils, from a little above. */
function exerciseBook({ inks }: Easel): string {
  const edge = mix(inks.frameDark, inks.ink, 0.3);
  const cover = curve(points("-132,-52,c -66,-62 0,-52,c 66,-62 132,-52,c 158,22,c 80,12 0,24,c -80,12 -158,22,c"));
  const page = "M0,-50Q60,-62 124,-53L147,14Q76,6 0,19Z";
  const lines = [0, 1, 2, 3]
    .map((i) => `M8,${-38 + i * 14}Q64,${-48 + i * 14} ${118 + i * 5},${-40 + i * 14}`)
    .join("");
  const written = "M12,-38q8,-7 16,-1t16,-2t16,-1t16,-1t16,0M14,-24q8,-7 16,-1t16,-2t16,-1";
  const half = (k: 1 | -1) =>
    facing(
      k,
      path(page, inks.paper, `stroke="${edge}" stroke-width="4"`) +
        line(lines, inks.cloth2, 3, 'opacity="0.6"') +
        line("M112,-54L132,14", inks.cloth, 3, 'opacity="0.6"'),
    );
  return (
    path(cover, inks.cloth2, `stroke="${mix(inks.cloth2, inks.ink, 0.5)}" stroke-width="5"`) +
    half(-1) +
    half(1) +
    at(0, 0, line(written, inks.ink, 4, 'opacity="0.7"'))
  );
}

/** The end of it is over the hand, and its point at the tips of the fingers. */
const pencilIn = ({ inks }: Easel) =>
  line("M-38,10L-98,-138", mix(inks.cloth, inks.ink, 0.5), 17) +
  line("M-38,10L-98,-138", inks.cloth, 12) +
  line("M-94,-128L-99,-140", inks.brass, 13) +
  path(
    "M-46,8L-34,0L-30,22Z",
    mix(inks.woodLight, inks.paper, 0.4),
    `stroke="${mix(inks.cloth, inks.ink, 0.5)}" stroke-width="3"`,
  ) +
  path("M-36,13L-31,10L-30,22Z", inks.ink);

export const exerciseBookAtTable: Work = {
  ...{ laid: { on: [194, -4], turn: -32 }, other: { on: [134, -12], turn: -26 } },
  behind: (easel) => at(0, 16, exerciseBook(easel), { scale: 1.1 }) + pencilIn(easel),
};

export const exerciseBookInLap: Work = {
  ...{ laid: { on: [186, -352], turn: -30 }, other: { on: [132, -362], turn: -30 } },
  behind: (easel) => at(0, -330, exerciseBook(easel), { scaleX: 1, scaleY: 1.15 }) + at(0, -346, pencilIn(easel)),
};
