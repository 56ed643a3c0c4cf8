/** The number of tiles across and down, and a tile's side in pixels of the small copy. */
const across = 12;
const down = 8;
const side = 16;

/** The size of the small grey copy, in which the grain of a print disappears. */
export const lookSize = { width: across * side, height: down * side } as const;

/** A tile is not blank if its greys deviate this far from an even wash, of 255. */
const leastStray = 2;
/** A cat in the fog needs no more; a picture that was paid is not thrown away for being quiet. */
const leastShown = 0.15;

/** Whether the picture shows nothing: one colour, an even gradient, a fine grain. */
export function isBlank(greys: Uint8Array): boolean {
  let shown = 0;
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      if (stray(greys, column * side, row * side) >= leastStray) shown++;
    }
  }
  return shown < across * down * leastShown;
}

/** The standard deviation of a tile's greys from the plane that fits them best. */
function stray(greys: Uint8Array, left: number, top: number): number {
  const middle = (side - 1) / 2;
  const [sums, count] = [{ grey: 0, square: 0, x: 0, y: 0 }, side * side];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const grey = greys[(top + y) * lookSize.width + left + x] ?? 0;
      sums.grey += grey;
      sums.square += grey * grey;
      sums.x += grey * (x - middle);
      sums.y += grey * (y - middle);
    }
  }
  const spread = (count * (side * side - 1)) / 12;
  const rest = sums.square - sums.grey ** 2 / count - (sums.x ** 2 + sums.y ** 2) / spread;
  return Math.sqrt(Math.max(0, rest) / count);
}
