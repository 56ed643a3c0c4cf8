import { curve, type Point, points, tenth } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, facing, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { behindHim, edge, type Seat, shadowUnder } from "./seat.ts";

/** A sheet that lies flat, seen from a little above. */
const flat = (easel: Easel, half: number, colour: string, printed = "") =>
  shadowUnder(easel, half) +
  form(easel, `M${-half},30L${-half + 60},-44L${half - 40},-44L${half},30Z`, colour, {
    rim: 4,
    shade: 6,
    inner: printed,
  });

/** Lines of writing, longer towards the front; `from` and `to` are shares of the half width. */
const lines = (easel: Easel, half: number, from: number, to: number) =>
  [-34, -22, -8, 8, 22]
    .map((y, i) =>
      line(`M${from * (half - 40 + i * 10)},${y}H${to * (half - 40 + i * 10)}`, easel.inks.ink, 3, 'opacity="0.5"'),
    )
    .join("");

const newspaper: Seat = {
  height: 18,
  scale: 1.1,
  overhang: 0,
  draw: (easel, half) =>
    behindHim(
      flat(
        easel,
        half + 90,
        easel.inks.paper,
        lines(easel, half + 90, -0.92, -0.06) + lines(easel, half + 90, 0.06, 0.92),
      ),
    ),
};

/** The half width of a page as it is written on, and the one that a page is at least drawn at. */
const pageHalf = 280;
/** How far it comes out before his paws, and at his back: with less of it he would seem to lie beside it. */
const pageBeyond = { front: 130, back: 64 };

/** A page that is larger than he is, and turned a little. */
const page = (printed: (easel: Easel, half: number) => string): Seat => ({
  height: 16,
  scale: 1.02,
  overhang: 24,
  showsBeside: 40,
  draw(easel, half, ahead) {
    const wide = Math.max(pageHalf, half + (pageBeyond.front + pageBeyond.back) / 2);
    const leaf = form(easel, pageOutline(wide), easel.inks.paper, { rim: 4, shade: 6, inner: printed(easel, wide) });
    const shadow = path(
      `M${-wide + 26},42L${-wide + 60},60H${wide - 26}L${wide + 10},44Z`,
      easel.inks.shadow,
      'opacity="0.35"',
    );
    return behindHim(at(ahead * ((pageBeyond.front - pageBeyond.back) / 2), 0, shadow + leaf));
  },
});
const pageOutline = (wide: number) => `M${-wide + 44},-60L${wide - 76},-48L${wide + 4},46L${-wide + 12},52Z`;
/** The left end and the right end of a line on the page, at a height at its left edge. */
const acrossPage = (y: number, wide: number): readonly [Point, Point] => {
  const down = (y + 60) / 112;
  return [
    [-wide + 66 - 32 * down, y],
    [wide - 94 + 78 * down, -48 + 94 * down],
  ];
};

/** Rows of a hand that wavers, which are no stripes. */
const handwriting = ({ inks }: Easel, wide: number): string =>
  [-44, -28, -10, 9, 30]
    .map((y, row) => {
      const [[x0, y0], [x1, y1]] = acrossPage(y, wide);
      const end = row === 4 ? 0.78 : 0.96;
      const count = Math.round(wide / 6.2);
      const wave = Array.from({ length: count + 1 }, (_, i): Point => {
        const along = (i / count) * end;
        return [x0 + (x1 - x0) * along, y0 + (y1 - y0) * along + (i % 2 ? -3.4 : 3.4) * (i % 7 === 3 ? 0.2 : 1)];
      });
      return line(curve(wave, { closed: false }), inks.ink, 3, 'opacity="0.65"');
    })
    .join("");

/** A part that is nearly all rest: staves with a clef, the long bar and the pause over its end; its one note is under him. */
const staves = ({ inks }: Easel, wide: number): string =>
  [-42, 6]
    .map((top) => {
      const rules = [0, 8, 16, 24, 32].map((down) => {
        const [[x0, y0], [x1, y1]] = acrossPage(top + down, wide);
        return `M${tenth(x0)},${y0}L${tenth(x1)},${tenth(y1)}`;
      });
      const x = -wide + 120;
      const clef = `M${x},${top + 40}q-12,-2 -6,-10q10,0 6,-26q-2,-20 8,-22q8,6 -6,22q-18,14 -4,24q16,2 12,-12q-10,-8 -14,2`;
      const rest = `M${x + 40},${top + 8}v20M${x + 140},${top + 8}v20`;
      const pause = `M${x + 116},${top - 3}q11,-15 22,0`;
      return (
        line(rules.join(""), inks.ink, 1.8, 'opacity="0.7"') +
        line(clef + pause, inks.ink, 4) +
        line(rest, inks.ink, 3.5) +
        line(`M${x + 40},${top + 18}H${x + 140}`, inks.ink, 8)
      );
    })
    .join("");

/** Its written side: the address, and a stamp with its postmark in the corner before him. */
const address = ({ inks }: Easel, wide: number): string => {
  const rows = [-22, 2, 26].map((y, i) => {
    const [[x0, y0], [x1, y1]] = acrossPage(y, wide);
    const at = (share: number) => `${tenth(x0 + (x1 - x0) * share)},${tenth(y0 + (y1 - y0) * share)}`;
    return `M${at(0.3)}L${at(0.72 - i * 0.06)}`;
  });
  const stamp =
    path("M0,0L60,3L78,34L14,31Z", inks.cloth) +
    path("M12,7L52,9L62,28L22,26Z", inks.paper, 'opacity="0.7"') +
    ellipse(2, 30, 34, 14, "none", `stroke="${inks.ink}" stroke-width="3" opacity="0.5"`) +
    line("M-50,22h-60M-48,30h-64M-50,38h-58", inks.ink, 2.5, 'opacity="0.4"');
  return line(rows.join(""), inks.ink, 3.5, 'opacity="0.65"') + at(wide - 134, -36, stamp);
};

