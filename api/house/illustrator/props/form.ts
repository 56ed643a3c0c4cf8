import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { type LitOptions, lit } from "../shapes.ts";

/** A lit form in one colour: its shade and rim follow from it. `depth` is how dark the shade is, `glint` how light the rim. */
export function form(
  easel: Easel,
  outline: string,
  colour: string,
  { depth = 0.25, glint = 0.5, ...options }: LitOptions & { depth?: number; glint?: number } = {},
) {
  const tones = { base: colour, shade: mix(colour, "#2a1830", depth), rim: mix(colour, "#fff4da", glint) };
  return lit(easel, outline, tones, { rim: 6, shade: 11, ...options });
}
