import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { kettle as kettleOnStove, plate as plateOnTable } from "#api/house/illustrator/props/food.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { jarOfGherkins as gherkinsOnShelf, jar as jarOnShelf } from "#api/house/illustrator/props/tools.ts";
import { at, ellipse, line } from "#api/house/illustrator/shapes.ts";
import type { Held } from "./holding.ts";

function spoon(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.woodLight, inks.paper, 0.12);
  return at(
    0,
    0,
    line("M0,96V-150", mix(wood, inks.ink, 0.45), 23) +
      line("M0,96V-150", wood, 17) +
      line(
        curve(points("0,-276 34,-256 42,-212 26,-166 0,-146 -26,-166 -42,-212 -34,-256")),
        mix(wood, inks.ink, 0.45),
        6,
      ) +
      form(easel, curve(points("0,-276 34,-256 42,-212 26,-166 0,-146 -26,-166 -42,-212 -34,-256")), wood) +
      ellipse(2, -216, 24, 38, mix(wood, inks.woodDark, 0.4)),
    { turn: 18 },
  );
}

/** Flat, by its rim. */
const plate = (easel: Easel) => at(104, 14, plateOnTable(easel), { scale: 1.05 });

/** Under a napkin, whatever is on it. */
function coveredPlate(easel: Easel): string {
  const { inks } = easel;
  const linen = mix(inks.paper, "#ffffff", 0.3);
  const check = mix(inks.cloth, linen, 0.25);
  const cloth = "M-106,-20C-100,-70 -60,-110 0,-112C60,-110 100,-70 106,-20L92,8L66,-8L40,14L8,-4L-26,14L-56,-6L-88,8Z";
  const drawn =
    plateOnTable(easel) +
    form(easel, cloth, linen, {
      inner: line(
        "M-70,-90Q-50,-40 -60,10M-20,-112Q-10,-50 -22,16M40,-108Q44,-50 36,16M84,-70Q78,-30 82,10M-104,-44Q0,-14 104,-44M-84,-80Q0,-58 84,-80",
        check,
        5,
      ),
    });
  return at(110, 16, drawn, { scale: 1.05 });
}

/** A saucepan, level, by its long handle. */
function saucepan(easel: Easel): string {
  const { inks } = easel;
  const enamel = mix(inks.cloth2, inks.paper, 0.12);
  const dark = mix(enamel, inks.ink, 0.35);
  return (
    line("M-62,-8L124,12", mix(inks.iron, inks.ink, 0.5), 25) +
    line("M-62,-8L60,5", mix(inks.woodDark, inks.wood, 0.4), 18) +
    ellipse(214, 0, 104, 18, dark) +
    form(easel, "M110,0C150,20 278,20 318,0V96Q318,122 284,124H144Q110,122 110,96Z", enamel, { shade: 14 }) +
    line("M110,0C150,20 278,20 318,0", inks.paper, 8) +
    ellipse(112, 14, 12, 15, inks.iron)
  );
}

/** From its handle. */
const kettle = (easel: Easel) => at(-6, 176 * kettleScale, kettleOnStove(easel), { scale: kettleScale });
const kettleScale = 1.15;

const jarIn = (jar: (easel: Easel) => string) => (easel: Easel) => at(30, 84, jar(easel), { scale: 1.05 });

/** Over the forearm. */
function towel(easel: Easel): string {
  const { inks } = easel;
  const linen = mix(inks.paper, "#ffffff", 0.25);
  const fold = mix(linen, inks.shadow, 0.28);
  const stripe = mix(inks.cloth2, linen, 0.15);
  const front = curve(
    points(
      "-262,-306,c -214,-318 -168,-268 -116,-196,c -104,-140 -110,20 -106,176,c -150,190 -220,172 -270,184,c -276,20 -256,-140",
    ),
  );
  return (
    form(easel, front, linen, {
      shade: 16,
      inner:
        line("M-280,112Q-190,126 -96,110M-280,140Q-190,154 -96,138", stripe, 13) +
        line("M-224,-250Q-236,-60 -226,170M-164,-210Q-170,-30 -158,176", fold, 6),
    }) + line("M-270,184Q-220,172 -190,180Q-150,190 -106,176", fold, 4)
  );
}

