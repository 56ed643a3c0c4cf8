import { type Point, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, box, clip, group, line, path, rect } from "../shapes.ts";
import type { Scene } from "../stage.ts";

type Glass = Record<"x" | "y" | "w" | "h", number>;
/** A window of two casements below a transom, of which one may stand open. */
export type Opening = { glass: Glass; transom: number; side: "left" | "right" };

/** Half the post between two casements, half the bar above them, and the tin on which the lower one would shut. */
const [halfPost, halfBar, tin] = [21, 15, 24];
/** How far the open casement comes into the opening, seen at an angle, and how much lower and higher its far edge ends. */
const leaf = { reach: 150, falls: 44, rises: 46 };

/** The side of the open casement: he looks at it. */
export const openSide = ({ isOpen, flip }: Pick<Scene, "isOpen" | "flip">): Opening["side"] | undefined =>
  isOpen ? (flip ? "right" : "left") : undefined;

/** The part of the window that stands open, from post to jamb and from transom to tin. */
function openPart({ glass: { x, y, w, h }, transom, side }: Opening): Glass {
  const top = y + h * transom + halfBar;
  const width = w / 2 - halfPost;
  return { x: side === "left" ? x : x + w - width, y: top, w: width, h: y + h - top };
}

/** The panes that are still shut, above and beside the opening. */
export function shutParts({ glass: { x, y, w, h }, transom, side }: Opening): Glass[] {
  const top = h * transom;
  const beside = side === "left" ? x + w / 2 : x;
  return [
    { x, y, w, h: top },
    { x: beside, y: y + top, w: w / 2, h: h - top },
  ];
}

/** The ends of the open casement, for the camera. */
export function leafEnds(opening: Opening): Point[] {
  const { x, y, w } = openPart(opening);
  const hinge = opening.side === "left" ? x : x + w;
  const inwards = opening.side === "left" ? 1 : -1;
  return [hinge - inwards * 30, hinge + inwards * leaf.reach].map((end) => [end, y + 200]);
}

/** The opening with its casement, which is swung outwards: its inner face is seen at an angle. The other panes gleam. */
export function openCasement(easel: Easel, opening: Opening): string {
  const { inks } = easel;
  const { x, y, w, h } = openPart(opening);
  const metal = mix(inks.iron, inks.ironLight, 0.5);
  const hinge = opening.side === "left" ? x : x + w;
  const gleam = shutParts(opening).map((part) => sheenOn(easel, part));
  return (
    gleam.join("") +
    rect(x, y + h - tin, w, tin, metal) +
    rect(x, y + h - tin, w, 6, mix(inks.ironLight, inks.paper, 0.4)) +
    at(hinge, y, leafOf(easel, h), { scaleX: opening.side === "left" ? 1 : -1, scaleY: 1 })
  );
}

/** Two slanting streaks of light on a pane. */
function sheenOn(easel: Easel, { x, y, w, h }: Glass): string {
  const streak = (from: number, wide: number) =>
    path(
      `M${tenth(from)},${tenth(y)}h${wide}L${tenth(from + wide - h * 0.5)},${tenth(y + h)}h${-wide}Z`,
      easel.inks.paper,
      'opacity="0.14"',
    );
  return clip(easel, box(x, y, w, h), streak(x + w * 0.62, 90) + streak(x + w * 0.62 + 124, 34));
}

type Quad = readonly [Point, Point, Point, Point];
const outlineOf = (corners: Quad) => `M${corners.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join("L")}Z`;

/** The casement from its hinge at 0, to the right, hung from the top of an opening of this height. */
function leafOf({ inks }: Easel, height: number): string {
  const { reach, falls, rises } = leaf;
  const edgeAt = (x: number, [above, below]: Point): [Point, Point] => [
    [x, above + (falls * x) / reach],
    [x, height - 8 - below - (rises * x) / reach],
  ];
  const quad = (from: number, to: number, inset: Point): Quad => {
    const [[a, b], [c, d]] = [edgeAt(from, inset), edgeAt(to, inset)];
    return [a, c, d, b];
  };
  const pane = outlineOf(quad(24, reach - 22, [34, 50]));
  const frame = outlineOf(quad(0, reach, [0, 0])) + pane;
  const shade = mix(inks.frame, inks.frameShade, 0.55);
  const middle = height * 0.52;
  return (
    path(pane, inks.paper, 'opacity="0.16"') +
    path(
      `M52,${tenth(height * 0.2)}L92,${tenth(height * 0.22)}L60,${tenth(height * 0.8)}L30,${tenth(height * 0.8)}Z`,
      inks.paper,
      'opacity="0.2"',
    ) +
    path(frame, shade, 'fill-rule="evenodd"') +
    path(outlineOf(quad(17, 24, [34, 50])), inks.frameDark) +
    path(outlineOf(quad(reach - 22, reach - 18, [32, 48])), inks.frame) +
    path(outlineOf(quad(reach - 7, reach, [0, 0])), inks.frameDark) +
    path(outlineOf(quad(0, 8, [0, 0])), inks.frameDark) +
    line(`M${reach - 13},${tenth(middle - 6)}v34`, mix(inks.brass, inks.ink, 0.4), 10) +
    line(`M${reach - 14},${tenth(middle - 6)}v30`, inks.brass, 6)
  );
}

/** Cloth that hangs from `hung` on one side of the opening, moved a little by the air. */
export const blown = ([x, y]: Point, degrees: number, cloth: string) =>
  group(cloth, `transform="translate(${tenth(x)},${tenth(y)}) skewX(${degrees}) translate(${tenth(-x)},${tenth(-y)})"`);
