import { curve, mark, type Point, points } from "../curves.ts";
import { lit, path } from "../shapes.ts";
import type { Sitter } from "./sitter.ts";

/** A right-hand ear's outline; a fight long ago left a notch in one of them. */
export function earOutline(notched: boolean): string {
  const outer: readonly Point[] = notched
    ? points("134,-128 139,-116,c 117,-106,c 142,-93,c 143,-66 136,-24")
    : points("135,-128 143,-84 136,-24");
  return curve([[28, -92], [48, -124], [80, -154], [104, -166], [118, -160], ...outer, [70, -30]]);
}

function innerEar(notched: boolean): string {
  const bite: readonly Point[] = notched ? points("115,-114,c 104,-106,c 120,-92,c") : [];
  return curve([[56, -94], [72, -120], [94, -142], [106, -144], [116, -124], ...bite, [122, -62], [90, -52]]);
}

/** Both ears from the front: pricked up, or turned to the sides when he sleeps or stretches. */
export function ears(sitter: Sitter, way: "up" | "side"): string {
  const { coat, lx, mirrored } = sitter;
  const spread = way === "side" ? 16 : 0;
  const ear = (right: boolean) => {
    // His own left ear is on the viewer's right.
    const notched = sitter.notched && right !== mirrored;
    const tuft =
      path(mark(60, -66, 84, -122, 11, -6), coat.pale) +
      path(mark(76, -60, 99, -112, 10, -5), coat.pale) +
      path(mark(94, -54, 112, -98, 9, -4), coat.pale);
    const fold = path(mark(34, -84, 92, -168, 12, -3), coat.dark, 'opacity="0.45"');
    const body = lit(sitter, earOutline(notched), coat, {
      rim: 8,
      shade: 10,
      lx: right ? lx : -lx,
      inner: path(innerEar(notched), coat.ear) + tuft + fold,
    });
    const sideways = spread ? ` translate(0 ${spread * 0.5})` : "";
    return `<g transform="${right ? "" : "scale(-1,1) "}rotate(${spread * 0.8} 76 -60)${sideways}">${body}</g>`;
  };
  return ear(false) + ear(true);
}
