import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, rect } from "#api/house/illustrator/shapes.ts";
import { toGround } from "../grips.ts";
import type { Held } from "./holding.ts";

/** It stands on its blade before whoever holds it. */
function shovel(easel: Easel): string {
  const { inks } = easel;
  const steel = mix(inks.iron, inks.ironLight, 0.55);
  const wood = mix(inks.wood, inks.woodLight, 0.4);
  const shaft = `M0,-196V${toGround - 170}`;
  const blade = curve(
    points(
      `-84,${toGround - 196},c -30,${toGround - 208} 30,${toGround - 208} 84,${toGround - 196},c 86,${toGround - 90} 56,${toGround - 30} 0,${toGround + 4},c -56,${toGround - 30} -86,${toGround - 90}`,
    ),
  );
  return (
    ellipse(4, toGround + 2, 70, 10, inks.shadow, 'opacity="0.3"') +
    line(`${shaft}M-46,-200H46`, mix(wood, inks.ink, 0.5), 26) +
    line(`${shaft}M-46,-200H46`, wood, 19) +
    form(easel, blade, steel, { shade: 14 }) +
    line(`M0,${toGround - 200}V${toGround - 70}`, mix(steel, inks.ink, 0.35), 7) +
    rect(-17, toGround - 250, 34, 60, mix(steel, inks.ink, 0.2))
  );
}

/** A walking stick, upright on the ground. */
function stick({ inks }: Easel): string {
  const crook = `M0,${toGround - 14}V-52C0,-104 -78,-104 -80,-50`;
  return (
    ellipse(2, toGround, 26, 6, inks.shadow, 'opacity="0.3"') +
    line(crook, mix(inks.woodDark, inks.ink, 0.5), 27) +
    line(crook, mix(inks.wood, inks.woodDark, 0.3), 20) +
    line(`M-4,${toGround - 60}V-52`, mix(inks.wood, inks.paper, 0.25), 4) +
    rect(-13, toGround - 28, 26, 28, inks.ink)
  );
}

/** Of leather, with a lock. */
function briefcase(easel: Easel): string {
  const { inks } = easel;
  const leather = mix(inks.woodDark, inks.wood, 0.3);
  const dark = mix(leather, inks.ink, 0.4);
  return (
    line("M-48,50V18Q-48,0 -28,0H28Q48,0 48,18V50", dark, 19) +
    form(easel, "M-150,48H150L158,254Q158,268 144,268H-144Q-158,268 -158,254Z", leather, { shade: 16 }) +
    form(easel, "M-152,46H152L156,128Q156,142 140,142H-140Q-156,142 -156,128Z", mix(leather, inks.paper, 0.08), {
      rim: 5,
      shade: 9,
    }) +
    line("M-152,142H152", dark, 5) +
    form(easel, "M-24,118H24V172H-24Z", inks.brass, { rim: 4, shade: 6 }) +
    ellipse(0, 146, 6, 8, inks.ink) +
    line("M-104,50V140M104,50V140", dark, 5, 'opacity="0.6"')
  );
}

/** A flat one, with its peak, by the peak. */
function cap(easel: Easel): string {
  const { inks } = easel;
  const cloth = mix(inks.cloth2, inks.ink, 0.28);
  const dark = mix(cloth, inks.ink, 0.45);
  const crown = curve(points("36,10,c 40,-44 84,-82 150,-86 220,-84 262,-44 260,6,c 200,26 100,28"));
  return at(
    0,
    0,
    form(easel, crown, cloth, { shade: 13 }) +
      form(easel, "M40,-14Q150,18 260,-16V8Q150,42 36,10Z", dark, { rim: 3, shade: 5 }) +
      form(easel, curve(points("-34,6,c -24,-20 30,-24 74,-2,c 88,16 70,26,c 20,30")), mix(inks.ink, cloth, 0.25)) +
      ellipse(150, -86, 12, 8, dark),
    { turn: 58, scale: 1.15 },
  );
}

/** A small one, for photographs, on its strap. */
function camera(easel: Easel): string {
  const { inks } = easel;
  const black = mix(inks.ink, inks.iron, 0.3);
  const steel = mix(inks.ironLight, inks.paper, 0.5);
  return (
    line("M-8,60C-60,150 -30,260 20,262S86,170 60,70", mix(inks.woodDark, inks.wood, 0.3), 9) +
    at(
      30,
      10,
      form(easel, "M-84,-58H84V58H-84Z", black, { rim: 4, shade: 8 }) +
        form(easel, "M-84,-76H84V-38H-84Z", steel, { rim: 4, shade: 6 }) +
        rect(-68, -90, 30, 16, steel) +
        ellipse(54, -80, 16, 9, mix(steel, inks.ink, 0.3)) +
        rect(-20, -68, 40, 22, mix(inks.cloth2, inks.ink, 0.4)) +
        ellipse(14, 10, 46, 46, steel) +
        ellipse(14, 10, 36, 36, black) +
        ellipse(14, 10, 22, 22, mix(inks.cloth2, inks.ink, 0.35)) +
        ellipse(6, 2, 7, 7, inks.paper),
    )
  );
}

export const outdoorThings = {
  shovel: { arm: "raised", draw: shovel, forwards: 100, upwards: 210 },
  "walking stick": { arm: "raised", draw: stick, upwards: 120 },
  briefcase: { arm: "hanging", draw: briefcase, forwards: 170 },
  cap: { arm: "hanging", draw: cap, forwards: 170 },
  camera: { arm: "raised", draw: camera, forwards: 130, upwards: 110 },
} satisfies Partial<Record<HeldName, Held>>;
