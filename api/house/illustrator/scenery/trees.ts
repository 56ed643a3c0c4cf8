import type { Season } from "#api/generation/model.ts";
import { curve, type Point, points, tenth, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, mix } from "../inks.ts";
import { at, ellipse, line, lit, path } from "../shapes.ts";

export function chestnut(easel: Easel, x: number, base: number, scale: number, season: Season) {
  const { inks, random } = easel;
  const leaf = foliage(inks, season);
  let svg = "";
  const t = tube(points("0,20 6,-120 -4,-260 8,-360"), [44, 34, 28, 18], { cap: false });
  svg += lit(
    easel,
    t.path,
    { base: inks.bark, shade: mix(inks.bark, inks.ink, 0.4), rim: mix(inks.bark, inks.paper, 0.35) },
    { rim: 6, shade: 12 },
  );
  for (const b of [
    points("0,-240 -70,-330 -150,-390 -220,-400"),
    points("4,-270 80,-350 150,-420 230,-440"),
    points("0,-320 -30,-430 -70,-520 -120,-570"),
    points("8,-340 50,-440 70,-540 110,-600"),
  ] as const) {
    svg += path(tube(b, [18, 13, 9, 4], { cap: false }).path, inks.bark);
    if (season === "winter") {
      svg += path(
        tube(
          b.map(([q, w2]) => [q, w2 - 9]),
          [5, 6, 5, 2],
          { cap: false },
        ).path,
        inks.snow,
      );
      for (const [x, y] of b.slice(1))
        svg += line(
          `M${x},${y}l${random.range(-60, 60)},${random.range(-70, -30)}M${x},${y}l${random.range(-50, 50)},${random.range(-60, -20)}`,
          inks.bark,
          5,
        );
    }
  }
  if (leaf) {
    const blobs: readonly (readonly [x: number, y: number, radius: number])[] = [
      [-190, -420, 130],
      [-60, -500, 150],
      [110, -510, 150],
      [230, -420, 120],
      [30, -390, 150],
      [-110, -360, 110],
      [170, -350, 110],
    ];
    const shape = (bx: number, by: number, R: number, seed: number) => {
      const pts: Point[] = [];
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * Math.PI * 2;
        const q = R * (1 + 0.12 * Math.sin(a * 3 + seed) + (i % 2 ? 0.08 : -0.05));
        pts.push([bx + Math.cos(a) * q, by + Math.sin(a) * q * 0.86]);
      }
      return curve(pts);
    };
    blobs.forEach(([bx, by, R], i) => {
      svg += path(shape(bx + 16, by + 22, R, i), leaf.dark);
    });
    blobs.forEach(([bx, by, R], i) => {
      svg += path(shape(bx - 8, by - 10, R * 0.9, i + 2), leaf.leaf);
    });
    for (let i = 0; i < 64; i++) {
      const b = random.pick(blobs);
      const a = random() * 6.28;
      const q = b[2] * Math.sqrt(random()) * 0.92;
      const lx = b[0] + Math.cos(a) * q;
      const ly = b[1] + Math.sin(a) * q * 0.82;
      svg += handLeaf(
        lx,
        ly,
        random.range(20, 32),
        random.chance(0.5) ? leaf.light : leaf.dark,
        random.range(-70, 70),
        random.range(0.55, 0.95),
      );
    }
    if (leaf.bloom)
      for (let i = 0; i < 11; i++) {
        const b = random.pick(blobs);
        const bx = b[0] + random.range(-80, 80);
        const by = b[1] + random.range(-80, 40);
        for (let j = 0; j < 5; j++)
          svg += ellipse(
            bx,
            by - j * 11,
            15 - j * 2.4,
            9 - j,
            j % 2 ? leaf.bloom : mix(leaf.bloom, inks.bloomLight, 0.35),
          );
      }
  }
  return at(x, base, svg, { scale });
}

/** The five-fingered chestnut leaf. */
export function handLeaf(x: number, y: number, R: number, colour: string, turn: number, opacity = 1) {
  return `<g transform="translate(${tenth(x)},${tenth(y)}) rotate(${tenth(turn)})" opacity="${tenth(opacity)}">${[-64, -32, 0, 32, 64].map((q, i) => `<path transform="rotate(${q})" d="M0,0C${tenth(-R * 0.3)},${tenth(-R * 0.5)} ${tenth(-R * 0.22)},${tenth(-R * 0.9)} 0,${tenth(-R * (i === 2 ? 1.15 : i % 2 ? 1 : 0.8))}C${tenth(R * 0.22)},${tenth(-R * 0.9)} ${tenth(R * 0.3)},${tenth(-R * 0.5)} 0,0Z" fill="${colour}"/>`).join("")}</g>`;
}
