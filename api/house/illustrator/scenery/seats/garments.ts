import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { type Inks, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { singleSlipper } from "#api/house/illustrator/props/household.ts";
import { at, ellipse, facing, line, path } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, edge, type Seat, shadowUnder } from "./seat.ts";

/** How a garment looks: its stuff, its collar, the lining that is seen in the cuff. */
type Garment = { stuff: string; collar: string; lining: string; buttons: string; isFur?: true };

/** A garment that was thrown down: the collar is at his back, a sleeve comes out before him. */
const garment = (garmentIn: (inks: Inks) => Garment): Seat => ({
  height: 40,
  scale: 1.06,
  overhang: edge + 110,
  poses: asOnFloor,
  draw: (easel, half, ahead) =>
    behindHim(shadowUnder(easel, half + 96) + facing(ahead, garmentFacingRight(easel, half, garmentIn(easel.inks)))),
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

/** For the kitchen: its skirt with the pocket under him, the bib before him, the strings wherever they fell. */
const apron: Seat = {
  height: 18,
  scale: 1.1,
  overhang: edge + 90,
  draw(easel, half, ahead) {
    const { cloth2, paper, ink } = easel.inks;
    const cotton = mix(cloth2, paper, 0.18);
    const dots = [-40, -20, 0, 20, 38].flatMap((y, row) =>
      Array.from({ length: 26 }, (_, i) =>
        ellipse((i - 12.5) * 34 + (row % 2) * 17, y, 5, 3.5, paper, 'opacity="0.8"'),
      ),
    );
    const outline = `${-half - 70},22,c ${-half - 40},-40 ${-half + 20},-54 ${half - 60},-46 ${half - 10},-30,c ${half + 92},-22,c ${half + 104},18,c ${half},20,c ${half - 50},38 ${half - 220},34 -40,46 ${-half + 60},36`;
    const loops = `M${half - 10},-30C${half + 20},-70 ${half + 110},-76 ${half + 150},-52M${half + 4},20C${half + 30},56 ${half + 80},30 ${half + 124},46M${half + 94},-20C${half + 160},-16 ${half + 156},10 ${half + 102},14`;
    const white = mix(paper, cotton, 0.12);
    const pocket = form(
      easel,
      `M${-half + 116},4L${-half + 262},2L${-half + 280},40L${-half + 104},42Z`,
      mix(cotton, white, 0.3),
      { rim: 3, shade: 4, inner: line(`M${-half + 110},6L${-half + 270},4`, white, 12) },
    );
    const trimmed = line(
      `M${half - 12},-34Q${half + 6},-8 ${half - 2},24M${half + 90},-26L${half + 100},20`,
      white,
      13,
    );
    const drawn =
      path(
        `M${-half - 76},30L${-half},-44L${half + 100},-24V30L${half - 60},48H${-half}Z`,
        easel.inks.shadow,
        'opacity="0.28"',
      ) +
      line(loops, mix(cotton, ink, 0.15), 7) +
      form(easel, curve(points(outline)), cotton, { rim: 4, shade: 6, inner: dots.join("") + trimmed }) +
      pocket;
    return behindHim(facing(ahead, drawn));
  },
};

/** Of felt, with a ribbon: its brim and its dented crown come out before him, the rest is under him. */
const hat: Seat = {
  height: 34,
  scale: 1.06,
  overhang: edge + 170,
  draw(easel, half, ahead) {
    const { woodDark, wood, ink, cloth } = easel.inks;
    const felt = mix(woodDark, ink, 0.3);
    const brim = form(
      easel,
      curve(points("-330,0 -270,-38 -120,-56 60,-58 176,-42 214,-6 168,32 20,46 -160,44 -290,26")),
      mix(felt, wood, 0.22),
      { rim: 5, shade: 7 },
    );
    const crown = form(
      easel,
      curve(points("-220,-8 -200,-60 -110,-84 -40,-92 30,-122 84,-92 98,-112 146,-90 160,-20 130,12 0,24 -150,16")),
      felt,
      { rim: 5, shade: 8, inner: line("M-230,0Q0,22 166,-22", mix(cloth, ink, 0.15), 24) },
    );
    const dents = line("M34,-108Q56,-72 24,-50M94,-98Q84,-70 106,-52", mix(felt, ink, 0.6), 6);
    const drawn = ellipse(-50, 14, 280, 42, easel.inks.shadow, 'opacity="0.35"') + brim + crown + dents;
    return behindHim(at(ahead * (half - 20), 0, drawn, { scaleX: ahead, scaleY: 1 }));
  },
};

/** He lies across both: the toe of one comes out before him, and the heel of the other at his back. */
const pairOfSlippers: Seat = {
  height: 30,
  scale: 1.06,
  overhang: edge + 150,
  draw(easel, half, ahead) {
    const one = (x: number, y: number) =>
      at(ahead * x, y, singleSlipper(easel), { scaleX: ahead * 1.12, scaleY: 1.12 });
    return behindHim(one(half - 120, 8) + one(-half + 96, 20));
  },
};

export const garments = { coat, jacket, blouse, apron, hat, slippers: pairOfSlippers };
