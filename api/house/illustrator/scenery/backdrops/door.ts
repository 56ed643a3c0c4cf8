import type { Easel } from "#api/house/illustrator/easel.ts";
import { isNight, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { box, clip, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { glow } from "../light.ts";
import type { Backdrop, Before } from "./backdrop.ts";

/** Doors go up beyond the picture, since people go through them. */
const top = -40;
const jamb = 46;
const leafHalf = 200;

/** The middle of a shut door, which is a little before him, so that its handle is not behind his ears. */
const doorAt = ({ middle, ahead }: Before) => middle + ahead * 96;
const seenOfDoor = (before: Before) => {
  const x = doorAt(before);
  return [Math.min(before.from, x - leafHalf), Math.max(before.to, x + leafHalf)] as const;
};

export const closedDoor: Backdrop = {
  ground: (ground, foot) => ({ ...ground, y: Math.min(ground.y, foot + 112), scale: Math.min(ground.scale, 1) }),
  draw(easel, before, foot) {
    const x = doorAt(before);
    const handleAt = x + before.ahead * (leafHalf - 36);
    return (
      frame(easel, x, leafHalf, foot) +
      leaf(easel, { from: x - leafHalf, to: x + leafHalf, foot }) +
      handle(easel, handleAt, -before.ahead) +
      rect(x - leafHalf, foot - 8, 2 * leafHalf, 10, easel.inks.ink, 'opacity="0.45"')
    );
  },
  seen: seenOfDoor,
  spot: (before, ground) => [doorAt(before) + before.ahead * 120, ground - 330],
};

/** The gap is before his nose, and light falls through it on the floor. */
export const doorAjar: Backdrop = {
  ...closedDoor,
  draw(easel, before, foot) {
    const { inks } = easel;
    const x = doorAt(before);
    const { ahead } = before;
    const [open, edge] = [x + ahead * leafHalf, x + ahead * (leafHalf - 62)];
    const light = isNight(inks) ? inks.lit : mix(inks.lit, inks.paper, 0.6);
    const [from, to] = ahead < 0 ? [edge, x + leafHalf] : [x - leafHalf, edge];
    return (
      frame(easel, x, leafHalf, foot) +
      rect(x - leafHalf, top, 2 * leafHalf, foot - top, mix(light, inks.brass, 0.15)) +
      path(
        `M${open},${foot}L${edge},${foot}L${edge + ahead * 60},1024H${open + ahead * 190}Z`,
        light,
        'opacity="0.5"',
      ) +
      leaf(easel, { from, to, foot: foot - 9 }) +
      rect(Math.min(edge, edge - ahead * 13), top, 13, foot - 9 - top, mix(inks.woodDark, inks.ink, 0.35)) +
      handle(easel, edge - ahead * 46, -ahead)
    );
  },
  spot: (before, ground) => [doorAt(before) + before.ahead * (leafHalf - 30), ground - 240],
};

/** He is on its threshold; behind him is a dim room. */
export const doorway: Backdrop = {
  ground: (ground, foot) => ({
    ...ground,
    ...{ y: foot + 14, things: foot + 92, scale: Math.min(ground.scale, 0.74) },
    ...{ from: ground.from + 60, to: ground.to - 60 },
  }),
  draw(easel, before, foot) {
    const half = openingHalf(before);
    const x = before.middle;
    const { wood, woodLight, woodDark } = easel.inks;
    const sill = mix(wood, woodLight, 0.4);
    return (
      frame(easel, x, half, foot) +
      clip(easel, box(x - half, top, 2 * half, foot - top), roomBeyond(easel, before, foot)) +
      rect(x - half, top, 9, foot - top, easel.inks.frameDark) +
      rect(x + half - 9, top, 9, foot - top, easel.inks.frameDark) +
      path(`M${x - half},${foot - 14}H${x + half}L${x + half + 12},${foot + 30}H${x - half - 12}Z`, sill) +
      rect(x - half - 12, foot + 28, 2 * half + 24, 9, woodDark) +
      line(`M${x - half + 10},${foot + 8}H${x + half - 10}`, mix(sill, woodDark, 0.5), 3)
    );
  },
  seen: (before) => [before.middle - openingHalf(before) - jamb, before.middle + openingHalf(before) + jamb],
};

const openingHalf = ({ from, to }: Before) => Math.max((to - from) / 2 + 40, 236);

/** Its far wall with a piece of a window, and the door's own leaf, which has swung away behind him. */
function roomBeyond(easel: Easel, before: Before, foot: number): string {
  const { inks } = easel;
  const { middle, ahead } = before;
  const half = openingHalf(before);
  const night = isNight(inks);
  const wall = mix(mix(inks.wallDark, inks.woodDark, 0.45), inks.ink, night ? 0.3 : 0.2);
  const far = foot - 96;
  const windowAt = middle + ahead * (half - 96);
  const pane = night ? inks.sky[1] : mix(inks.sky[2], inks.paper, 0.25);
  const lamp = night ? glow(easel, middle + ahead * half * 0.5, foot - 420, 460, 0.55, inks.lit) : "";
  const hinge = middle - ahead * half;
  const door = mix(inks.wood, inks.woodDark, 0.55);
  return (
    rect(middle - half, top, 2 * half, foot - top, wall) +
    rect(middle - half, far - 26, 2 * half, 26, mix(inks.frame, inks.ink, 0.42)) +
    rect(middle - half, far, 2 * half, 100, mix(inks.woodDark, inks.ink, 0.12)) +
    rect(windowAt - 88, foot - 640, 176, 316, mix(inks.frame, inks.ink, 0.25)) +
    rect(windowAt - 72, foot - 624, 144, 284, pane) +
    rect(windowAt - 5, foot - 624, 10, 284, mix(inks.frame, inks.ink, 0.25)) +
    rect(windowAt - 72, foot - 530, 144, 10, mix(inks.frame, inks.ink, 0.25)) +
    lamp +
    rect(middle - half, top, 2 * half, foot - top, inks.ink, 'opacity="0.12"') +
    path(`M${hinge},${top}L${hinge + ahead * 74},${top}V${foot - 66}L${hinge},${foot}Z`, door) +
    path(
      `M${hinge + ahead * 16},${foot - 330}L${hinge + ahead * 58},${foot - 344}V${foot - 110}L${hinge + ahead * 16},${foot - 72}Z`,
      mix(door, inks.ink, 0.3),
    )
  );
}

function frame({ inks }: Easel, x: number, half: number, foot: number): string {
  return (
    rect(x - half - jamb, top, 2 * (half + jamb), foot - top + 4, inks.frame) +
    rect(x - half - jamb, top, 9, foot - top + 4, inks.paper, 'opacity="0.7"') +
    rect(x + half + jamb - 10, top, 10, foot - top + 4, inks.frameShade) +
    rect(x - half - 8, top, 2 * half + 16, foot - top, inks.frameDark)
  );
}

/** Of four panels. */
function leaf(easel: Easel, { from, to, foot }: Record<"from" | "to" | "foot", number>): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.18);
  const width = (to - from - 3 * 40) / 2;
  const panel = (x: number, y: number, height: number) =>
    rect(x, y, width, height, mix(wood, inks.woodDark, 0.6)) +
    form(easel, box(x + 9, y + 9, width - 18, height - 18), mix(wood, inks.woodLight, 0.25), { rim: 5, shade: 8 });
  const columns = [from + 40, from + 80 + width];
  return (
    rect(from, top, to - from, foot - top, wood) +
    columns.map((x) => panel(x, 40, 320) + panel(x, foot - 320, 270)).join("") +
    rect(from, foot - 14, to - from, 14, mix(wood, inks.woodDark, 0.7))
  );
}

function handle({ inks }: Easel, x: number, way: number): string {
  return (
    rect(x - 13, 410, 26, 96, inks.brass) +
    line(`M${x},446h${way * 64}`, mix(inks.brass, inks.ink, 0.35), 18) +
    line(`M${x},443h${way * 64}`, inks.brass, 12) +
    ellipse(x, 484, 5, 8, inks.ink)
  );
}