/** Its handle is in the fist, its point forwards. */
function iron(easel: Easel): string {
  const { inks } = easel;
  const steel = mix(inks.ironLight, inks.paper, 0.45);
  return at(
    0,
    0,
    line("M-54,62V6Q-54,0 -46,0H56Q66,0 70,12L84,58", mix(inks.iron, inks.ink, 0.3), 17) +
      line("M-46,0H56", mix(inks.woodDark, inks.cloth, 0.3), 27) +
      form(easel, "M-104,122V84Q-102,54 -70,52H70Q140,60 182,122Z", mix(inks.cloth, inks.paper, 0.05), { shade: 12 }) +
      form(easel, "M-110,116H176Q196,124 204,142H-110Z", steel, { rim: 4, shade: 7 }) +
      ellipse(-40, 86, 17, 17, inks.paper) +
      line("M-40,86V72", inks.ink, 4),
    { turn: 4, scale: 1.15 },
  );
}

function rollingPin(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.woodLight, inks.paper, 0.1);
  const dark = mix(wood, inks.ink, 0.45);
  return at(
    0,
    0,
    line("M0,70V-80M0,-262V-318", dark, 30) +
      line("M0,70V-80M0,-262V-318", mix(wood, inks.woodDark, 0.25), 23) +
      line("M-34,-76V-262Q0,-276 34,-262V-76Q0,-62 -34,-76Z", dark, 6) +
      form(easel, "M-34,-76V-262Q0,-276 34,-262V-76Q0,-62 -34,-76Z", wood, { shade: 14 }) +
      line("M-6,-104V-190M12,-150V-236", mix(wood, inks.woodDark, 0.3), 4),
    { turn: 38, scale: 0.86 },
  );
}

/** Two that can be seen of the rolls in a paper bag. */
function bagOfRolls(easel: Easel): string {
  const { inks } = easel;
  const paper = mix(inks.brass, inks.clothLight, 0.62);
  const crust = "#cf8b46";
  const roll = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      form(easel, curve(points("-46,0 -34,-34 0,-44 34,-34 46,0 24,30 -24,30")), crust) +
        line("M-18,-30q10,14 12,30M10,-34q10,14 10,30", mix(crust, "#fff4da", 0.5), 5),
      { turn },
    );
  const sack = "M-72,-86L-50,-70L-30,-88L-8,-70L14,-88L38,-70L60,-86L76,118Q0,130 -80,118Z";
  return at(
    34,
    22,
    roll(-26, -98, -12) +
      roll(30, -104, 14) +
      form(easel, sack, paper, { shade: 12 }) +
      line(
        "M-50,-40Q-58,30 -46,104M40,-50Q34,20 48,100M-6,-30Q2,-10 -6,10",
        mix(paper, inks.ink, 0.3),
        4,
        'opacity="0.6"',
      ),
  );
}

export const kitchenThings = {
  "wooden spoon": { arm: "raised", draw: spoon, forwards: 110, upwards: 280 },
  plate: { arm: "raised", draw: plate, forwards: 230 },
  "covered plate": { arm: "raised", draw: coveredPlate, forwards: 240, upwards: 120 },
  saucepan: { arm: "raised", draw: saucepan, forwards: 320 },
  kettle: { arm: "raised", draw: kettle, forwards: 170 },
  jar: { arm: "raised", draw: jarIn(jarOnShelf), forwards: 110, upwards: 100 },
  "jar of gherkins": { arm: "raised", draw: jarIn(gherkinsOnShelf), forwards: 110, upwards: 100 },
  towel: { arm: "raised", draw: towel },
  iron: { arm: "raised", draw: iron, forwards: 230 },
  "rolling pin": { arm: "raised", draw: rollingPin, forwards: 220, upwards: 260 },
  "bag of rolls": { arm: "raised", draw: bagOfRolls, forwards: 120, upwards: 140 },
} satisfies Partial<Record<HeldName, Held>>;
