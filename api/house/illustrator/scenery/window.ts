import { heightOf } from "../camera.ts";
import { curve, type Point, stripe } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, lit, path, rect } from "../shapes.ts";
import type { Scene, Shown } from "../stage.ts";
import { type Opening, openCasement, shutParts } from "./casement.ts";
import { seasonOf, street, tram } from "./city.ts";
import { isBehindHim, isInFrame } from "./free.ts";
import { streetLamp } from "./light.ts";
import { cloud, sky } from "./sky.ts";
import { chestnut } from "./trees.ts";
import { gusts, panes, weatherIn } from "./weather.ts";

/** The parts of a view that are left out, or moved, since somebody is before them; null is nowhere. */
type Outlook = {
  withTram?: boolean;
  withLamp?: boolean;
  discX?: number | null;
  treeX?: number | null;
  /** Through an open casement, on which no rain runs down. */
  opening?: Opening | undefined;
};

/** Where the sun or the moon, the lamp and the tree stand in a view, from the left and from above. */
const [discShare, discHeight, lampShare, treeShare] = [0.18, 0.135, 0.56, 0.98];
const lampHeight = 212;

/** The view through a window: the street, its tram and its chestnut, in season and weather. */
export function view(
  easel: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  scene: Scene,
  { withTram = true, withLamp = true, discX = x + w * discShare, treeX = x + w * treeShare, opening }: Outlook = {},
) {
  const { inks } = easel;
  let svg = sky(easel, x, y, w, h, {
    disc: discX !== null,
    discAt: [discX ?? x + w * discShare, y + h * discHeight, Math.min(w, h) * 0.075],
  });
  svg += cloud(easel, x + w * 0.62, y + h * 0.13, 0.8) + cloud(easel, x + w * 0.9, y + h * 0.24, 0.55, 0.6);
  svg += gusts(easel, { x, y, w, h: h * 0.3 }, scene);
  svg += street(easel, x, y + h * 0.96, w, h * 0.5, { tone: "far", far: true, ...seasonOf(scene), rows: 4 });
  svg += street(easel, x - 60, y + h + 40, w + 60, h * 0.56, { tone: "mid", ...seasonOf(scene), rows: 3, glow: 0.5 });
  if (withTram) svg += rect(x, y + h - 14, w, 40, mix(inks.near, inks.ink, 0.2));
  // It is below the sill nearly up to its windows: on the edge of it, it would be a toy, and this is the third floor.
  if (withTram && !scene.withoutTram) svg += tram(easel, x + w * scene.tramAt, y + h + 36, tramScale);
  if (withLamp) svg += streetLamp(easel, x + w * lampShare, y + h + 30, 0.72);
  if (treeX !== null) svg += chestnut(easel, treeX, y + h + 90, 0.86, scene);
  return svg + weatherIn(easel, x, y, w, h, scene) + glazing(easel, { x, y, w, h }, scene, opening);
}

/** What is seen of the panes themselves, and an open casement. */
export function glazing(easel: Easel, glass: Area, scene: Scene, opening: Opening | undefined): string {
  const shut = opening ? shutParts(opening) : [glass];
  return (
    shut.map(({ x, y, w, h }) => panes(easel, x, y, w, h, scene)).join("") +
    (opening ? openCasement(easel, opening) : "")
  );
}

/** How long a tram of two cars is at a scale of 1, and how much must be seen in one piece to be a tram. */
export const tramLength = 810;
const tramScale = 0.64;
const leastOfTram = 230;

/** Whether more is seen of a tram between two points than a scrap beside somebody. */
export function isTramSeen({ frame, taken }: Pick<Shown, "frame" | "taken">, from: number, to: number): boolean {
  const [front, rear] = [Math.max(from, frame.x), Math.min(to, frame.x + frame.width)];
  const starts = [front, ...taken.map(([, end]) => end)].filter((start) => start >= front);
  return starts.some((start) => {
    const isHidden = taken.some(([first, last]) => first <= start && start < last);
    const end = Math.min(rear, ...taken.map(([first]) => first).filter((first) => first >= start));
    return !isHidden && end - start >= leastOfTram;
  });
}

/** The same of a tram at the foot of a window, where the picture may show no more than its roof. */
export const showsTram = (shown: Pick<Shown, "frame" | "taken">, { x, y, w, h }: Area, tramAt: number): boolean =>
  shown.frame.y + heightOf(shown.frame) > y + h - 40 &&
  isTramSeen(shown, x + w * tramAt, Math.min(x + w, x + w * tramAt + tramScale * tramLength));

type Area = Record<"x" | "y" | "w" | "h", number>;

/** Whether something in or behind a window would join his ears. */
const meetsEars = ({ head: [x, y], headSize }: Pick<Shown, "head" | "headSize">, [atX, atY]: Point) =>
  Math.abs(atX - x) < 1.5 * headSize && Math.abs(atY - y) < 1.5 * headSize;

/** Whether a post would stand on his head, however high. */
const risesFromHead = ({ head: [x, y], headSize }: Pick<Shown, "head" | "headSize">, [atX, topY]: Point) =>
  Math.abs(atX - x) < 1.5 * headSize && topY - y < 1.5 * headSize;

/**
 * A view in which neither sun, moon nor lamp stands between his ears, and no crown hangs over his back, or into the picture,
 * without its trunk: they move aside where there is room.
 */
