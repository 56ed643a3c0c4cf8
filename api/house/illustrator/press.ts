import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { type Frame, heightOf } from "./camera.ts";
import type { Composition } from "./compose.ts";
import { tenth } from "./curves.ts";
import { type Channel, type Grain, mix, type Noise, noiseFrom, noiseRow } from "./noise.ts";
import { group, rect } from "./shapes.ts";
import { H, W } from "./stage.ts";

// Prints layers: cuts every shape's edge by hand, with a dry brush and a grain of ink over it all. SVG filters can
// express the same (feTurbulence, feDisplacementMap), but rendering them takes five seconds a picture; this takes a
// third of one. The layers are rasterised in sharp's own threads; the cutting is done here, a band of rows at a time,
// so that a server goes on answering meanwhile.

const rowsAtATime = 32;

/** Pixels without padding, four channels each, not premultiplied. */
type Raster = Uint8Array;

/** An SVG document of what a frame shows, `drawnWidth` pixels wide. */
export const svgOf = ({ x, y, width }: Frame, inner: string, drawnWidth = W) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, heightOf({ width })].map(tenth).join(" ")}" width="${drawnWidth}" height="${(drawnWidth * H) / W}">${inner}</svg>`;

const rasterise = (frame: Frame, inner: string): Promise<Raster> =>
  sharp(Buffer.from(svgOf(frame, inner)))
    .ensureAlpha()
    .raw()
    .toBuffer();

/** The amplitude and frequency by which an edge deviates from its drawing. */
type Cut = { seed: number; frequency: number; octaves: number; reach: number };
type Layer = { raster: Raster; cut: Cut };

/** The picture as SVG documents without filters, bottom first, each with the cut of its edges. */
export function layersOf(picture: Composition): { svg: string; cut: Cut }[] {
  const { paperSeed } = picture;
  const rough: Cut = { seed: paperSeed, frequency: 0.022, octaves: 3, reach: 8 };
  // The cat is cut more carefully than the rest.
  const fine: Cut = { seed: paperSeed + 3, frequency: 0.034, octaves: 2, reach: 6 };
  const back = { svg: rect(0, 0, W, H, picture.wall) + picture.back, cut: rough };
  const front = { svg: picture.front, cut: rough };
  const layers = picture.frontBeforePaws
    ? [back, { svg: picture.cat, cut: fine }, front, { svg: picture.paws, cut: fine }]
    : [back, { svg: picture.cat + picture.paws, cut: fine }, front];
  return layers.filter((layer) => layer.svg !== "");
}

/** A thinner second coat of light over everything, and darker corners. */
function coatOf({ frame, light, lightOpacity, vignette }: Composition): string {
  const stops =
    `<stop offset="0.55" stop-color="${vignette.colour}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${vignette.colour}" stop-opacity="${vignette.opacity}"/>`;
  return (
    `<radialGradient id="vignette" cx="0.5" cy="0.48" r="0.75">${stops}</radialGradient>` +
    group(light, `opacity="${lightOpacity}"`) +
    rect(frame.x, frame.y, frame.width, heightOf(frame), "url(#vignette)")
  );
}

/** Computes a row of values, one per pixel, for a height. */
type Rows = (y: number) => Float32Array;

/** Noise that changes slowly: computed at every fourth pixel of every fourth row, and interpolated in between. */
function slowRows(noise: Noise, grain: Grain): Rows {
  const step = 4;
  const coarse = (y: number) => {
    const row = new Float32Array(W / step + 2);
    noiseRow(noise, grain, row, y, step);
    return row;
  };
  const out = new Float32Array(W);
  let upper = coarse(0);
  let lower = coarse(step);
  let top = 0;
  return (y) => {
    for (; top + step <= y; top += step) [upper, lower] = [lower, coarse(top + 2 * step)];
    const down = (y - top) / step;
    for (let x = 0; x < W; x++) {
      const i = x >> 2;
      const across = (x & 3) / step;
      out[x] = mix(down, mix(across, upper[i], upper[i + 1]), mix(across, lower[i], lower[i + 1]));
    }
    return out;
  };
}

/** Noise in long horizontal strokes: every row is computed, but only every fourth pixel of it. */
function strokeRows(noise: Noise, grain: Grain): Rows {
  const coarse = new Float32Array(W / 4 + 2);
  const out = new Float32Array(W);
  return (y) => {
    noiseRow(noise, grain, coarse, y, 4);
    for (let x = 0; x < W; x++) {
      const i = x >> 2;
      out[x] = mix((x & 3) / 4, coarse[i], coarse[i + 1]);
    }
    return out;
  };
}

function fineRows(noise: Noise, grain: Grain): Rows {
  const out = new Float32Array(W);
  return (y) => {
    noiseRow(noise, grain, out, y);
    return out;
  };
}

const even = (frequency: number, octaves: number): Grain => ({ frequencyX: frequency, frequencyY: frequency, octaves });

