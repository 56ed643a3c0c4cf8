import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { ellipse, rect } from "../shapes.ts";
import { H, W } from "../stage.ts";

type Bricks = { colour: string; pitch: number; darkOneIn: number; contrast: number };

/** A wall of bricks behind the whole place, one in so many of them dark. */
export function brickWall({ inks }: Easel, { colour, pitch, darkOneIn, contrast }: Bricks): string {
  const columns = Math.ceil(W / pitch) + 1;
  let svg = rect(0, 0, W, H, colour);
  for (let j = 0; j < 20; j++)
    for (let i = 0; i < columns; i++)
      svg += rect(
        i * pitch - (j % 2) * (pitch / 2),
        j * 39 + 3,
        pitch - 7,
        33,
        mix(colour, (i * 5 + j * 3) % darkOneIn ? inks.woodLight : inks.ink, contrast),
      );
  return svg;
}

/** Rows of cobbles from `top` down, larger towards the reader; `bow` is how much faster each row follows. */
type Cobbles = { top: number; rows: number; columns: number; pitch: number; step: number; bow?: number };

export function cobblestones({ inks }: Easel, { top, rows, columns, pitch, step, bow = 0.7 }: Cobbles): string {
  let svg = "";
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const size = 0.6 + j * 0.16;
      svg += ellipse(
        i * pitch * (0.9 + j * 0.03) - 60 + (j % 2) * 40,
        top + j * step + j * j * bow,
        30 * size,
        11 * size,
        mix(inks.ground, (i * 5 + j * 3) % 4 ? inks.groundLight : inks.groundDark, 0.5),
      );
    }
  return svg;
}