export function besideHead(shown: Shown, { x, y, w, h }: Area): Outlook {
  const discX = [discShare, 0.72, 0.36]
    .map((share) => x + w * share)
    .find((at) => !meetsEars(shown, [at, y + h * discHeight]));
  const treeX = [treeShare, 0.04]
    .map((share) => x + w * share)
    .find((at) => !isBehindHim(shown, at, 24) && isInFrame(shown, at, 24));
  return {
    discX: discX ?? null,
    treeX: treeX ?? null,
    withLamp: !risesFromHead(shown, [x + w * lampShare, y + h - lampHeight]),
  };
}

/** How high the transom is in the glass: its share from above. */
export const usualTransom = 0.27;
type Framing = { cols?: number; transom?: number; shown?: Shown; opening?: Opening | undefined };

export function windowFrame(
  easel: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  { cols = 2, transom = usualTransom, shown, opening }: Framing = {},
) {
  const { inks } = easel;
  const f = inks.frame;
  const sh = inks.frameShade;
  const dk = inks.frameDark;
  let svg = "";
  const bar = (bx: number, by: number, bw: number, bh: number) =>
    rect(bx, by, bw, bh, f) +
    rect(bx + bw - Math.min(7, bw * 0.3), by, Math.min(7, bw * 0.3), bh, sh) +
    (bw > bh ? rect(bx, by + bh - 7, bw, 7, sh) : "");
  svg +=
    rect(x - 58, y - 40, 58, h + 40, f) + rect(x + w, y - 40, 58, h + 40, f) + rect(x - 58, y - 60, w + 116, 60, f);
  svg +=
    rect(x - 40, y - 40, 8, h + 40, sh) +
    rect(x + w + 32, y - 40, 8, h + 40, sh) +
    rect(x - 10, y, 10, h, dk) +
    rect(x, y, w, 10, dk) +
    rect(x + w, y, 9, h, sh);
  for (let i = 1; i < cols; i++) {
    const mx = x + (w * i) / cols;
    svg += bar(mx - 21, y, 42, h) + line(`M${mx},${y + 6}V${y + h}`, dk, 3);
  }
  const ty = y + h * transom;
  svg += rect(x, ty - 15, w, 30, f) + rect(x, ty + 8, w, 8, sh);
  for (let i = 0; i < cols; i++) {
    const a = x + (w * i) / cols;
    const isOpen = opening !== undefined && i === (opening.side === "left" ? 0 : cols - 1);
    for (const [q, ww] of [
      [a, 15],
      [a + w / cols - 15, 15],
    ] as const)
      svg += rect(q, y, ww, isOpen ? h * transom : h, f, 'opacity="0.95"');
  }
  // Its handle is on the casement that stands open.
  if (opening) return svg;
  const handleAt: Point = [x + w / cols, y + h * 0.6];
  return shown && meetsEars(shown, handleAt)
    ? svg
    : svg + at(handleAt[0], handleAt[1], handle(easel), { scaleX: -1, scaleY: 1 });
}

/** On the bar between two casements: a plate, and a lever that is turned down. */
const handle = ({ inks }: Easel) =>
  rect(-10, -34, 24, 70, inks.frameDark) +
  rect(-12, -36, 24, 70, mix(inks.brass, inks.ink, 0.3)) +
  ellipse(0, -14, 12, 12, inks.brass) +
  line("M0,-14L46,-8", mix(inks.brass, inks.ink, 0.45), 15) +
  line("M0,-16L46,-10", inks.brass, 11) +
  line("M4,-19L42,-14", mix(inks.brass, inks.paper, 0.5), 3);

/** A curtain that hangs from a rod on one side of the window, tied back at two thirds. */
export function curtain(easel: Easel, x: number, y: number, w: number, h: number, side: 1 | -1) {
  const { inks } = easel;
  const c = inks.clothLight;
  const X = (q: number) => x + side * q;
  const waist = Math.min(w * 0.34, 96);
  const hem = Math.min(w * 0.52, 126);
  const tie = y + Math.min(h, 900) * 0.66;
  const d = curve([
    [X(0), y, "c"],
    [X(w), y, "c"],
    [X(w * 0.98), y + h * 0.25],
    [X(w * 0.72), y + h * 0.46],
    [X(waist), tie],
    [X((waist + hem) / 2), tie + (y + h - tie) * 0.4],
    [X(hem), y + h, "c"],
    [X(0), y + h, "c"],
  ]);
  let inner = "";
  for (let i = 0; i < 6; i++) {
    const q = (i + 0.6) / 6;
    inner += path(
      stripe(
        [
          [X(w * q), y - 10],
          [X(w * q * 0.82), y + h * 0.4],
          [X(waist * 0.88 * q + 4), tie],
        ],
        26,
      ),
      mix(c, inks.ink, 0.16),
    );
    inner += path(
      stripe(
        [
          [X(hem * 0.96 * q), y + h + 10],
          [X(((waist + hem) / 2) * 0.94 * q), tie + (y + h - tie) * 0.5],
          [X(waist * 0.88 * q + 4), tie + 16],
        ],
        22,
      ),
      mix(c, inks.ink, 0.16),
    );
  }
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 4; i++)
      inner += ellipse(X(w * (0.1 + i * 0.25) + (j % 2) * 18), y + 50 + j * 90, 7, 7, inks.cloth, 'opacity="0.55"');
  return (
    lit(
      easel,
      d,
      { base: c, shade: mix(c, inks.ink, 0.22), rim: mix(c, inks.paper, 0.6) },
      { rim: 7, shade: 14, inner },
    ) +
    path(
      curve([
        [X(-6), tie - 26, "c"],
        [X(waist * 0.5), tie - 8],
        [X(waist + 5), tie - 14, "c"],
        [X(waist + 5), tie + 12, "c"],
        [X(waist * 0.5), tie + 20],
        [X(-6), tie + 2, "c"],
      ]),
      inks.cloth,
    )
  );
}
