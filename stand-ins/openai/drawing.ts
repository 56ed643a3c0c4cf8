import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";

type Drawing = { prompt: string; width: number; height: number };

/** Colours of morning, afternoon and evening. */
const inks = [
  { sky: "#f3c9a0", low: "#fbe8cf", wall: "#b9674a", warm: "#ffd88a" },
  { sky: "#b9cba0", low: "#f2ecc8", wall: "#5f7a4c", warm: "#f4e08c" },
  { sky: "#3b2f5c", low: "#7a5a8c", wall: "#241c3e", warm: "#f6b662" },
] as const;

/** Draws a cat. The same prompt gives the same picture, another prompt another. */
export function drawingOf({ prompt, width, height }: Drawing, at: number): Sharp {
  const digits = createHash("sha256").update(`${prompt}\n${at}`).digest();
  const chance = (index: number, low: number, high: number) => low + (digits.readUInt8(index) / 255) * (high - low);
  const hour = /\b(morning|afternoon|evening)\b/.exec(prompt)?.[1];
  const ink = inks[hour === "evening" ? 2 : hour === "afternoon" ? 1 : 0] ?? inks[0];
  const houses = Array.from({ length: 9 }, (_, i) => {
    const top = 330 + chance(i, 0, 260);
    const windows = [0, 1, 2].map(
      (row) => `<rect x="${i * 175 + 40}" y="${top + 50 + row * 90}" width="46" height="58"
      fill="${digits.readUInt8(i + row) % 3 === 0 ? ink.warm : ink.low}" opacity=".7"/>`,
    );
    return `<rect x="${i * 175}" y="${top}" width="182" height="700" fill="${ink.wall}" opacity="${0.45 + i * 0.05}"/>${windows.join("")}`;
  });
  const [x, y, size] = [chance(12, 560, 980), chance(13, 800, 860), chance(14, 0.8, 1.15)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1536 1024"
    preserveAspectRatio="xMidYMid slice">
    <linearGradient id="sky" x2=".2" y2="1"><stop stop-color="${ink.sky}"/><stop offset="1" stop-color="${ink.low}"/></linearGradient>
    <rect width="1536" height="1024" fill="url(#sky)"/>
    <circle cx="${chance(10, 150, 1380)}" cy="${chance(11, 110, 260)}" r="${chance(15, 50, 95)}" fill="${ink.warm}"/>
    ${houses.join("")}<rect y="900" width="1536" height="124" fill="${ink.low}"/>${strokes(digits)}
    <g transform="translate(${x} ${y}) scale(${size})">${cat}</g></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: ink.low }).removeAlpha();
}

/** Dry strokes over the floor and the sky, so that no two pictures are alike in their grain. */
function strokes(digits: Buffer): string {
  return Array.from({ length: 90 }, (_, i) => {
    const [a, b] = [digits.readUInt8(i % 32), digits.readUInt8((i * 7 + 3) % 32)];
    const [left, top] = [(a * 6 + i * 131) % 1536, i % 3 === 0 ? (b * 2 + i * 11) % 330 : 905 + ((b + i * 5) % 110)];
    return `<path d="M${left} ${top}q${30 + (b % 40)} ${(a % 11) - 5} ${70 + (a % 60)} 0" stroke="#fff" stroke-width="${1 + (a % 4)}" opacity=".25" fill="none"/>`;
  }).join("");
}

const stripes = [-70, -35, 0, 35, 70].map(
  (left) => `<path d="M${left} -250q12 60 0 120" stroke="#4c4a52" stroke-width="12" fill="none"/>`,
);
const cat = `<path d="M150 0c90-20 120-120 60-170" stroke="#77757e" stroke-width="34" fill="none" stroke-linecap="round"/>
  <ellipse cx="0" cy="-130" rx="150" ry="170" fill="#85838c"/>${stripes.join("")}
  <path d="M-105 -330l-12-105 82 52zM105 -330l12-105-40 24-8-12-34 40z" fill="#85838c"/>
  <ellipse cx="0" cy="-320" rx="128" ry="100" fill="#8f8d96"/><ellipse cx="0" cy="-285" rx="62" ry="46" fill="#d9d4cc"/>
  <ellipse cx="-48" cy="-332" rx="24" ry="20" fill="#7fae4d"/><ellipse cx="48" cy="-332" rx="24" ry="20" fill="#7fae4d"/>
  <ellipse cx="-48" cy="-332" rx="7" ry="18" fill="#16141a"/><ellipse cx="48" cy="-332" rx="7" ry="18" fill="#16141a"/>
  <path d="M-10 -302h20l-10 12z" fill="#a45a52"/><path d="M-95 -232q95 52 190 0" stroke="#b3352b" stroke-width="20" fill="none"/>
  <circle cy="-200" r="17" fill="#c9a13b"/><ellipse cx="-62" cy="14" rx="56" ry="26" fill="#f1ece2"/><ellipse cx="62" cy="14" rx="56" ry="26" fill="#f1ece2"/>`;
