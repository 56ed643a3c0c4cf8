import { curve, type Point, points, sample, tenth, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Foliage, foliage, mix, veiled } from "../inks.ts";
import { at, ellipse, lit, path } from "../shapes.ts";
import type { Scene } from "../stage.ts";
import { snowLies } from "./snow.ts";

type Wear = Pick<Scene, "season" | "weather" | "foliage">;
type Spine = readonly Point[];

const boughs: readonly Spine[] = [
  points("0,-240 -70,-330 -150,-390 -220,-400"),
  points("4,-270 80,-350 150,-420 230,-440"),
  points("0,-320 -30,-430 -70,-520 -120,-570"),
  points("8,-340 50,-440 70,-540 110,-600"),
];

const crown: readonly (readonly [x: number, y: number, radius: number])[] = [
  ...([
    [-190, -420, 130],
    [-60, -500, 150],
    [110, -510, 150],
    [230, -420, 120],
  ] as const),
  ...([
    [30, -390, 150],
    [-110, -360, 110],
    [170, -350, 110],
  ] as const),
];

/** The chestnut in what it wears; snow lies only on bare boughs. */
export function chestnut(easel: Easel, x: number, base: number, scale: number, wear: Wear) {
  const out = { ...easel, inks: veiled(easel.inks, "near") };
  const leaves = foliage(out.inks, wear.foliage);
  const isSparse = wear.foliage === "bare" || wear.foliage === "young";
  const twigs = isSparse ? boughs.flatMap((bough) => twigsOf(out, bough)) : [];
  const snowy = wear.foliage === "bare" && snowLies(wear);
  const wood = trunk(out) + branches(out, twigs, snowy);
  return at(x, base, wood + (leaves ? (isSparse ? buds(out, twigs, leaves) : foliageOf(out, leaves)) : ""), { scale });
}

function trunk(easel: Easel): string {
  const { inks } = easel;
  const outline = tube(points("0,20 6,-120 -4,-260 8,-360"), [44, 34, 28, 18], { cap: false }).path;
  const tones = { base: inks.bark, shade: mix(inks.bark, inks.ink, 0.4), rim: mix(inks.bark, inks.paper, 0.35) };
  return lit(easel, outline, tones, { rim: 6, shade: 12 });
}

/** Twigs on both sides of a bough and at its end. They all bend up, as a chestnut's do. */
function twigsOf({ random }: Easel, bough: Spine): Spine[] {
  const stations = sample(bough, 20).filter((_, i) => i >= 5 && i % 3 === 2);
  return stations.map(({ x, y, dx, dy, nx, ny, t }, i): Spine => {
    const side = t === 1 ? 0 : i % 2 ? 0.9 : -0.9;
    const reach = random.range(66, 98) * (1.3 - 0.5 * t);
    const [ax, ay] = [dx + nx * side, dy + ny * side];
    return [
      [x, y],
      [x + ax * reach * 0.55, y + ay * reach * 0.5],
      [x + ax * reach * 0.85, y + ay * reach * 0.6 - reach * 0.5],
    ];
  });
}

function branches({ inks }: Easel, twigs: readonly Spine[], snowy: boolean): string {
  const wood = (spine: Spine, radii: readonly number[], colour = inks.bark) =>
    path(tube(spine, radii, { cap: false }).path, colour);
  const raised = (spine: Spine, by: number): Spine => spine.map(([x, y]) => [x, y - by]);
  const onTop = boughs.map((bough) => wood(raised(bough, 9), [3, 6, 5, 2], inks.snow));
  const onTwigs = twigs.map((twig) => wood(raised(twig.slice(0, 2), 4), [3, 2], inks.snow));
  return [
    ...twigs.map((twig) => wood(twig, [5, 3.6, 2])),
    ...boughs.map((bough) => wood(bough, [18, 13, 9, 4])),
    ...twigs.map((twig) => twig.at(-1)).map((tip) => (tip ? ellipse(tip[0], tip[1] - 4, 4, 7, inks.bark) : "")),
    ...(snowy ? [...onTop, ...onTwigs] : []),
  ].join("");
}

