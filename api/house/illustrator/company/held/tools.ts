import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { isNight, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { toGround } from "../grips.ts";
import type { Held } from "./holding.ts";
import { scissors } from "./needlework.ts";

/** A wooden stick with its contour, between two points of the path. */
function stick({ inks }: Easel, d: string, width: number, colour = inks.wood): string {
  return line(d, mix(colour, inks.ink, 0.45), width + 6) + line(d, colour, width);
}

/** A key on a ring, which hangs at the turn in degrees. */
function keyOnRing({ inks }: Easel, turn: number, length: number, colour: string): string {
  const drawn = (more: number, ink: string) =>
    ellipse(0, 24, 17, 19, "none", `stroke="${ink}" stroke-width="${10 + more}"`) +
    line(`M0,44V${length}`, ink, 10 + more) +
    line(`M2,${length - 4}H24M2,${length - 24}H19`, ink, 9 + more);
  return at(0, 66, drawn(5, mix(colour, inks.ink, 0.55)) + drawn(0, colour), { turn });
}

const steelOf = ({ inks }: Easel) => mix(inks.ironLight, inks.paper, 0.4);

function ring(easel: Easel): string {
  const drawn = (width: number, ink: string) =>
    ellipse(0, 34, 40, 42, "none", `stroke="${ink}" stroke-width="${width}"`);
  return drawn(14, mix(easel.inks.iron, easel.inks.ink, 0.4)) + drawn(8, steelOf(easel));
}

/** Tomek's, which hang from the fist: three keys, a bottle opener and a small globe of brass. */
function keys(easel: Easel): string {
  const { inks } = easel;
  const steel = steelOf(easel);
  const edge = mix(inks.iron, inks.ink, 0.4);
  const opener =
    line("M0,36V118", edge, 19) +
    line("M0,36V118", steel, 13) +
    ellipse(0, 138, 23, 27, "none", `stroke="${edge}" stroke-width="17"`) +
    ellipse(0, 138, 23, 27, "none", `stroke="${steel}" stroke-width="11"`);
  const globe =
    line("M0,30V84", edge, 4) +
    ellipse(0, 108, 27, 27, mix(inks.brass, inks.ink, 0.5)) +
    ellipse(0, 108, 23, 23, inks.brass) +
    path("M-16,98Q-4,92 0,102Q-6,112 -14,110ZM6,112Q14,100 18,110Q14,124 8,122Z", mix(inks.brass, inks.ink, 0.45));
  return (
    ring(easel) +
    at(0, 66, opener, { turn: 38 }) +
    keyOnRing(easel, 16, 140, steel) +
    keyOnRing(easel, -20, 146, inks.brass) +
    keyOnRing(easel, -2, 130, mix(inks.brass, inks.paper, 0.2)) +
    at(0, 66, globe, { turn: -46 })
  );
}

/** Mr Zenon's, on a ring as wide as two hands: many behind one another. */
function fortyKeys(easel: Easel): string {
  const { inks } = easel;
  const colours = [inks.brass, steelOf(easel), mix(inks.brass, inks.paper, 0.2), mix(inks.iron, inks.ironLight, 0.5)];
  const row = (count: number, length: number, y: number) =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((count - 1) / 2 - i) * (128 / count);
      const colour = colours[(i * 7 + count) % colours.length] ?? inks.brass;
      return at(-turn * 0.5, y, keyOnRing(easel, turn, length + ((i * 37) % 5) * 9, colour));
    }).join("");
  return at(0, 10, ring(easel), { scale: 1.55 }) + row(15, 132, 44) + row(12, 104, 36) + row(8, 82, 40);
}

function hammer(easel: Easel): string {
  const { inks } = easel;
  const steel = mix(inks.iron, inks.ironLight, 0.7);
  return at(
    0,
    0,
    stick(easel, "M0,90V-236", 24, mix(inks.wood, inks.woodLight, 0.5)) +
      form(easel, "M-104,-262L-36,-284H44L58,-290H92V-222H58L44,-228H-36L-104,-240Q-112,-250 -104,-262Z", steel, {
        rim: 5,
        shade: 10,
      }) +
      rect(-13, -298, 26, 16, inks.woodLight),
    { turn: 34, scale: 0.8 },
  );
}

