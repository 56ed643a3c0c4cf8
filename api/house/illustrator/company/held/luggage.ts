import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { basket as basketOnFloor, suitcase as suitcaseOnFloor } from "#api/house/illustrator/props/tools.ts";
import { at, clip, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { Held } from "./holding.ts";

// Things that hang from the hand at the side.

/** Of stout cloth, with two handles. */
function bag(easel: Easel): string {
  const { inks } = easel;
  const cloth = mix(inks.leafDark, inks.brass, 0.25);
  const dark = mix(cloth, inks.ink, 0.4);
  const outline = curve(points("-112,96,c 112,96,c 138,200 134,318 108,330,c 0,338 -108,330,c -134,318 -138,200"));
  return (
    line("M-70,104C-62,30 -30,-6 6,-4C46,-2 66,30 76,104", dark, 13) +
    form(easel, outline, cloth, { shade: 18 }) +
    line("M-62,124C-56,40 -34,6 -4,2C30,6 54,40 62,124", mix(cloth, inks.ink, 0.22), 15) +
    line("M-110,112H110", mix(cloth, inks.paper, 0.35), 8) +
    line("M-62,112V150M62,112V150", mix(cloth, inks.ink, 0.22), 15) +
    line("M-40,190Q-52,250 -34,312M48,200Q38,260 56,318M6,150Q0,180 10,210", dark, 5, 'opacity="0.55"')
  );
}

/** A net full of shopping, of which parcels and round things can be told. */
function stringBag(easel: Easel): string {
  const { inks } = easel;
  const outline = curve(points("-20,78,c 20,78,c 92,168 128,272 84,352 0,378 -84,352 -128,272 -92,168"));
  const parcel = mix(inks.brass, inks.clothLight, 0.6);
  const inside =
    path(outline, mix(inks.paper, inks.woodDark, 0.45), 'opacity="0.35"') +
    at(-30, 170, form(easel, "M-44,-30L44,-40L52,92L-38,100Z", parcel, { rim: 4, shade: 8 }), { turn: -6 }) +
    at(62, 250, form(easel, curve(points("0,-62 54,-30 60,24 28,62 -30,62 -58,20 -50,-32")), inks.leafLight)) +
    at(-66, 300, form(easel, curve(points("0,-52 46,-26 50,22 22,54 -26,54 -50,18 -42,-28")), inks.brass)) +
    at(2, 332, form(easel, curve(points("0,-46 42,-22 46,20 20,48 -22,48 -46,16 -38,-24")), inks.cloth));
  const cord = mix(inks.paper, inks.ink, 0.12);
  const mesh = Array.from({ length: 9 }, (_, i) => {
    const x = -160 + i * 40;
    return `M${x / 5},70C${x * 0.7},180 ${x + 60},280 ${x + 100},400M${-x / 5},70C${-x * 0.7},180 ${-x - 60},280 ${-x - 100},400`;
  }).join("");
  return (
    line("M-18,84C-14,40 -10,14 -2,0C8,14 14,40 18,84", cord, 9) +
    clip(easel, outline, inside + line(mesh, mix(inks.ink, inks.cloth2, 0.4), 3.5)) +
    line(outline, mix(inks.ink, inks.cloth2, 0.4), 5) +
    line("M-22,80Q0,88 22,80", cord, 10)
  );
}

const basketScale = 1.3;
const basket = (easel: Easel) => at(0, 200 * basketScale, basketOnFloor(easel), { scale: basketScale });

const suitcaseScale = 1.5;
const suitcase = (easel: Easel) => at(0, 184 * suitcaseScale, suitcaseOnFloor(easel), { scale: suitcaseScale });

/** In brown paper, by its string. */
function parcel(easel: Easel): string {
  const { inks } = easel;
  const paper = mix(inks.brass, inks.clothLight, 0.45);
  const dark = mix(paper, inks.ink, 0.35);
  const cord = mix(inks.paper, inks.cloth, 0.12);
  return (
    line("M0,66C-10,40 -8,16 0,2C8,16 12,40 6,66", cord, 7) +
    form(easel, "M-118,72L112,64L122,236L-112,244Z", paper, { shade: 14 }) +
    line("M-118,72L-84,112L-86,206L-112,244M112,64L84,106", dark, 4, 'opacity="0.5"') +
    line("M2,66L8,240M-116,154L118,146", mix(cord, inks.ink, 0.4), 9, 'transform="translate(2,3)"') +
    line("M2,66L8,240M-116,154L118,146", cord, 7) +
    ellipse(5, 150, 9, 8, cord)
  );
}

/** Of zinc, its spout forwards. */
function wateringCan(easel: Easel): string {
  const { inks } = easel;
  const zinc = mix(inks.tile, inks.ironLight, 0.35);
  const dark = mix(zinc, inks.ink, 0.35);
  return (
    line("M84,250L196,98", dark, 27) +
    line("M84,250L196,98", zinc, 20) +
    form(easel, "M166,88L210,122L244,96L182,50Z", zinc, { rim: 4, shade: 8 }) +
    form(easel, "M-100,120L92,120L104,312Q0,326 -112,312Z", zinc, { shade: 16 }) +
    ellipse(-4, 120, 96, 17, mix(zinc, inks.ink, 0.45)) +
    path("M-100,120Q-96,100 -4,102L-10,136Q-84,136 -100,120Z", mix(zinc, inks.paper, 0.18)) +
    line("M-92,118C-84,30 -40,-4 0,0C42,2 74,50 86,118", dark, 21) +
    line("M-92,118C-84,30 -40,-4 0,0C42,2 74,50 86,118", mix(zinc, inks.paper, 0.1), 13) +
    line("M-106,188Q-4,204 98,186M-110,290Q-4,304 103,288", dark, 5)
  );
}

/** Rolled up, its crook over the hand and its point down. */
function umbrella(easel: Easel): string {
  const { inks } = easel;
  const dark = mix(inks.cloth, "#1c1430", 0.4);
  const rolled = "M-18,128Q0,116 18,128C36,230 30,420 8,566H-6C-32,430 -36,240 -18,128Z";
  const folds = line("M-6,128C-14,270 -12,430 0,560M10,130C20,260 16,420 4,556", dark, 4.5);
  const strap = line("M-30,246Q0,262 31,240", dark, 11) + ellipse(12, 255, 6, 6, inks.brass);
  const crook = "M0,130V-6C0,-46 -62,-50 -66,-4C-67,10 -62,18 -56,22";
  return (
    line("M1,560V616", inks.iron, 9) +
    line(crook, mix(inks.woodDark, inks.ink, 0.3), 22) +
    line(crook, inks.wood, 15) +
    form(easel, rolled, inks.cloth, { rim: 5, shade: 11, inner: folds + strap }) +
    rect(-13, 108, 26, 14, inks.brass)
  );
}

export const luggage = {
  bag: { arm: "hanging", draw: bag, forwards: 130 },
  "string bag": { arm: "hanging", draw: stringBag, forwards: 120 },
  basket: { arm: "hanging", draw: basket, forwards: 160 },
  suitcase: { arm: "hanging", draw: suitcase, forwards: 210 },
  parcel: { arm: "hanging", draw: parcel, forwards: 120 },
  "watering can": { arm: "hanging", draw: wateringCan, forwards: 240 },
  umbrella: { arm: "hanging", draw: umbrella },
} satisfies Partial<Record<HeldName, Held>>;