/** Young leaves hang in small bunches from the buds, and the twigs are seen through them. */
function buds({ random }: Easel, twigs: readonly Spine[], { leaf, dark, light }: Foliage): string {
  const bunch = ([x, y]: Point, size: number) =>
    [-105, 105, -55, 55, 0]
      .map((turn, i) => handLeaf(x, y, size, i < 2 ? dark : i < 4 ? leaf : light, turn + random.range(-12, 12)))
      .join("");
  const on = twigs.flatMap(([, middle, tip]) => [
    ...(middle ? [bunch(middle, random.range(20, 27))] : []),
    ...(tip ? [bunch(tip, random.range(30, 40))] : []),
  ]);
  return on.join("");
}

/** The full crown. */
function foliageOf(easel: Easel, leaves: Foliage): string {
  const lower = crown.map(([x, y, r], i) => path(cushion([x + 16, y + 22], r, i), leaves.dark));
  const upper = crown.map(([x, y, r], i) => path(cushion([x - 8, y - 10], r * 0.9, i + 2), leaves.leaf));
  const single = Array.from({ length: 64 }, () => singleLeaf(easel, leaves));
  return [...lower, ...upper, ...single].join("") + (leaves.bloom ? candles(easel, leaves.bloom) : "");
}

function cushion([x, y]: Point, radius: number, seed: number): string {
  const around = Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i / 14) * Math.PI * 2;
    const reach = radius * (1 + 0.12 * Math.sin(angle * 3 + seed) + (i % 2 ? 0.08 : -0.05));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
  });
  return curve(around);
}

function singleLeaf({ random }: Easel, { light, dark }: Foliage): string {
  const [x, y, radius] = random.pick(crown);
  const angle = random() * 6.28;
  const reach = radius * Math.sqrt(random()) * 0.92;
  const [size, colour] = [random.range(20, 32), random.chance(0.5) ? light : dark];
  const [leafX, leafY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.82];
  return handLeaf(leafX, leafY, size, colour, random.range(-70, 70), random.range(0.55, 0.95));
}

const feet = points(
  "-96,-575 24,-552 128,-590 -204,-492 -62,-462 74,-474 190,-506 -274,-414 -150,-384 -4,-384 148,-398 264,-430 310,-370 -62,-318 66,-312",
);

/** White candles, upright all over the crown. */
function candles(easel: Easel, bloom: string): string {
  const near = (value: number) => value + easel.random.range(-13, 13);
  return feet.map(([x, y]) => candle(easel, [near(x), near(y)], bloom)).join("");
}

function candle({ inks, random }: Easel, [x, y]: Point, bloom: string): string {
  const rosy = mix(bloom, inks.bloomLight, 0.4);
  const tiers = Array.from({ length: 6 }, (_, i) => {
    const [reach, up] = [15 - i * 2.2, -i * 11];
    const tier =
      ellipse(-reach * 0.55, up, reach * 0.62, 7 - i * 0.5, bloom) +
      ellipse(reach * 0.5, up - 3, reach * 0.6, 7 - i * 0.5, bloom);
    return tier + ellipse(i % 2 ? 3 : -4, up, 2.6, 2.2, rosy);
  });
  return at(x, y, tiers.join(""), { turn: random.range(-8, 8), scale: random.range(0.9, 1.15) });
}

/** The five-fingered chestnut leaf. */
export function handLeaf(x: number, y: number, R: number, colour: string, turn: number, opacity = 1) {
  return `<g transform="translate(${tenth(x)},${tenth(y)}) rotate(${tenth(turn)})" opacity="${tenth(opacity)}">${[-64, -32, 0, 32, 64].map((q, i) => `<path transform="rotate(${q})" d="M0,0C${tenth(-R * 0.3)},${tenth(-R * 0.5)} ${tenth(-R * 0.22)},${tenth(-R * 0.9)} 0,${tenth(-R * (i === 2 ? 1.15 : i % 2 ? 1 : 0.8))}C${tenth(R * 0.22)},${tenth(-R * 0.9)} ${tenth(R * 0.3)},${tenth(-R * 0.5)} 0,0Z" fill="${colour}"/>`).join("")}</g>`;
}