/** Of cane, bent into a knot of loops: for carpets. */
function carpetBeater(easel: Easel): string {
  const { inks } = easel;
  const cane = isNight(inks) ? "#b98a4b" : "#d9a858";
  const loops =
    "M0,190C-150,260 -150,440 -56,440C30,440 40,330 0,270C-40,330 -30,440 56,440C150,440 150,260 0,190" +
    "M0,190C-96,300 -70,506 0,506C70,506 96,300 0,190";
  const dark = mix(cane, inks.ink, 0.5);
  return at(
    0,
    0,
    line("M0,-100V190", dark, 28) +
      line("M0,-100V190", cane, 20) +
      line(loops, dark, 22) +
      line(loops, cane, 14) +
      line("M-11,176H11M-11,158H11M-11,-84H11", mix(inks.cloth, inks.ink, 0.15), 9),
    { turn: -14 },
  );
}

/** A flat painter's brush, clean. */
function brush(easel: Easel): string {
  const { inks } = easel;
  const bristle = mix(inks.woodLight, inks.paper, 0.25);
  return at(
    0,
    0,
    form(easel, "M-9,84Q0,96 9,84L15,-20Q18,-56 34,-78H-34Q-18,-56 -15,-20Z", inks.cloth, { rim: 4, shade: 7 }) +
      rect(-38, -122, 76, 46, mix(inks.ironLight, inks.paper, 0.35)) +
      line("M-37,-112H37M-37,-88H37", mix(inks.iron, inks.ironLight, 0.4), 5) +
      form(easel, "M-38,-122H38L44,-224Q22,-234 8,-226Q-10,-236 -24,-226Q-34,-232 -42,-222Z", bristle) +
      line("M-22,-130L-26,-214M0,-130V-216M22,-130L24,-216", mix(bristle, inks.woodDark, 0.55), 4),
    { turn: 20, scale: 1.1 },
  );
}

/** A hand saw, its teeth down. */
function saw(easel: Easel): string {
  const { inks } = easel;
  const steel = mix(inks.ironLight, inks.paper, 0.45);
  const teeth = Array.from(
    { length: 26 },
    (_, i) => `L${392 - i * 13 - 6},${27 + i * 1.3}L${392 - i * 13 - 13},${17 + i * 1.3}`,
  );
  return at(
    0,
    0,
    form(easel, `M54,-46L398,-12V20${teeth.join("")}L54,44Z`, steel, { rim: 4, shade: 7 }) +
      path(
        "M-62,-66Q0,-84 66,-56L84,52Q30,40 20,54Q-20,84 -56,70Q-44,0 -62,-66ZM-20,-34Q-14,10 -18,40Q12,30 26,8Q36,-20 -20,-34Z",
        mix(inks.woodDark, inks.ink, 0.1),
        'fill-rule="evenodd"',
      ) +
      ellipse(48, -30, 7, 7, inks.brass) +
      ellipse(56, 26, 7, 7, inks.brass),
    { turn: 62 },
  );
}

/** A folded one that stands on the ground before whoever holds it, as high as a man. */
function ladder(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.woodLight, inks.brass, 0.2);
  const far = mix(wood, inks.ink, 0.35);
  const top = -620;
  const rail = (x: number, colour: string, width: number) => line(`M${x},${top}V${toGround - 10}`, colour, width);
  const rungs = Array.from({ length: 9 }, (_, i) => `M14,${toGround - 90 - i * 150}H176`).join("");
  return (
    ellipse(90, toGround, 150, 12, inks.shadow, 'opacity="0.3"') +
    rail(26, far, 26) +
    rail(164, far, 26) +
    line(rungs, mix(wood, inks.ink, 0.45), 32) +
    line(rungs, mix(wood, inks.paper, 0.1), 22) +
    rail(4, mix(wood, inks.ink, 0.45), 36) +
    rail(186, mix(wood, inks.ink, 0.45), 36) +
    rail(4, wood, 28) +
    rail(186, wood, 28) +
    line(`M-4,${top}V${toGround - 20}M178,${top}V${toGround - 20}`, mix(wood, inks.paper, 0.4), 5)
  );
}

/** A finger is in either ring. */
const openScissors = (easel: Easel) => at(-44, 46, scissors.draw(easel), { turn: -16 });

export const tools = {
  keys: { arm: "raised", draw: keys },
  "forty keys": { arm: "raised", draw: fortyKeys },
  hammer: { arm: "raised", draw: hammer, forwards: 200, upwards: 260 },
  "carpet beater": { arm: "hanging", draw: carpetBeater, forwards: 200 },
  brush: { arm: "raised", draw: brush, forwards: 140, upwards: 260 },
  saw: { arm: "hanging", draw: saw, forwards: 220 },
  scissors: { arm: "raised", draw: openScissors, forwards: 220, upwards: 130 },
  ladder: { arm: "raised", draw: ladder, forwards: 200, upwards: 300 },
} satisfies Partial<Record<HeldName, Held>>;
