// Lines that look hand-drawn: smooth curves, tapered tubes, brush marks and tabby stripes, as SVG path data.

/** `[x, y]`, or `[x, y, "c"]` for a corner in an otherwise smooth curve. */
export type Point = readonly [x: number, y: number, corner?: "c"];

/** Parses points as SVG's attribute of this name has them, `x,y x,y`; with `,c` behind it a point is a corner. */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x, y, corner] = point.split(",");
      return corner === "c" ? [Number(x), Number(y), "c"] : [Number(x), Number(y)];
    });

/** Formats a coordinate for path data: one decimal is finer than the eye, and keeps pictures small. */
export function tenth(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

const pick = (points: readonly Point[], index: number, closed: boolean): Point => {
  const count = points.length;
  const point = points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))];
  if (!point) throw new RangeError("A curve needs at least one point.");
  return point;
};

/** A Catmull-Rom curve through the points, written as cubic Beziers. */
export function curve(points: readonly Point[], { closed = true, tension = 1 } = {}): string {
  const at = (index: number) => pick(points, index, closed);
  const count = closed ? points.length : points.length - 1;
  let path = `M${tenth(at(0)[0])},${tenth(at(0)[1])}`;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leaving = from[2] === "c" ? 0 : tension / 6;
    const arriving = to[2] === "c" ? 0 : tension / 6;
    path +=
      `C${tenth(from[0] + (to[0] - before[0]) * leaving)},${tenth(from[1] + (to[1] - before[1]) * leaving)} ` +
      `${tenth(to[0] - (after[0] - from[0]) * arriving)},${tenth(to[1] - (after[1] - from[1]) * arriving)} ` +
      `${tenth(to[0])},${tenth(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** Mirrors the points on the y axis. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]) => (corner ? [-x, y, corner] : [-x, y]));

const catmullRom = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A point on a spine: its position, direction (`dx`, `dy`), normal, and relative distance along the spine (0 to 1). */
export type Station = { x: number; y: number; t: number; nx: number; ny: number; dx: number; dy: number };

/** Samples a smooth open spine in equal steps. */
export function sample(spine: readonly Point[], count = 40): Station[] {
  const at = (index: number) => pick(spine, index, false);
  const places = Array.from({ length: count + 1 }, (_, step) => {
    const along = (step / count) * (spine.length - 1);
    const i = Math.min(spine.length - 2, Math.floor(along));
    const on = (axis: 0 | 1) => catmullRom(at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis], along - i);
    return { x: on(0), y: on(1), t: step / count };
  });
  return places.map((place, i) => {
    const a = places[Math.max(0, i - 1)] ?? place;
    const b = places[Math.min(count, i + 1)] ?? place;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    return { ...place, nx: -dy, ny: dx, dx, dy };
  });
}

const between = (list: readonly number[], t: number) => {
  const along = t * (list.length - 1);
  const i = Math.min(list.length - 2, Math.floor(along));
  const [from = 0, to = 0] = [list[i], list[i + 1]];
  return from + (to - from) * (along - i);
};

const everySecond = <T>(list: readonly T[]) => list.filter((_, i) => i % 2 === 0);

const asCorner = ([x, y]: Point): Point => [x, y, "c"];
const cornered = (points: readonly Point[]) =>
  points.map((point, i) => (i === 0 || i === points.length - 1 ? asCorner(point) : point));

export type Tube = {
  /** The outline. */
  path: string;
  /** The end point of the spine, and the tube's radius there. */
  end: { x: number; y: number; radius: number };
  /** A ring round the tube between two points on the spine. */
  band(from: number, to: number, bow?: number): string;
  /** A sliver along either edge wherever the surface faces (lx, ly); it fades in from the root. */
  slivers(lx: number, ly: number, width: number, fade?: number): string[];
};

/** A tapered tube round a spine: tails, legs, branches. */
export function tube(
  spine: readonly Point[],
  radii: readonly number[],
  { count = 36, cap = true, startCap = false } = {},
): Tube {
  const stations = sample(spine, count).map((station) => ({ ...station, r: between(radii, station.t) }));
  type Ringed = (typeof stations)[number];
  const edge = (p: Ringed, reach: number): Point => [p.x + p.nx * reach, p.y + p.ny * reach];
  const [first, last] = [stations[0], stations[count]];
  if (!first || !last) throw new RangeError("A tube has at least two stations.");

  const rounded = (p: Ringed, angles: readonly number[], way: 1 | -1) =>
    angles.map((angle): Point => {
      const cos = Math.cos((angle * Math.PI) / 180) * way;
      const sin = Math.sin((angle * Math.PI) / 180);
      return [p.x + (p.dx * cos + p.nx * sin) * p.r, p.y + (p.dy * cos + p.ny * sin) * p.r];
    });
  const left = stations.map((p) => edge(p, p.r));
  const right = stations.map((p) => edge(p, -p.r)).reverse();
  const tip = cap ? rounded(last, [60, 30, 0, -30, -60], 1) : [];
  const root = startCap ? rounded(first, [-60, -30, 0, 30, 60], -1) : [];

  return {
    path: curve([...everySecond(left), ...tip, ...everySecond(right), ...root]),
    end: { x: last.x, y: last.y, radius: last.r },
    band(from, to, bow = 0) {
      const inside = stations.filter((p) => p.t >= from && p.t <= to);
      const [start, end] = [inside[0], inside.at(-1)];
      if (!start || !end || inside.length < 2) return "";
      const leftEdge = cornered(inside.map((p) => edge(p, p.r * 1.06)));
      const rightEdge = cornered(inside.map((p) => edge(p, -p.r * 1.06)).reverse());
      const bowed = (p: Ringed): Point => [p.x + p.dx * bow, p.y + p.dy * bow];
      return curve([...leftEdge, bowed(end), ...rightEdge, bowed(start)]);
    },
    slivers(lx, ly, width, fade = 0.25) {
      return [1, -1].map((side) => {
        const inner = stations.map((p) => {
          const facing = Math.max(0, (p.nx * lx + p.ny * ly) * side);
          const fading = Math.min(1, Math.max(0, (p.t - 0.06) / fade));
          return edge(p, side * (p.r - width * facing * fading));
        });
        return curve(everySecond([...stations.map((p) => edge(p, side * p.r)), ...inner.reverse()]));
      });
    },
  };
}

/** A brush or gouge mark: pointed at both ends, fat in the middle. */
export function mark(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [a, b] = [bend + width / 2, bend - width / 2];
  const via = (reach: number) => `${tenth(mx + nx * reach * 2)},${tenth(my + ny * reach * 2)}`;
  return `M${tenth(x1)},${tenth(y1)}Q${via(a)} ${tenth(x2)},${tenth(y2)}Q${via(b)} ${tenth(x1)},${tenth(y1)}Z`;
}

/** A tabby stripe through several points: blunt at the start, pointed at the end. */
export function stripe(points: readonly Point[], width: number): string {
  const stations = sample(points, 14);
  const reach = (t: number) =>
    (width / 2) * (0.55 + 0.75 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12))) * (1 - t ** 3);
  const side = (way: 1 | -1) =>
    stations.map((p): Point => [p.x + p.nx * way * reach(p.t), p.y + p.ny * way * reach(p.t)]);
  return curve([...side(1), ...side(-1).reverse()]);
}
