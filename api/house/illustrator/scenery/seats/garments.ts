import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { type Inks, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, edge, type Seat, under } from "./seat.ts";

/** How a garment looks: its stuff, its collar, the lining that is seen in the cuff. */
type Garment = { stuff: string; collar: string; lining: string; buttons: string; isFur?: true };

/** A garment that was thrown down: the collar is at his back, a sleeve comes out before him. */
const garment = (garmentIn: (inks: Inks) => Garment): Seat => ({
  height: 40,
  scale: 1.06,
  overhang: edge + 110,
  poses: asOnFloor,
  draw: (easel, half, ahead) =>
    behindHim(
      under(easel, half + 96) +
        at(0, 0, garmentFacingRight(easel, half, garmentIn(easel.inks)), { scaleX: ahead, scaleY: 1 }),
    ),
});

/** A dark one for the winter. */
const coat = garment(({ ink, cloth, cloth2, wood, woodDark, brass }) => ({
  stuff: mix(ink, cloth2, 0.4),
  collar: mix(mix(wood, woodDark, 0.35), brass, 0.2),
  lining: mix(cloth, ink, 0.35),
  buttons: brass,
  isFur: true,
}));

/** Of brown tweed. */
const jacket = garment(({ ink, cloth2, wood, woodDark, clothLight }) => ({
  stuff: mix(mix(wood, woodDark, 0.5), clothLight, 0.16),
  collar: mix(woodDark, ink, 0.15),
  lining: mix(cloth2, ink, 0.3),
  buttons: mix(woodDark, ink, 0.45),
}));

/** A thin blue one with a white collar. */
const blouse = garment(({ cloth2, paper, clothLight }) => ({
  stuff: mix(cloth2, paper, 0.28),
  collar: mix(paper, clothLight, 0.2),
  lining: mix(cloth2, paper, 0.1),
  buttons: mix(paper, clothLight, 0.2),
}));

function garmentFacingRight(easel: Easel, half: number, of: Garment): string {
  const { stuff, collar, isFur } = of;
  const { ink, cloth2 } = easel.inks;
  const fold = mix(stuff, ink, 0.5);
  const spread = form(
    easel,
    curve(
      points(
        `${-half - 84},18 ${-half - 60},-54 ${-half + 40},-84 ${-half + 130},-66 0,-58 ${half - 110},-64 ${half - 20},-92 ${half + 60},-74 ${half + 88},-16 ${half + 100},20,c ${half - 40},30 ${half - 170},24 ${half - 330},38 ${-half + 190},26 ${-half + 70},40 ${-half - 40},34`,
      ),
    ),
    stuff,
    { rim: 5, shade: 8 },
  );
  const folds = line(
    `M${half - 10},-66Q${half + 30},-40 ${half + 24},6M${half + 34},-60Q${half + 66},-30 ${half + 60},8M${-half + 90},36Q${-half + 110},20 ${-half + 170},16`,
    fold,
    6,
  );
  const aroundNeck = form(
    easel,
    curve(
      points(
        `${-half + 26},-84 ${-half - 24},-104 ${-half - 84},-84 ${-half - 118},-40 ${-half - 122},14 ${-half - 84},36 ${-half - 54},16 ${-half - 60},-24 ${-half - 28},-52 ${-half + 20},-58`,
      ),
    ),
    collar,
    {
      rim: 5,
      shade: 8,
      inner: isFur
        ? line(
            points("-98,10 -104,-18 -88,-40 -78,-64 -52,-72 -30,-92 0,-78 -84,18 -70,-14 -8,-66")
              .map(([x, y]) => `M${-half + x},${y}l-8,-13`)
              .join(""),
            mix(collar, ink, 0.45),
            4,
          )
        : "",
    },
  );
  const sleeve = sleeveOf(easel, half, { ...of, stuff: mix(stuff, cloth2, 0.3) });
  return spread + folds + aroundNeck + sleeve + rowOfButtons(easel, half, of.buttons);
}

/** Its cuff is turned towards us, so that the lining is seen. */
function sleeveOf(easel: Easel, half: number, { stuff, lining, buttons }: Garment): string {
  const dark = mix(stuff, easel.inks.ink, 0.4);
  const outline = `${half - 250},2 ${half - 150},-8 ${half - 40},6 ${half + 78},12,c ${half + 84},64,c ${half - 40},66 ${half - 170},54 ${half - 240},40`;
  const wrinkles = `M${half - 120},2q16,20 4,44M${half - 84},4q10,14 2,30`;
  return (
    form(easel, curve(points(outline)), stuff, { rim: 5, shade: 9, inner: line(wrinkles, dark, 5) }) +
    line(`M${half + 36},12Q${half + 48},38 ${half + 38},66`, dark, 5) +
    ellipse(half + 81, 38, 15, 27, lining) +
    [28, 46].map((y) => ellipse(half + 60, y, 6, 6, buttons)).join("")
  );
}

/** As many as he leaves to be seen. */
const rowOfButtons = ({ inks }: Easel, half: number, colour: string): string =>
  [34, 130, 226]
    .filter((x) => x < 2 * half - 280)
    .map((x) => ellipse(-half + x, 22, 13, 9, inks.ink) + ellipse(-half + x, 19, 13, 9, colour))
    .join("");

export const garments = { coat, jacket, blouse };
