import type { Easel } from "#api/house/illustrator/easel.ts";
import { isNight, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, box, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { W } from "#api/house/illustrator/stage.ts";
import type { Backdrop } from "./backdrop.ts";

/** The middle of the courtyard's door, with him on the right, and the line on which the floor meets it. */
export const greenDoor = { at: 452, foot: 800 };
export const greenOf = ({ inks }: Easel) => mix(inks.leafDark, inks.tileDark, 0.35);

/** A sunk panel of the door: its place and size with its frame. */
export function greenPanel(easel: Easel, { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>) {
  const green = greenOf(easel);
  const raised = box(x + 8, y + 8, width - 16, height - 16);
  return (
    rect(x, y, width, height, mix(green, easel.inks.ink, 0.3)) +
    form(easel, raised, mix(green, easel.inks.leafLight, 0.1), { rim: 4, shade: 6 })
  );
}

/** How wide the gap is. */
const gap = 62;

/** One leaf stands open by a hand's breadth, with a brick before it; through the gap one sees the yard. */
export const greenDoorAjar: Backdrop = {
  ground: (ground) => ground,
  draw: (easel, { ahead }) => (ahead < 0 ? ajar(easel) : at(W, 0, ajar(easel), { scaleX: -1, scaleY: 1 })),
  seen: ({ from, to, ahead }) =>
    ahead < 0 ? [Math.min(from, greenDoor.at - 60), to] : [from, Math.max(to, W - greenDoor.at + 60)],
  spot: ({ ahead }, ground) => [ahead < 0 ? greenDoor.at + 30 : W - greenDoor.at - 30, ground - 260],
};

function ajar(easel: Easel): string {
  const { inks } = easel;
  const { at: x, foot } = greenDoor;
  const green = greenOf(easel);
  const night = isNight(inks);
  const yard = night ? mix(inks.sky[2], inks.near, 0.4) : mix(inks.sky[2], inks.paper, 0.45);
  const [edge, hinge] = [x + gap, x + 190];
  const width = hinge - edge - 36;
  const panel = (y: number, height: number) => greenPanel(easel, { x: edge + 20, y, width, height });
  const brick = mix(inks.cloth, inks.wood, 0.45);
  const house = mix(inks.far, inks.near, 0.25);
  const pane = (y: number, lit: boolean) =>
    rect(x + 12, y - 5, 38, 66, mix(house, inks.paper, 0.3)) + rect(x + 17, y, 28, 56, lit ? inks.lit : inks.pane);
  return (
    rect(x - 4, 190, gap + 8, foot - 204, yard) +
    rect(x - 4, foot - 120, gap + 8, 106, night ? inks.groundDark : inks.groundLight) +
    rect(x - 4, 300, gap + 8, foot - 420, house) +
    pane(342, night) +
    pane(446, false) +
    pane(550, night) +
    rect(x - 4, 190, 10, foot - 204, mix(green, inks.ink, 0.55)) +
    (night
      ? ""
      : path(`M${x},${foot}H${edge}L${edge + 190},1024H${x + 40}Z`, mix(inks.lit, inks.paper, 0.5), 'opacity="0.4"')) +
    rect(edge, 190, hinge - edge, foot - 204, green) +
    rect(edge, 190, 11, foot - 204, mix(green, inks.ink, 0.45)) +
    panel(216, 230) +
    panel(470, 96) +
    panel(590, 176) +
    rect(edge, foot - 34, hinge - edge, 20, mix(inks.brass, inks.ink, 0.3)) +
    rect(edge + 26, 428, 20, 84, inks.brass) +
    line(`M${edge + 36},462h44`, mix(inks.brass, inks.ink, 0.35), 15) +
    line(`M${edge + 36},460h44`, inks.brass, 10) +
    ellipse(x + 58, foot + 14, 46, 7, inks.shadow, 'opacity="0.4"') +
    form(easel, `M${x + 20},${foot - 18}H${x + 92}V${foot + 14}H${x + 20}Z`, brick, { rim: 4, shade: 7 })
  );
}
