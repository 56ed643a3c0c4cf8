import type { PoseName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { type Inks, isNight, mix } from "../inks.ts";
import { at, ellipse, line, lit, path, rect } from "../shapes.ts";
import type { Ground, Scene } from "../stage.ts";

const depthInside = { peek: 4, sit: 150, loaf: 92, ears: 4, tail: 4, wash: 150 };
const scaleInside = { peek: 1.42, sit: 1.14, loaf: 0.92, ears: 1.42, tail: 1.3, wash: 1.14 };
type PoseInside = keyof typeof depthInside;
export const fitsInBox = (pose: PoseName): pose is PoseInside => pose in depthInside;
const size = { left: 440, right: 1080, top: 664, bottom: 950 };

/** A cardboard box on the floor with the cat in it: what is behind him, what is before him, and where he is. */
export type Cardboard = { back: string; front: string; ground: Ground };

/** The box, if the scene has him in one and the pose fits into it. */
export function cardboard(easel: Easel, scene: Scene): Cardboard | undefined {
  const { pose, shift, inBox } = scene;
  if (!inBox || !fitsInBox(pose)) return undefined;
  const ground: Ground = {
    y: size.top + depthInside[pose],
    ...{ from: 60, to: 1480, scale: scaleInside[pose], room: 800, noShadow: true, things: 970 },
    fixed: { x: 760 + shift, reach: scene.isBoxOnTable ? 410 : 360 },
  };
  const { back, front } = drawnBox(easel, shift);
  if (!scene.isBoxOnTable) return { back, front, ground };
  const lifted = (drawn: string) => at(0, -tableHeight, drawn);
  return {
    back: lifted(back),
    front: tableOfPresents(easel, scene) + lifted(front),
    ground: { ...ground, y: ground.y - tableHeight },
  };
}

const tableHeight = 176;

/** Under a white cloth, with two more presents behind his back. */
function tableOfPresents(easel: Easel, { shift, flip }: Scene): string {
  const { inks } = easel;
  const top = size.bottom - tableHeight;
  const cloth = { base: inks.paper, shade: mix(inks.paper, inks.cloth2, 0.3), rim: inks.paper };
  const leg = (x: number) => rect(x - 13, top, 26, tableHeight, inks.woodDark);
  const hem = "Q276,138 180,104Q90,138 0,104Q-90,138 -180,104Q-270,138 -360,104Q-480,136 -540,104";
  const present = (x: number, width: number, height: number, paper: string, ribbon: string) =>
    lit(
      easel,
      `M${x},${-height}H${x + width}V4H${x}Z`,
      { base: paper, shade: mix(paper, inks.ink, 0.25), rim: mix(paper, inks.paper, 0.5) },
      { rim: 4, shade: 9, inner: rect(x + width / 2 - 9, -height, 18, height + 4, ribbon) },
    ) + line(`M${x + width / 2},${-height}c-60,-44 -50,6 0,0c60,-44 50,6 0,0`, ribbon, 9);
  const drawn =
    ellipse(-60, tableHeight + 6, 480, 18, inks.shadow, 'opacity="0.3"') +
    at(0, -top, leg(-500) + leg(320)) +
    lit(easel, `M-540,-18H372L382,104${hem}Z`, cloth, { rim: 4, shade: 10 }) +
    present(-520, 104, 150, inks.cloth2, inks.brass) +
    present(-424, 84, 92, inks.bloom, inks.paper);
  return at(760 + shift, top, drawn, { scaleX: flip ? 1 : -1, scaleY: 1 });
}

export function cardboardColours(inks: Inks): { card: string; dark: string; light: string } {
  const card = isNight(inks) ? "#a8724f" : inks.timeSlot === "morning" ? "#cf9460" : "#c39a58";
  return { card, dark: mix(card, inks.ink, 0.3), light: mix(card, inks.paper, 0.35) };
}

/** The back and the front of the box, shifted to the right. */
export function drawnBox(easel: Easel, shift: number): { back: string; front: string } {
  const { inks } = easel;
  const [x0, x1] = [size.left + shift, size.right + shift];
  const { top, bottom } = size;
  const { card, dark, light } = cardboardColours(inks);
  const back =
    path(`M${x0 + 40},${top - 64}L${x1 - 40},${top - 64}L${x1},${top}L${x0},${top}Z`, dark) +
    path(
      `M${x0 + 40},${top - 64}L${x0 + 10},${top - 170}L${x1 - 20},${top - 160}L${x1 - 40},${top - 64}Z`,
      mix(card, inks.ink, 0.12),
    );
  const arrow = line("M0,38V-22M0,-46l-18,25h36Z", inks.cloth, 10);
  const printed =
    rect(x0 + 290, top, 66, 300, light, 'opacity="0.45"') +
    path(`M${x0 + 60},${top + 130}h150v6h-150ZM${x0 + 60},${top + 154}h110v6h-110Z`, inks.ink, 'opacity="0.55"') +
    at(x0 + 540, top + 190, arrow);
  const front =
    ellipse((x0 + x1) / 2, bottom + 4, 380, 22, inks.shadow, 'opacity="0.35"') +
    lit(
      easel,
      `M${x0},${top}L${x1},${top}L${x1 - 18},${bottom}L${x0 + 18},${bottom}Z`,
      { base: card, shade: dark, rim: light },
      { rim: 8, shade: 20, inner: printed },
    ) +
    lit(
      easel,
      `M${x0},${top}L${x0 - 110},${top + 66}L${x0 - 60},${top + 96}L${x0 + 6},${top + 40}Z`,
      { base: light, shade: card, rim: inks.paper },
      { rim: 4, shade: 8 },
    ) +
    lit(
      easel,
      `M${x1},${top}L${x1 + 120},${top + 54}L${x1 + 74},${top + 92}L${x1 - 4},${top + 40}Z`,
      { base: card, shade: dark, rim: light },
      { rim: 4, shade: 8 },
    );
  return { back, front };
}
