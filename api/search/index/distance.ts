/**
 * In how many letters two words differ: left out, added, another one, or two neighbours in each other's place. Above `most` it only
 * says that it is more.
 */
export function distance(one: string, other: string, most: number): number {
  const [width, height] = [one.length, other.length];
  if (Math.abs(width - height) > most) return most + 1;
  let [before, last, row] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let line = 1; line <= height; line += 1) {
    const letter = other.charCodeAt(line - 1);
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const same = one.charCodeAt(column - 1) === letter;
      let steps = same
        ? at(last, column - 1)
        : 1 + Math.min(at(last, column - 1), at(last, column), at(row, column - 1));
      const isSwapped =
        column > 1 &&
        line > 1 &&
        one.charCodeAt(column - 2) === letter &&
        one.charCodeAt(column - 1) === other.charCodeAt(line - 2);
      if (isSwapped) steps = Math.min(steps, at(before, column - 2) + 1);
      row[column] = steps;
      if (steps < least) least = steps;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return at(last, width);
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;
const at = (row: Uint8Array, column: number): number => row[column] ?? 0;
