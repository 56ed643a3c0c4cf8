// Perlin's noise exactly as SVG's feTurbulence defines it: the same seed gives the same clouds as in any SVG viewer.
const cells = 256;

/** One channel of a seed's noise. */
export type Noise = { lattice: Uint8Array; gradients: Float64Array };

/** Red, green, blue and alpha, as feTurbulence numbers its channels. */
export type Channel = 0 | 1 | 2 | 3;

/** Park and Miller's generator, as the SVG specification prescribes it. */
function lehmer(seed: number): () => number {
  let state = seed <= 0 ? 1 - (seed % 2147483646) : Math.min(seed, 2147483646);
  return () => {
    state = 16807 * (state % 127773) - 2836 * Math.floor(state / 127773);
    if (state <= 0) state += 2147483647;
    return state;
  };
}

function unitGradients(next: () => number): Float64Array {
  const gradients = new Float64Array(cells * 2);
  for (let i = 0; i < cells; i++) {
    const x = ((next() % (cells * 2)) - cells) / cells;
    const y = ((next() % (cells * 2)) - cells) / cells;
    const length = Math.hypot(x, y) || 1;
    gradients[i * 2] = x / length;
    gradients[i * 2 + 1] = y / length;
  }
  return gradients;
}

/** The four channels of a seed. */
export function noiseFrom(seed: number): Record<Channel, Noise> {
  const next = lehmer(seed);
  const [red, green, blue, alpha] = [
    unitGradients(next),
    unitGradients(next),
    unitGradients(next),
    unitGradients(next),
  ];
  const order = Array.from({ length: cells }, (_, i) => i);
  for (let i = cells - 1; i > 0; i--) {
    const j = next() % cells;
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const lattice = Uint8Array.from([...order, ...order, ...order.slice(0, 2)]);
  const channel = (gradients: Float64Array): Noise => ({ lattice, gradients });
  return { 0: channel(red), 1: channel(green), 2: channel(blue), 3: channel(alpha) };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** The value at this share of the way between two others. */
export const mix = (share: number, from = 0, to = 0): number => from + share * (to - from);

/** The frequency of the noise (waves per pixel) and the number of its octaves. */
export type Grain = { frequencyX: number; frequencyY: number; octaves: number };

/** Fills `row` with fractal noise (about 0 to 1, mostly near 0.5) at height y, one value every `step` pixels. */
export function noiseRow({ lattice, gradients }: Noise, grain: Grain, row: Float32Array, y: number, step = 1): void {
  row.fill(0.5);
  const slope = (corner: number, x: number, y: number) => {
    const at = (lattice[corner] ?? 0) * 2;
    return x * (gradients[at] ?? 0) + y * (gradients[at + 1] ?? 0);
  };
  for (let octave = 0; octave < grain.octaves; octave++) {
    const power = 2 ** octave;
    const ty = y * grain.frequencyY * power + 4096;
    const by0 = Math.floor(ty) & 255;
    const by1 = (by0 + 1) & 255;
    const ry = ty - Math.floor(ty);
    const sy = smooth(ry);
    const stride = step * grain.frequencyX * power;
    for (let i = 0; i < row.length; i++) {
      const tx = i * stride + 4096;
      const floor = tx | 0;
      const rx = tx - floor;
      const left = lattice[floor & 255] ?? 0;
      const right = lattice[(floor + 1) & 255] ?? 0;
      const sx = smooth(rx);
      const above = mix(sx, slope(left + by0, rx, ry), slope(right + by0, rx - 1, ry));
      const below = mix(sx, slope(left + by1, rx, ry - 1), slope(right + by1, rx - 1, ry - 1));
      row[i] = (row[i] ?? 0) + mix(sy, above, below) / (2 * power);
    }
  }
}
