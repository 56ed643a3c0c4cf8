import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { path, rect } from "#api/house/illustrator/shapes.ts";
import { behindHim, edge, type Seat, under } from "./seat.ts";

/** A low box of cardboard with its lid on, as nails and shoes come in. */
export const carton: Seat = {
  height: 74,
  scale: 0.98,
  overhang: edge + 14,
  isCarried: true,
  draw(easel: Easel, half: number) {
    const { wood, woodLight, paper, ink } = easel.inks;
    const card = mix(woodLight, paper, 0.25);
    const [cardDark, cardLight] = [mix(wood, card, 0.3), mix(card, paper, 0.3)];
    const wide = half + 14;
    const body = form(easel, `M${-wide + 8},-62H${wide - 8}L${wide - 12},8H${-wide + 12}Z`, mix(card, cardDark, 0.2), {
      rim: 3,
      shade: 8,
    });
    const label =
      rect(-62, -26, 124, 26, mix(paper, card, 0.25)) +
      rect(-46, -18, 70, 3, ink, 'opacity="0.5"') +
      rect(-46, -10, 92, 3, ink, 'opacity="0.5"');
    const lid =
      form(easel, `M${-wide},-62L${-wide + 42},-92H${wide - 42}L${wide},-62Z`, cardLight, { rim: 3, shade: 4 }) +
      form(easel, `M${-wide},-64H${wide}V-36H${-wide}Z`, card, { rim: 3, shade: 6 }) +
      path(`M${-wide},-36H${wide}V-31H${-wide}Z`, cardDark, 'opacity="0.5"');
    return behindHim(under(easel, wide) + body + label + lid);
  },
};
