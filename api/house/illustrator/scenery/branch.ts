import { type Point, points, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, type Inks, mix, veiled } from "../inks.ts";
import { at, line, lit, path } from "../shapes.ts";
import type { Scene } from "../stage.ts";
import { snowLies } from "./snow.ts";
import { handLeaf } from "./trees.ts";

/** His place on it: from left to right, and how high. */
type Lying = { from: number; to: number; y: number };

/** A thick branch of the chestnut under him, which comes in at his back from the trunk beyond the picture. */
export function branchUnder(easel: Easel, { from, to, y }: Lying, scene: Scene): string {
  const { foliage: wears, flip } = scene;
  const half = (to - from) / 2 + 18;
  const inks = veiled(easel.inks, "near");
  const leaves = foliage(inks, wears);
  const out = { ...easel, inks };
  const spine = points(
    `${-half - 1300},-330 ${-half - 500},-372 ${-half},-396 0,-402 ${half},-404 ${half + 190},-428 ${half + 330},-486`,
  );
  const limb = tube(spine, [74, 52, 40, 34, 26, 15, 5], { cap: false });
  const bark = { base: inks.bark, shade: mix(inks.bark, inks.ink, 0.4), rim: mix(inks.bark, inks.paper, 0.35) };
  const furrows = [-half - 240, -half - 60, -half + 130, 30, half - 120]
    .map((x, i) => `M${x},${-382 - (i % 2) * 14}q60,-10 128,-6M${x + 50},${-402 + (i % 3) * 10}h64`)
    .join("");
  const twigs = twigsOf(half);
  const wood = twigs.map((twig) => path(tube(twig, [11, 7, 3], { cap: false }).path, inks.bark)).join("");
  const snow = wears === "bare" && snowLies(scene) ? snowOn(spine, inks) : "";
  const leafy = twigs
    .flatMap((twig) => twig.slice(1))
    .map((end) => (leaves ? bunchAt(easel, end, leaves) : ""))
    .join("");
  const drawn =
    wood +
    lit(out, limb.path, bark, { rim: 7, shade: 16, inner: line(furrows, bark.shade, 5, 'opacity="0.7"') }) +
    snow +
    leafy;
  return at((from + to) / 2, y + 402, drawn, { scaleX: flip ? 1 : -1, scaleY: 1 });
}

/** Those of a branch on which he takes up `half` to either side. */
const twigsOf = (half: number) =>
  [
    `${half + 40},-410 ${half + 90},-350 ${half + 120},-290`,
    `${half + 160},-426 ${half + 236},-410 ${half + 290},-380`,
    `${half + 120},-420 ${half + 150},-500 ${half + 200},-560`,
    `${-half - 90},-400 ${-half - 140},-480 ${-half - 150},-560`,
    `${-half + 60},-410 ${-half + 6},-520 ${-half + 30},-620`,
    `${-half + 150},-376 ${-half + 190},-320 ${-half + 170},-270`,
    `${-half - 170},-380 ${-half - 200},-310 ${-half - 190},-250`,
    `${-half - 330},-390 ${-half - 380},-480 ${-half - 420},-540`,
  ].map(points);

const snowOn = (spine: readonly Point[], { snow }: Inks) =>
  path(
    tube(
      spine.map(([x, y]): Point => [x, y - 34]),
      [26, 22, 9, 4, 9, 8, 3],
      { cap: false },
    ).path,
    snow,
  );

/** Five leaves of a chestnut, the lowest the darkest. */
const bunchAt = ({ random }: Easel, [x, y]: Point, { dark, leaf, light }: NonNullable<ReturnType<typeof foliage>>) =>
  [-100, 100, -50, 50, 0]
    .map((turn, i) =>
      handLeaf(x, y, random.range(40, 58), i < 2 ? dark : i < 4 ? leaf : light, turn + random.range(-14, 14)),
    )
    .join("");