type Inking = (row: Float32Array, y: number) => void;

/** Composites a raster onto the row, each pixel taken from a little beside its place. */
function layDown({ raster, cut }: Layer): Inking {
  const noise = noiseFrom(cut.seed);
  const sideways = slowRows(noise[0 satisfies Channel], even(cut.frequency, cut.octaves));
  const updown = slowRows(noise[1 satisfies Channel], even(cut.frequency, cut.octaves));
  return (row, y) => {
    const dx = sideways(y);
    const dy = updown(y);
    for (let x = 0; x < W; x++) {
      const fromX = Math.min(W - 1.001, Math.max(0, x + cut.reach * ((dx[x] ?? 0) - 0.5)));
      const fromY = Math.min(H - 1.001, Math.max(0, y + cut.reach * ((dy[x] ?? 0) - 0.5)));
      const left = fromX | 0;
      const top = fromY | 0;
      const a = (top * W + left) * 4;
      const b = a + 4;
      const c = a + W * 4;
      const d = c + 4;
      // Most layers are mostly transparent.
      const [alphaA = 0, alphaB = 0, alphaC = 0, alphaD = 0] = [
        raster[a + 3],
        raster[b + 3],
        raster[c + 3],
        raster[d + 3],
      ];
      if ((alphaA | alphaB | alphaC | alphaD) === 0) continue;
      const fx = fromX - left;
      const fy = fromY - top;
      const wa = (1 - fx) * (1 - fy) * alphaA;
      const wb = fx * (1 - fy) * alphaB;
      const wc = (1 - fx) * fy * alphaC;
      const wd = fx * fy * alphaD;
      const alpha = wa + wb + wc + wd;
      if (alpha === 0) continue;
      const under = 1 - alpha / 255;
      for (let k = 0; k < 3; k++) {
        const ink =
          wa * (raster[a + k] ?? 0) + wb * (raster[b + k] ?? 0) + wc * (raster[c + k] ?? 0) + wd * (raster[d + k] ?? 0);
        row[x * 3 + k] = (row[x * 3 + k] ?? 0) * under + ink / 255;
      }
    }
  };
}

/** Composites a raster onto the row unchanged. */
function coat(raster: Raster): Inking {
  return (row, y) => {
    for (let x = 0, from = y * W * 4; x < W; x++, from += 4) {
      const alpha = (raster[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      for (let k = 0; k < 3; k++) row[x * 3 + k] = mix(alpha, row[x * 3 + k], raster[from + k]);
    }
  };
}

/** Dabs one ink wherever the noise is above a threshold; `gain` is how fast it then thickens, up to `opacity`. */
function dab(
  rows: Rows,
  ink: readonly [number, number, number],
  gain: number,
  threshold: number,
  opacity: number,
): Inking {
  const [red, green, blue] = ink;
  return (row, y) => {
    const noise = rows(y);
    for (let x = 0, at = 0; x < W; x++, at += 3) {
      const strength = gain * (noise[x] ?? 0) - threshold;
      if (strength <= 0) continue;
      const alpha = strength > 1 ? opacity : strength * opacity;
      row[at] = mix(alpha, row[at], red);
      row[at + 1] = mix(alpha, row[at + 1], green);
      row[at + 2] = mix(alpha, row[at + 2], blue);
    }
  };
}

const alphaChannel: Channel = 3;

function inkingsOf(paperSeed: number, layers: readonly Layer[], overall: Raster): Inking[] {
  const strokes = { frequencyX: 0.012, frequencyY: 0.09, octaves: 3 };
  const brush = strokeRows(noiseFrom(paperSeed + 7)[alphaChannel], strokes);
  const grain = fineRows(noiseFrom(paperSeed + 11)[alphaChannel], even(0.55, 2));
  return [
    ...layers.map(layDown),
    coat(overall),
    dab(brush, [255, 248, 236], 1.5, 0.8, 0.26),
    dab(grain, [105, 75, 98], 1.7, 0.93, 0.5),
  ];
}

/** Prints a composition: `W` x `H` pixels of red, green and blue. The same composition gives the same pixels. */
export async function print(picture: Composition): Promise<Uint8Array> {
  const [overall, ...layers] = await Promise.all([
    rasterise(picture.frame, coatOf(picture)),
    ...layersOf(picture).map(
      async ({ svg, cut }): Promise<Layer> => ({ cut, raster: await rasterise(picture.frame, svg) }),
    ),
  ]);
  const inkings = inkingsOf(picture.paperSeed, layers, overall);

  const sheet = new Uint8ClampedArray(W * H * 3);
  const row = new Float32Array(W * 3);
  for (let y = 0; y < H; y++) {
    for (const ink of inkings) ink(row, y);
    sheet.set(row, y * W * 3);
    if (y % rowsAtATime === rowsAtATime - 1) await setImmediate();
  }
  return new Uint8Array(sheet.buffer);
}
