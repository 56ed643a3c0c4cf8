import { curve, type Point, points, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { at, clip, ellipse, path, rect } from "../shapes.ts";

type Disc = { disc?: boolean; discAt?: readonly [x: number, y: number, radius: number] };

/** The sky of the hour and the weather, with its sun or moon; under clouds there is neither. */
export function sky(easel: Easel, x: number, y: number, w: number, h: number, { disc = true, discAt }: Disc = {}) {
  const { inks } = easel;
  const area = { x, y, w, h };
  const usual = [x + w * 0.72, y + h * (inks.timeSlot === "afternoon" ? 0.16 : 0.36), Math.min(w, h) * 0.09] as const;
  if (inks.isOvercast) return bands(easel, area) + clouded(easel, area);
  const stars = inks.light === "evening" ? starsIn(easel, area) : "";
  return bands(easel, area) + stars + (disc ? discOf(easel, discAt ?? usual) : "");
}

type Area = { x: number; y: number; w: number; h: number };

function bands({ inks }: Easel, { x, y, w, h }: Area): string {
  const [a, b, c] = inks.sky;
  const wave = (t: number, k: number) => {
    const crest = Array.from({ length: 7 }, (_, i): Point => {
      const [px, py] = [x - 40 + ((w + 80) * i) / 6, y + h * t + Math.sin(i * 1.7 + k) * h * 0.035];
      return i % 6 ? [px, py] : [px, py, "c"];
    });
    return curve([...crest, [x + w + 40, y + h + 40, "c"], [x - 40, y + h + 40, "c"]]);
  };
  return (
    rect(x, y, w, h, a) +
    path(wave(0.3, 1), mix(a, b, 0.5)) +
    path(wave(0.5, 3), b) +
    path(wave(0.7, 5), mix(b, c, 0.55)) +
    path(wave(0.86, 2), c)
  );
}

/** Low banks of cloud, one before the other; the thicker the weather, the less they stand out. */
function clouded({ inks, random }: Easel, { x, y, w, h }: Area): string {
  const [a, b] = inks.sky;
  const strength = 0.5 * (1 - inks.veil);
  const bank = (level: number, width: number, colour: string) =>
    path(scallops({ x, y, w, h: h * level }, width, random.range(0, 1)), colour);
  return (
    bank(0.3, 330, mix(a, inks.cloud, strength * 0.7)) +
    bank(0.19, 260, mix(mix(a, b, 0.3), inks.ink, strength * 0.22)) +
    bank(0.08, 210, mix(a, inks.ink, strength * 0.44))
  );
}

/** A bank of cloud that hangs from the upper edge, its underside in bows. */
function scallops({ x, y, w, h }: Area, width: number, shift: number): string {
  const count = Math.ceil(w / width) + 2;
  const bows = Array.from({ length: count }, (_, i) => {
    const step = width * (i % 3 === 1 ? 1.25 : i % 3 === 2 ? 0.75 : 1);
    const deep = 18 + ((i * 7) % 4) * 8;
    return `c${tenth(step * 0.08)},${deep} ${tenth(step * 0.9)},${deep + 6} ${tenth(step)},${(i % 2) * 16 - 8}`;
  });
  return `M${tenth(x - width * (0.2 + shift))},${y}V${tenth(y + h)}${bows.join("")}V${y}Z`;
}

function starsIn({ inks, random }: Easel, { x, y, w, h }: Area): string {
  const star = () => {
    const q = random.range(1.6, 4.2);
    const [sx, sy] = [x + random() * w, y + random() * h * 0.5];
    const rays = `M${tenth(sx)},${tenth(sy - q * 2)}L${tenth(sx + q * 0.6)},${tenth(sy)}L${tenth(sx)},${tenth(sy + q * 2)}L${tenth(sx - q * 0.6)},${tenth(sy)}Z`;
    return path(rays, inks.disc, 'opacity="0.85"');
  };
  return Array.from({ length: 26 }, star).join("");
}

function discOf(easel: Easel, [x, y, radius]: readonly [x: number, y: number, radius: number]): string {
  const { inks } = easel;
  if (isNight(inks)) return moon(easel, [x, y], radius);
  const ring = (reach: number, opacity: number) =>
    ellipse(x, y, radius * reach, radius * reach, inks.disc, `opacity="${opacity}"`);
  return ring(2.1, 0.28) + ring(1.5, 0.35) + ellipse(x, y, radius, radius, inks.disc);
}

/** Where the edge of the shadow crosses the disc, in radii to the right of its middle. */
const terminators = { crescent: 0.6, half: 0.04, gibbous: -0.52, full: -1 };

/** The waxing moon, leaning towards the sun that has set at the right; its dark part shows a little. */
function moon(easel: Easel, [x, y]: Point, radius: number): string {
  const { inks } = easel;
  if (inks.moon === "none") return "";
  const edge = terminators[inks.moon];
  const shade = mix(inks.disc, inks.sky[1], 0.22);
  const sea = mix(inks.disc, inks.sky[1], 0.14);
  const halo = at(litMiddle(edge), 0, circle(1.5, inks.disc, `opacity="${(0.05 + 0.07 * inks.discLight).toFixed(2)}"`));
  const ashen = circle(99 / 100, mix(inks.sky[0], inks.disc, 0.14));
  const face = path(litPart(edge), shade) + path(litPart(Math.min(edge + 0.12, 0.8)), inks.disc);
  const seas = edge < 0.5 ? clip(easel, litPart(edge + 0.06), seasIn(sea)) : "";
  return at(x, y, halo + ashen + face + seas, { scale: radius / 100, turn: 24 });
}

/** Of the lit part, which is all that shines. */
const litMiddle = (edge: number) => 50 * (edge + 1);

const circle = (radius: number, fill: string, attributes = "") =>
  ellipse(0, 0, radius * 100, radius * 100, fill, attributes);

/** The lit part of a disc with a radius of 100: its right edge, and back along the edge of the shadow. */
function litPart(edge: number): string {
  const across = tenth(Math.abs(edge) * 100);
  return `M0,-100A100,100 0 0 1 0,100A${across},100 0 0 ${edge < 0 ? 1 : 0} 0,-100Z`;
}

const seasIn = (colour: string) =>
  [
    ...[ellipse(38, -34, 22, 17, colour), ellipse(52, 6, 15, 19, colour), ellipse(22, 40, 25, 17, colour)],
    ...[ellipse(-30, -22, 27, 21, colour), ellipse(-44, 24, 16, 13, colour), ellipse(64, 40, 9, 7, colour)],
  ].join("");

/** A single cloud; an overcast sky has its banks instead. */
export function cloud({ inks }: Easel, x: number, y: number, scale = 1, opacity = 0.85): string {
  if (inks.isOvercast) return "";
  const puff = curve(points("-130,10 -110,-22 -62,-28 -30,-60 24,-58 50,-30 100,-30 136,4 90,18 -60,20"));
  const belly = curve(points("-90,16 -40,4 30,8 90,2 70,18 -40,20"));
  return at(x, y, path(puff, inks.cloud, `opacity="${opacity}"`) + path(belly, inks.paper, 'opacity="0.5"'), { scale });
}
