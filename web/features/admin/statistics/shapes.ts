// Where the parts of the charts lie. Pure: numbers in, numbers out.

export type Column = { x: number; y: number; width: number; height: number };
type Room = { width: number; height: number; gap: number };

/** One column for each value, the highest as high as there is room. What is not nothing can be seen. */
export function columns(values: readonly number[], { width, height, gap }: Room): Column[] {
  const most = Math.max(...values, 1);
  const step = (width + gap) / Math.max(values.length, 1);
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max((value / most) * height, 2);
    return { x: round(index * step), y: round(height - tall), width: round(step - gap), height: round(tall) };
  });
}

/** The corners of a line through the values, with room for the stroke above and below. */
export function line(values: readonly number[], { width, height }: Omit<Room, "gap">, stroke = 4): [number, number][] {
  const most = Math.max(...values, 1);
  const step = width / Math.max(values.length - 1, 1);
  return values.map((value, index) => [
    round(index * step),
    round(height - stroke - (value / most) * (height - 2 * stroke)),
  ]);
}

/** How many of `all` stand for a value, where the most has all of them. What is not nothing has one. */
export function marks(value: number, most: number, all: number): number {
  if (value === 0) return 0;
  return Math.max(1, Math.round((value / most) * all));
}

const round = (number: number) => Math.round(number * 10) / 10;
