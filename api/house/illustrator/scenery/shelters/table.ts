import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, clip, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { blanketForCards } from "../seats/tables.ts";
import { floorShadow, onFloors, type Shelter, shadeUnder } from "./shelter.ts";

const apron = 66;
const boardHigh = 26;
/** The height of the apron over the floor, however flat he lies. */
const lowest = 390;

/** From a cat's height: four legs round him, the apron over his ears, and the hanging edge of a cloth. */
const tableCovered = (edge: (easel: Easel, half: number) => string): Shelter => ({
  poses: ["sit", "loaf", "sleep", "crouch", "walk", "wash", "back", "roll"],
  grounds: onFloors,
  scale: 0.84,
  beyond: 170,
  draw(easel, { reach: [left, right], clear }) {
    const [from, to] = [Math.min(left - 70, -330), Math.max(right + 70, 330)];
    const middle = (from + to) / 2;
    const half = (to - from) / 2;
    const drawn = tableOver(easel, half, { under: Math.max(clear + 14, lowest), edge: edge(easel, half + 34) });
    return {
      back: at(middle, 0, drawn.back),
      front: at(middle, 0, drawn.front),
      seen: { from, to, top: drawn.top + 40 },
    };
  },
});

export const table = tableCovered(cloth);
/** Of bare boards. */
export const bareTable = tableCovered(board);
/** With the grey blanket for cards. */
export const blanketTable = tableCovered(blanket);

/** The table round x = 0, `under` is the height of its apron's lower edge. */
function tableOver(easel: Easel, half: number, { under, edge }: { under: number; edge: string }) {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.3);
  const far = mix(inks.woodDark, inks.ink, 0.35);
  const top = under + apron + boardHigh;
  const farLeg = (x: number) => rect(x - 13, -under - 30, 26, under, far);
  const nearLeg = (x: number) =>
    form(easel, `M${x - 20},${-under - 20}H${x + 20}L${x + 14},4H${x - 14}Z`, wood, { rim: 4, shade: 8 });
  return {
    back:
      floorShadow(easel, half + 30) +
      farLeg(-half + 96) +
      farLeg(half - 96) +
      rect(-half + 84, -under - 40, 2 * half - 168, 56, far) +
      rect(-half + 20, -under - 20, 2 * half - 40, under, inks.shadow, 'opacity="0.2"'),
    front:
      shadeUnder(easel, half - 14, under, 0.55) +
      nearLeg(-half + 20) +
      nearLeg(half - 20) +
      form(easel, `M${-half + 6},${-under - apron}H${half - 6}V${-under}H${-half + 6}Z`, wood, { rim: 3, shade: 8 }) +
      at(0, -top, edge),
    top,
  };
}

/** The edge of a cloth with a red border, from y = 0 down; at the ends it hangs lower. */
export function cloth(easel: Easel, half: number): string {
  const { paper, frameShade, cloth: red } = easel.inks;
  return hangingEdge(easel, half, { stuff: mix(paper, frameShade, 0.12), band: red });
}

/** The edge of the grey blanket for cards. */
function blanket(easel: Easel, half: number): string {
  const { stuff, stripe } = blanketForCards(easel.inks);
  return hangingEdge(easel, half, { stuff, band: stripe });
}

/** The edge of the bare board. */
function board(easel: Easel, half: number): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodLight, 0.35);
  return (
    form(easel, `M${-half},-14H${half}V24H${-half}Z`, wood, { rim: 4, shade: 8 }) +
    line(
      `M${-half + 60},4H${half * 0.2}M${half * 0.4},10H${half - 50}`,
      mix(wood, inks.woodDark, 0.5),
      3,
      'opacity="0.6"',
    )
  );
}

function hangingEdge(easel: Easel, half: number, { stuff: linen, band }: Record<"stuff" | "band", string>): string {
  const { inks } = easel;
  const count = Math.max(4, Math.round(half / 80));
  const width = (2 * half) / count;
  const hem = Array.from({ length: count }, (_, i) => {
    const x = half - i * width;
    const deep = i === 0 || i === count - 1 ? 96 : 58;
    return `Q${x - width * 0.25},${deep + 12} ${x - width / 2},${deep}T${x - width},58`;
  }).join("");
  const outline = `M${-half},-6Q${-half},-16 ${-half + 12},-16H${half - 12}Q${half},-16 ${half},-6V64${hem}Z`;
  const folds = Array.from({ length: count - 1 }, (_, i) => `M${-half + (i + 1) * width},8V52`).join("");
  const border = rect(-half, 30, 2 * half, 9, band) + rect(-half, 45, 2 * half, 4, mix(band, inks.paper, 0.3));
  return (
    clip(
      easel,
      `M${-half},-30H${half}V140H${-half}Z`,
      path(outline, inks.shadow, 'opacity="0.3" transform="translate(0,10)"'),
    ) +
    form(easel, outline, linen, { rim: 4, shade: 9, inner: border + line(folds, inks.frameShade, 5, 'opacity="0.6"') })
  );
}
