// The geometry of the charts. Pure.

export type Column = { x: number; y: number; width: number; height: number };
type Room = { width: number; height: number; gap: number };

/** One column for each value, scaled to the highest. A value above zero is always visible. */
export function columns(values: readonly number[], { width, height, gap }: Room): Column[] {
  const most = Math.max(...values, 1);
  const step = (width + gap) / Math.max(values.length, 1);
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max((value / most) * height, 2);
    return { x: round(index * step), y: round(height - tall), width: round(step - gap), height: round(tall) };
  });
}

/** The points of a line through the values, with a margin for the stroke. */
export function line(values: readonly number[], { width, height }: Omit<Room, "gap">, stroke = 4): [number, number][] {
  const most = Math.max(...values, 1);
  const step = width / Math.max(values.length - 1, 1);
  return values.map((value, index) => [
    round(index * step),
    round(height - stroke - (value / most) * (height - 2 * stroke)),
  ]);
}

/** The number of marks, out of `all`, for a value; the highest value has all. A value above zero has at least one. */
export function marks(value: number, most: number, all: number): number {
  if (value === 0) return 0;
  return Math.max(1, Math.round((value / most) * all));
}

const round = (number: number) => Math.round(number * 10) / 10;
