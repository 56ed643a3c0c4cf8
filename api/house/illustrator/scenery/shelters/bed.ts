import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, clip, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { browOf, dimRound, flatPoses, gapIn, onFloors, type Shelter } from "./shelter.ts";

/** From its long side: the eiderdown hangs over his ears, and behind him it is dark. */
export const bed: Shelter = {
  poses: flatPoses,
  grounds: onFloors,
  scale: 0.7,
  beyond: 130,
  draw(easel, room) {
    const { inks } = easel;
    const { half: his, ahead } = room;
    const half = his + 250;
    const under = browOf(room);
    const middle = ahead * -90;
    // The foot of the bed is before his nose, the pillow behind him.
    const turned = (drawn: string) => at(middle, 0, drawn, { scaleX: -ahead, scaleY: 1 });
    const end = (x: number, height: number) => bedEnd(easel, x, under + height);
    return {
      back: turned(gapIn(easel, half - 20, under + 40) + rect(-half + 40, -under, 2 * half - 80, 20, inks.ink)),
      front:
        dimRound(easel, room, `M${middle - half + 20},${-under - 40}H${middle + half - 20}V4H${middle - half + 20}Z`) +
        turned(
          pillow(easel, half - 170, -under - 216) +
            end(half, 300) +
            eiderdown(easel, half, under) +
            end(-half - 14, 220),
        ),
      seen: { from: Math.min(-his, middle + ahead * half), to: Math.max(his, middle + ahead * half), top: under + 250 },
    };
  },
};

function bedEnd(easel: Easel, x: number, height: number): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.55);
  return (
    form(easel, `M${x - 30},4L${x - 26},${-height}H${x + 26}L${x + 30},4Z`, wood, { rim: 6, shade: 10 }) +
    form(
      easel,
      curve(
        points(
          `${x - 36},${-height} ${x - 20},${-height - 34} ${x + 20},${-height - 34} ${x + 36},${-height} ${x},${-height + 10}`,
        ),
      ),
      wood,
      { rim: 4, shade: 8 },
    )
  );
}

const pillow = (easel: Easel, x: number, y: number) =>
  form(
    easel,
    curve(
      points(
        `${x - 150},${y + 50} ${x - 120},${y - 46} ${x},${y - 66} ${x + 130},${y - 40} ${x + 150},${y + 60} ${x},${y + 90}`,
      ),
    ),
    mix(easel.inks.paper, easel.inks.frameShade, 0.1),
    { shade: 18, rim: 5 },
  );

/** Of squares, as thick as a cloud; its hem is tied in a row of buttons. */
function eiderdown(easel: Easel, half: number, under: number): string {
  const { inks } = easel;
  const [from, to] = [-half + 4, half - 26];
  const count = 7;
  const width = (to - from) / count;
  const swags = Array.from({ length: count }, (_, i) => {
    const x = to - i * width;
    return `Q${x - width / 2},${-under + 26 + (i % 2) * 12} ${x - width},${-under - 6}`;
  }).join("");
  const y = -under;
  const outline =
    `M${from},${y - 6}C${from - 34},${y - 90} ${from - 10},${y - 196} ${from + 90},${y - 206}` +
    `C${from + 260},${y - 250} ${to - 420},${y - 232} ${to - 240},${y - 196}C${to - 120},${y - 214} ${to + 10},${y - 190} ${to},${y - 6}${swags}Z`;
  const colours = [inks.cloth, inks.cloth2, inks.clothLight, inks.brass];
  const size = 88;
  const squares = Array.from({ length: 4 }, (_, j) =>
    Array.from({ length: Math.ceil((to - from) / size) + 1 }, (_, i) =>
      rect(
        from - 40 + i * size,
        y - 250 + j * size,
        size - 5,
        size - 5,
        mix(colours[(i + j * 3) % 4] ?? inks.cloth, inks.paper, 0.22),
      ),
    ).join(""),
  ).join("");
  const folds = Array.from({ length: count - 1 }, (_, i) => {
    const x = from + (i + 1) * width;
    return `M${x},${y - 8}Q${x + 6},${y - 60} ${x - 8},${y - 104}`;
  }).join("");
  return (
    path(outline, inks.ink, 'opacity="0.4" transform="translate(0,14)"') +
    form(easel, outline, inks.frame, {
      ...{ rim: 6, shade: 14 },
      inner:
        squares +
        rect(from - 60, y - 260, to - from + 120, 70, inks.paper, 'opacity="0.28"') +
        clip(
          easel,
          `M${from - 60},${y - 60}H${to + 60}V${y + 60}H${from - 60}Z`,
          rect(from - 60, y - 60, to - from + 120, 120, inks.ink, 'opacity="0.14"'),
        ) +
        line(folds, inks.ink, 5, 'opacity="0.28"'),
    })
  );
}
