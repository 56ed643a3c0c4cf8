import { setImmediate as othersTurn } from "node:timers/promises";

/** So many are sorted at once: a few milliseconds, also where comparing means to look letters up in a language's order. */
const atOnce = 500;

/** The list in order, of equals the first one first, as `toSorted` has it; others get their turn in between. */
export async function sortInTurns<Item>(
  list: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < list.length; start += atOnce) {
    runs.push(list.slice(start, start + atOnce).sort(compare));
    await othersTurn();
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      longer.push(await merged(runs[index] ?? [], runs[index + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

async function merged<Item>(ones: Item[], others: Item[], compare: (one: Item, other: Item) => number) {
  const all: Item[] = [];
  let [index, otherIndex] = [0, 0];
  while (index < ones.length && otherIndex < others.length) {
    const [one, other] = [ones[index] as Item, others[otherIndex] as Item];
    if (compare(one, other) <= 0) {
      all.push(one);
      index++;
    } else {
      all.push(other);
      otherIndex++;
    }
    if (all.length % (atOnce * 4) === 0) await othersTurn();
  }
  return all.concat(ones.slice(index), others.slice(otherIndex));
}
