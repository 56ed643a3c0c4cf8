import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { ellipse, facing, line, rect } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, type Drawn, type Seat, shadowUnder } from "./seat.ts";

/** With an eiderdown into which he sinks, a pillow at his back and the end of the bed behind it. */
export const bed: Seat = {
  height: 226,
  scale: 0.94,
  overhang: 210,
  holds: true,
  poses: asOnFloor,
  draw(easel, half, ahead) {
    const turned = (drawn: string) => facing(ahead, drawn);
    const { back, front } = bedFacingRight(easel, half);
    return { back: shadowUnder(easel, half) + turned(back), front: turned(front) };
  },
};

/** Its head is at the left, where his tail is. */
function bedFacingRight(easel: Easel, wide: number): Drawn {
  const { wood, woodDark, woodLight, paper, clothLight, cloth2, ink } = easel.inks;
  const frame = mix(wood, woodDark, 0.5);
  const white = mix(paper, clothLight, 0.2);
  const post = (x: number, top: number) =>
    form(easel, `M${x - 24},${top}H${x + 24}V4H${x - 24}Z`, frame, { rim: 5, shade: 9 }) +
    ellipse(x, top - 12, 31, 22, frame) +
    ellipse(x - 8, top - 17, 14, 8, mix(frame, woodLight, 0.5));
  const pillow = form(
    easel,
    curve(
      points(
        `${-wide + 14},-216 ${-wide + 20},-316 ${-wide + 74},-352 ${-wide + 168},-342 ${-wide + 214},-290 ${-wide + 206},-220 ${-wide + 100},-196`,
      ),
    ),
    white,
    {
      rim: 5,
      shade: 11,
      inner: line(`M${-wide + 60},-330q-16,30 4,50M${-wide + 180},-320q10,26 -6,46`, mix(white, cloth2, 0.4), 4),
    },
  );
  const rail = form(easel, `M${-wide},-112H${wide}V-40H${-wide}Z`, mix(frame, wood, 0.4), { rim: 4, shade: 9 });
  return {
    back:
      post(-wide, -420) +
      rect(-wide - 10, -380, 20, 200, mix(frame, ink, 0.2)) +
      pillow +
      rail +
      post(wide, -292) +
      eiderdown(easel, wide),
    front: "",
  };
}

/** Sewn into squares, thick at both ends, its hem hanging down before the bed. */
function eiderdown(easel: Easel, wide: number): string {
  const { cloth, paper, ink } = easel.inks;
  const [from, to] = [-wide + 96, wide - 18];
  const stuff = mix(cloth, paper, 0.24);
  const seam = mix(stuff, ink, 0.3);
  const step = (to - from) / Math.round((to - from) / 150);
  const count = Math.round((to - from) / step);
  const hem = Array.from({ length: count }, (_, i) => `Q${to - step * (i + 0.5)},-40 ${to - step * (i + 1)},-70`).join(
    "",
  );
  const upper = `M${from},-70L${from + 6},-190Q${from + 10},-262 ${from + 110},-272Q${(from + to) / 2},-250 ${to - 90},-270Q${to + 8},-262 ${to},-190V-70${hem}Z`;
  const seams = Array.from({ length: count - 1 }, (_, i) => {
    const x = from + step * (i + 1);
    return `M${x},-66Q${x + 8},-150 ${x - (x / wide) * 30},-264`;
  });
  const puffs = Array.from({ length: count }, (_, i) => {
    const x = from + step * (i + 0.5);
    return (
      ellipse(x - 10, -172, step * 0.3, 16, paper, 'opacity="0.16"') +
      ellipse(x - 10, -108, step * 0.3, 16, paper, 'opacity="0.16"')
    );
  });
  return form(easel, upper, stuff, {
    rim: 6,
    shade: 14,
    inner:
      line(seams.join(""), seam, 5, 'opacity="0.75"') +
      line(
        `M${from},-138Q${(from + to) / 2},-126 ${to},-138M${from},-204Q${(from + to) / 2},-186 ${to},-204`,
        seam,
        5,
        'opacity="0.75"',
      ) +
      puffs.join(""),
  });
}
