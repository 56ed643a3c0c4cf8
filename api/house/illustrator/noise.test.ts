import sharp from "sharp";
import { expect, it } from "vitest";
import { noiseFrom, noiseRow } from "./noise.ts";

const side = 64;

/** The same noise by an SVG renderer: red, green and, in place of blue, alpha. */
function turbulence(seed: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <filter id="f" x="0" y="0" width="${side}" height="${side}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="0.05 0.13" numOctaves="3" seed="${seed}"/>
      <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 0 1 0  0 0 0 0 1"/>
    </filter>
    <rect width="${side}" height="${side}" filter="url(#f)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

it("is the noise that SVG's feTurbulence makes", async () => {
  for (const seed of [0, 7, 101]) {
    const drawn = await turbulence(seed);
    const noise = noiseFrom(seed);
    const grain = { frequencyX: 0.05, frequencyY: 0.13, octaves: 3 };
    const row = new Float32Array(side);
    // The renderer keeps its noise in bytes, colours multiplied by an alpha of about a half: alpha alone is exact.
    for (const [at, channel, tolerance] of [
      [0, noise[0], 8],
      [1, noise[1], 8],
      [2, noise[3], 1],
    ] as const) {
      let furthest = 0;
      for (let y = 0; y < side; y++) {
        noiseRow(channel, grain, row, y);
        for (let x = 0; x < side; x++)
          furthest = Math.max(
            furthest,
            Math.abs((row[x] as number) * 255 - (drawn[(y * side + x) * 3 + at] as number)),
          );
      }
      expect(furthest).toBeLessThanOrEqual(tolerance);
    }
  }
});
