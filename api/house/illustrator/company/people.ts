import { curve, points, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { at, clip, ellipse, line, path, rect } from "../shapes.ts";

// People are seen as a cat sees them: feet on the floor, a forearm and a hand on the table. They face right, and y = 0
// is what they stand or lean on. A leg and a forearm are longer than any picture shows.

const legLength = 1100;
const armLength = 1000;

/** Somebody's clothes: everything about him or her that can be seen from below. */
type Clothes = {
  trousers: string;
  /** Where the trousers end above the ground, and what is below: stockings or bare legs. */
  hem: number;
  below: string;
  shoes: string;
  sole: string;
  /** The colour of what he or she wears out of doors in the place of slippers. */
  boots?: string;
  sleeve: string;
  cuff: string;
  /** A child's hands and feet are smaller. */
  size: number;
  skirt?: boolean;
};

const skinOf = ({ inks }: Easel) => (isNight(inks) ? "#b98c84" : "#e6b592");

const clothesOf: Record<Person, (easel: Easel) => Clothes> = {
  ola: (easel) => ({
    ...{
      trousers: easel.inks.cloth2,
      hem: 70,
      below: easel.inks.brass,
      shoes: easel.inks.brass,
      sole: easel.inks.paper,
    },
    ...{ sleeve: easel.inks.clothLight, cuff: easel.inks.cloth, size: 0.96 },
  }),
  tomek: (easel) => ({
    ...{
      trousers: easel.inks.woodDark,
      hem: 40,
      below: easel.inks.cloth,
      shoes: easel.inks.cloth,
      sole: easel.inks.ink,
      boots: mix(easel.inks.woodDark, easel.inks.ink, 0.5),
    },
    ...{ sleeve: easel.inks.tileDark, cuff: easel.inks.tileLight, size: 1.06 },
  }),
  halina: (easel) => ({
    ...{
      trousers: easel.inks.bloom,
      hem: 330,
      below: mix(skinOf(easel), easel.inks.wood, 0.35),
      shoes: easel.inks.iron,
    },
    ...{ sole: easel.inks.paper, sleeve: easel.inks.bloom, cuff: easel.inks.bloomLight, size: 0.96, skirt: true },
  }),
  zenon: (easel) => ({
    ...{ trousers: mix("#3f5f86", easel.inks.ink, isNight(easel.inks) ? 0.35 : 0.1), hem: 60, below: easel.inks.ink },
    ...{ shoes: mix(easel.inks.woodDark, easel.inks.ink, 0.5), sole: easel.inks.ink },
    ...{ sleeve: mix("#3f5f86", easel.inks.ink, isNight(easel.inks) ? 0.35 : 0.1), cuff: easel.inks.cloth2, size: 1.1 },
  }),
  stas: (easel) => ({
    ...{
      trousers: easel.inks.leafDark,
      hem: 70,
      below: easel.inks.paper,
      shoes: easel.inks.cloth,
      sole: easel.inks.paper,
    },
    ...{ sleeve: easel.inks.brass, cuff: easel.inks.cloth, size: 0.8 },
  }),
};

export type Person = "ola" | "tomek" | "halina" | "zenon" | "stas";

/** Marks by which a reader knows the feet of each. */
const withFeet: Record<Person, (easel: Easel) => string> = {
  // Woollen socks, ringed.
  ola: ({ inks }) =>
    [-96, 34].map((x) => [0, 1, 2].map((i) => rect(x - 34, -96 + i * 26, 88, 11, inks.cloth)).join("")).join(""),
  // A bicycle clip round the right leg.
  tomek: ({ inks }) => rect(14, -150, 106, 15, inks.paper) + rect(14, -141, 106, 6, inks.frameDark, 'opacity="0.6"'),
  halina: ({ inks }) =>
    [-150, -90, -30, 30, 90, 140]
      .flatMap((x, i) =>
        [-420, -560, -700].map((y, j) => ellipse(x - 4, y + ((i + j) % 2) * 66, 15, 15, inks.clothLight)),
      )
      .join(""),
  zenon: broom,
  // A lace that has come undone.
  stas: ({ inks }) => line("M96,-52C150,-70 150,-10 204,-6M96,-52C120,-20 146,-2 168,2", inks.paper, 7),
};

function broom(easel: Easel): string {
  const { inks } = easel;
  const straw = isNight(inks) ? "#a97f45" : "#d8a552";
  return (
    line(`M236,-150L206,-${legLength}`, inks.wood, 22) +
    form(easel, "M196,-176L276,-176L330,0L150,0Z", straw) +
    [-70, -40, -10, 20, 50]
      .map((x) => line(`M${238 + x * 0.4},-150L${242 + x * 1.3},-8`, mix(straw, inks.ink, 0.3), 4))
      .join("") +
    rect(192, -182, 88, 20, inks.cloth) +
    rect(194, -150, 84, 9, inks.cloth)
  );
}

/** Nobody goes into the yard in slippers. */
const dressed = (clothes: Clothes, ground: "floor" | "yard"): Clothes =>
  ground === "yard" && clothes.boots !== undefined ? { ...clothes, shoes: clothes.boots } : clothes;

/** Two feet and what is above them, up to beyond the picture. */
export function feet(easel: Easel, person: Person, ground: "floor" | "yard"): string {
  const clothes = dressed(clothesOf[person](easel), ground);
  const { inks } = easel;
  const leg = (x: number) => {
    const below = form(
      easel,
      `M${x - 34},-40L${x - 40},-${clothes.hem + 60}L${x + 52},-${clothes.hem + 60}L${x + 40},-40Z`,
      clothes.below,
    );
    const trouser = clothes.skirt
      ? ""
      : form(
          easel,
          `M${x - 52},-${clothes.hem}L${x - 74},-${legLength}L${x + 92},-${legLength}L${x + 66},-${clothes.hem}Z`,
          clothes.trousers,
        );
    return below + trouser;
  };
  const skirt = clothes.skirt
    ? form(
        easel,
        `M-196,-${clothes.hem}L-120,-${legLength}L120,-${legLength}L204,-${clothes.hem}Q0,-${clothes.hem - 36} -196,-${clothes.hem}Z`,
        clothes.trousers,
      )
    : "";
  const shadow = ellipse(20, 2, 190, 15, inks.shadow, 'opacity="0.3"');
  return at(
    // His broom stands beside him, so he steps aside for it.
    person === "zenon" ? -80 : 0,
    0,
    shadow +
      leg(-76) +
      leg(56) +
      skirt +
      withFeet[person](easel) +
      shoe(easel, -76, clothes) +
      shoe(easel, 56, clothes),
    { scale: clothes.size },
  );
}

function shoe(easel: Easel, x: number, { shoes, sole }: Clothes): string {
  return (
    form(
      easel,
      curve(points("-58,0 -66,-40 -44,-74 14,-78 58,-50 108,-40 128,-14 124,0").map(([a, b]) => [x + a, b])),
      shoes,
    ) +
    rect(x - 60, -11, 186, 13, sole) +
    line(`M${x + 20},-70L${x + 44},-46`, mix(shoes, easel.inks.paper, 0.4), 5)
  );
}

/** A forearm that comes from the left, and the hand on the table. */
export function hand(easel: Easel, person: Person): string {
  const { sleeve, cuff, size } = clothesOf[person](easel);
  const { inks } = easel;
  const skin = skinOf(easel);
  const arm = tube(points(`-${armLength},-420 -620,-220 -320,-104 -96,-46`), [120, 104, 78, 56], { cap: false });
  const folds = [0.5, 0.64, 0.78]
    .map((from) => path(arm.band(from, from + 0.03, 10), mix(sleeve, inks.ink, 0.22)))
    .join("");
  const fingers = ["M20,-58Q76,-52 116,-22", "M14,-44Q66,-36 104,-12"]
    .map((d) => line(d, mix(skin, inks.ink, 0.3), 4))
    .join("");
  return at(
    0,
    0,
    ellipse(-60, 2, 190, 12, inks.shadow, 'opacity="0.3"') +
      form(easel, curve(points("-118,-14 -112,-70 -40,-84 30,-72 92,-52 128,-24 122,-4 60,0 -40,2")), skin) +
      fingers +
      form(easel, curve(points("-44,-30 -10,-36 46,-16 52,-2 14,4 -36,-4")), skin, { rim: 3, shade: 6 }) +
      form(easel, arm.path, sleeve) +
      clip(easel, arm.path, folds) +
      form(easel, curve(points("-142,2 -150,-100,c -104,-98 -86,-92,c -84,-8 -92,4,c")), cuff) +
      inHand[person](easel),
    { scale: size },
  );
}

/** Marks by which a reader knows the hand of each. */
const inHand: Record<Person, (easel: Easel) => string> = {
  ola: ({ inks }) =>
    line("M6,-34L-54,-178", inks.brass, 13) +
    path("M0,-44L13,-50L16,-14Z", inks.clothLight) +
    line("M15,-22l2,9", inks.ink, 5),
  tomek: ({ inks }) =>
    rect(-96, -90, 26, 92, inks.woodDark) +
    ellipse(-84, -52, 22, 25, inks.brass) +
    ellipse(-84, -52, 16, 19, inks.paper) +
    line("M-84,-52v-11M-84,-52h8", inks.ink, 3.5),
  // The pincushion on her wrist.
  halina: (easel) => {
    const { inks } = easel;
    const pins = [-26, -8, 12, 28];
    return (
      form(easel, curve(points("-176,-96 -164,-142 -112,-156 -66,-136 -58,-92 -116,-80")), inks.cloth) +
      pins
        .map(
          (x, i) =>
            line(`M${-116 + x * 0.7},-130L${-116 + x * 1.5},-${182 - (i % 2) * 16}`, inks.paper, 4) +
            ellipse(-116 + x * 1.5, -184 + (i % 2) * 16, 7, 7, i % 2 ? inks.brass : inks.cloth2),
        )
        .join("")
    );
  },
  zenon: ({ inks }) =>
    ellipse(206, -34, 28, 28, "none", `stroke="${inks.brass}" stroke-width="12"`) +
    at(
      140,
      -30,
      rect(-150, -8, 150, 16, inks.brass) + rect(-150, 4, 14, 34, inks.brass) + rect(-122, 4, 14, 28, inks.brass),
      { turn: -24 },
    ),
  // A plaster.
  stas: ({ inks }) =>
    at(70, -48, rect(-26, -13, 52, 26, inks.clothLight) + rect(-9, -13, 18, 26, mix(inks.clothLight, inks.ink, 0.2)), {
      turn: 28,
    }),
};