const envelope = page(address);
const sheet = page(handwriting);
const blankSheet = page(() => "");
const sheetMusic = page(staves);

/** A map on which nothing is written: coasts, rivers, and dots for towns, to either side of him. */
const map: Seat = {
  height: 16,
  scale: 1.1,
  overhang: 0,
  draw(easel, half) {
    const { inks } = easel;
    const wide = half + 150;
    const x = (share: number, y: number) => share * (wide - 50 * ((30 - y) / 74));
    const spots = (text: string) => points(text).map(([share, y]): Point => [x(share / 100, y), y]);
    const lands = [
      "-88,-30 -70,-40 -30,-42 40,-41 70,-38 84,-26 74,-14 88,4 70,12 52,22 20,20 -30,25 -58,18 -66,4 -80,-4 -72,-16",
      "-92,8 -82,4 -76,14 -84,22 -92,18",
      "90,-36 95,-28 90,-20 86,-30",
    ];
    const coasts = lands.map((text) => curve(spots(text))).join("");
    const rivers = ["-60,-40 -64,-26 -56,-12 -62,0", "60,-38 64,-22 58,-8 68,8", "-30,25 -34,10", "30,20 36,8"];
    const ways = rivers.map((text) => curve(spots(text), { closed: false })).join("");
    const towns = spots("-70,-24 -60,12 66,-28 74,-2 58,14")
      .map(([a, b]) => ellipse(a, b, 5, 3.5, inks.ink))
      .join("");
    return behindHim(
      flat(
        easel,
        wide,
        mix(inks.paper, inks.cloth2, 0.42),
        path(coasts, inks.paper) + line(coasts, inks.ink, 3.5, 'opacity="0.75"') + line(ways, inks.cloth2, 3.5) + towns,
      ),
    );
  },
};

/** A large book that lies open, with what is printed on its pages. */
const opened = (printed: (easel: Easel, half: number) => string): Seat => ({
  height: 44,
  scale: 1.08,
  overhang: edge + 54,
  draw(easel, half) {
    const { cloth2, brass, paper } = easel.inks;
    const wide = half + 46;
    const cover = path(`M${-wide - 8},12L${-wide + 46},-50H${wide - 46}L${wide + 8},12Z`, mix(cloth2, brass, 0.15));
    const pages = form(
      easel,
      `M${-wide},-6L${-wide + 50},-62Q0,-40 ${wide - 50},-62L${wide},-6Q0,10 ${-wide},-6Z`,
      paper,
      { inner: printed(easel, half) },
    );
    return behindHim(shadowUnder(easel, wide) + cover + pages);
  },
});

const atlas = opened(
  ({ inks }, half) => ellipse(-half * 0.5, -30, 90, 12, inks.leafLight) + ellipse(half * 0.55, -26, 70, 12, inks.brass),
);
const openBook = opened((easel, half) => lines(easel, half, -1, -0.1) + lines(easel, half, 0.1, 1));

/** A thick volume that lies shut, its fore-edge towards us. */
const closedBook: Seat = {
  height: 56,
  scale: 1.05,
  overhang: edge + 10,
  draw(easel, half) {
    const { cloth2, ink, paper, wood } = easel.inks;
    const leather = mix(cloth2, ink, 0.15);
    const pages = rect(-half, -38, 2 * half - 12, 36, mix(paper, wood, 0.15));
    const leaves = line(`M${-half},-29H${half - 20}M${-half},-20H${half - 20}M${-half},-11H${half - 20}`, wood, 2);
    const boards =
      form(easel, `M${-half - 10},-38L${-half + 26},-74H${half - 26}L${half + 10},-38V-30H${-half - 10}Z`, leather) +
      rect(-half - 10, -6, 2 * half + 20, 12, leather);
    const spine = path(`M${half - 20},-38H${half + 10}V4H${half - 20}Q${half - 6},-18 ${half - 20},-38Z`, leather);
    return behindHim(shadowUnder(easel, half) + pages + leaves + boards + spine);
  },
};

/** Cards with their backs up, pushed apart by him. */
const playingCards: Seat = {
  height: 14,
  scale: 1.1,
  overhang: 40,
  draw(easel, half, ahead) {
    const { paper, cloth, shadow } = easel.inks;
    const card = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        path("M-50,-20L40,-20L56,24L-48,24Z", shadow, 'opacity="0.3"') +
          form(easel, "M-52,-26L38,-26L54,18L-50,18Z", paper, {
            rim: 2,
            shade: 3,
            inner:
              path("M-45,-20L33,-20L46,12L-43,12Z", cloth) +
              path("M-30,-14L22,-14L32,6L-29,6Z", mix(cloth, paper, 0.4)),
          }),
        { turn },
      );
    const cards = [
      card(half - 60, -34, 14),
      card(half + 34, -22, -16),
      card(-half + 40, -26, -10),
      card(half + 74, 22, 9),
      card(half - 40, 30, -7),
      card(half - 170, 40, 12),
      card(-half + 150, 38, -14),
      card(-half - 14, 22, 8),
    ];
    return behindHim(facing(ahead, cards.join("")));
  },
};

export const papers = {
  ...{ newspaper, map, atlas, envelope },
  ...{ "sheet of paper": sheet, "blank sheet": blankSheet, "sheet music": sheetMusic },
  ...{ "open book": openBook, "closed book": closedBook, "playing cards": playingCards },
};
