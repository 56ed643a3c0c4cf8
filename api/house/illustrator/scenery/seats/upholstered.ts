import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { arms, coverOf } from "../upholstery.ts";
import { wallMap } from "../wall-map.ts";
import { behindHim, edge, type Seat, shadowUnder } from "./seat.ts";

/** Under something upholstered. */
const shortFeet = ({ inks }: Easel, wide: number) =>
  [-wide + 50, wide - 80].map((x) => rect(x, -40, 30, 42, inks.woodDark)).join("");
/** An armchair with a cover on which `printed` is, within an outline of the rest. */
const armchairWith = (printed: (easel: Easel) => string): Seat => ({
  height: 170,
  scale: 0.92,
  overhang: edge + 90,
  draw(easel, half) {
    const { clothLight } = easel.inks;
    const wide = half + 90;
    const cover = coverOf.armchair(easel);
    const rest = form(
      easel,
      curve(
        points(
          `${-half - 20},-150,c ${-half - 10},-420 ${-half + 70},-560 0,-590 ${half - 70},-560 ${half + 10},-420 ${half + 20},-150,c`,
        ),
      ),
      cover,
      { shade: 20, inner: printed(easel) },
    );
    const seat = form(
      easel,
      `M${-half - 30},-40V-150Q${-half - 20},-190 ${-half + 30},-190H${half - 30}Q${half + 20},-190 ${half + 30},-150V-40Z`,
      mix(cover, clothLight, 0.14),
    );
    const outline = (side: 1 | -1) =>
      `${side * (half + 6)},-30,c ${side * (half + 2)},-230 ${side * (half + 40)},-282 ${side * (wide - 10)},-270 ${side * (wide + 8)},-210 ${side * wide},-30,c`;
    return {
      back: shadowUnder(easel, wide) + shortFeet(easel, wide) + rest + seat,
      front: arms(easel, cover, outline),
    };
  },
});

const armchair = armchairWith(() => "");

/** The one by the stove of the flat: grey leaves are strewn over its cover. */
export const leafyArmchair = armchairWith(({ inks }) => {
  const grey = mix(mix(inks.clothLight, inks.iron, 0.35), inks.cloth2, 0.25);
  const leaf = "M0,22C-22,4 -18,-20 0,-34C18,-20 22,4 0,22ZM-2,20H2V40H-2Z";
  return [-540, -462, -384, -306, -228]
    .flatMap((y, row) =>
      Array.from({ length: 9 }, (_, i) =>
        at((i - 4) * 92 + (row % 2) * 46, y, path(leaf, grey), { turn: ((i + row) % 3) * 50 - 50 }),
      ),
    )
    .join("");
});

/** Of plush, for three: he has room on either side. */
const sofa: Seat = {
  height: 170,
  scale: 0.92,
  overhang: edge + 230,
  forTwo: true,
  draw(easel, half) {
    const { ink, clothLight } = easel.inks;
    const wide = half + 230;
    const cover = coverOf.sofa(easel);
    const rest = form(
      easel,
      `M${-wide + 30},-140V-380Q${-wide + 40},-430 ${-wide + 110},-436Q0,-462 ${wide - 110},-436Q${wide - 40},-430 ${wide - 30},-380V-140Z`,
      cover,
      { shade: 18 },
    );
    const seam = mix(cover, ink, 0.35);
    const seat = form(
      easel,
      `M${-wide + 40},-40V-160Q${-wide + 50},-192 ${-wide + 90},-192H${wide - 90}Q${wide - 50},-192 ${wide - 40},-160V-40Z`,
      mix(cover, clothLight, 0.14),
      { inner: line(`M${-wide / 3},-190V-112M${wide / 3},-190V-112M${-wide + 40},-112H${wide - 40}`, seam, 5) },
    );
    const outline = (side: 1 | -1) =>
      `${side * (wide - 76)},-30,c ${side * (wide - 80)},-210 ${side * (wide - 50)},-264 ${side * (wide - 6)},-256 ${side * (wide + 14)},-200 ${side * (wide + 4)},-30,c`;
    return {
      back: shadowUnder(easel, wide) + shortFeet(easel, wide) + rest + seat,
      front: arms(easel, cover, outline),
    };
  },
};

/** The sofa of the front room, over which a map of the world hangs, nearly as wide as the sofa. */
const sofaUnderMap: Seat = {
  ...sofa,
  draw(easel, half, ahead) {
    const { back, front } = sofa.draw(easel, half, ahead);
    return { back: at(0, -474, wallMap(easel, half + 130)) + back, front };
  },
};

/** Low and upholstered, on four turned feet. */
const footstool: Seat = {
  height: 116,
  scale: 0.98,
  overhang: edge + 16,
  isCarried: true,
  draw(easel, half) {
    const { wood, woodDark, cloth2, leafDark, brass, ink } = easel.inks;
    const wide = half + 16;
    const stuff = mix(leafDark, cloth2, 0.4);
    const foot = (x: number, y: number, colour: string) =>
      form(
        easel,
        `M${x - 14},-50H${x + 14}Q${x + 6},-34 ${x + 17},-24Q${x + 18},${y - 8} ${x + 8},${y}H${x - 8}Q${x - 18},${y - 8} ${x - 17},-24Q${x - 6},-34 ${x - 14},-50Z`,
        colour,
        { rim: 3, shade: 5 },
      );
    const rail = form(easel, `M${-wide + 8},-66H${wide - 8}V-40H${-wide + 8}Z`, wood, { rim: 3, shade: 6 });
    const upholstery = form(
      easel,
      curve(
        points(
          `${-wide},-64,c ${-wide - 8},-92 ${-wide + 20},-124 ${-half + 60},-136 0,-130 ${half - 60},-136 ${wide - 20},-124 ${wide + 8},-92 ${wide},-64,c`,
        ),
      ),
      stuff,
      { rim: 5, shade: 10, inner: line(`M${-wide},-78H${wide}`, mix(stuff, ink, 0.4), 4) },
    );
    const studs = Array.from({ length: Math.round(wide / 16) }, (_, i) =>
      ellipse(-wide + 16 + i * 32, -66, 5, 5, brass),
    );
    const dark = mix(woodDark, ink, 0.35);
    return behindHim(
      shadowUnder(easel, half) +
        foot(-wide + 84, -14, dark) +
        foot(wide - 84, -14, dark) +
        foot(-wide + 36, 4, wood) +
        foot(wide - 36, 4, wood) +
        rail +
        upholstery +
        studs.join(""),
    );
  },
};

export const cushion: Seat = {
  height: 56,
  scale: 1.08,
  overhang: edge + 26,
  draw(easel, half) {
    const { cloth, cloth2 } = easel.inks;
    const seam = line(`M${-half - 10},-30Q0,-6 ${half + 10},-30`, mix(cloth, cloth2, 0.5), 5);
    const outline = curve(
      points(
        `${-half - 26},-34 ${-half + 30},-70 0,-66 ${half - 30},-70 ${half + 26},-34 ${half - 20},6 0,4 ${-half + 20},6`,
      ),
    );
    return behindHim(shadowUnder(easel, half) + form(easel, outline, cloth) + seam);
  },
};

export const upholstered = { armchair, sofa, "sofa under a map": sofaUnderMap, footstool, cushion };
