// Finds which paragraphs of a story's two texts belong together. Neither text translates the other. The gate holds generated ones to
// the same paragraphs and breaks (api/generation/gate/pair/shape.ts); what somebody wrote by hand may differ.
import type { Block } from "#api/stories/paragraphs.ts";

/** Blocks that stand beside each other. A break that both texts have stands alone, without another. */
export type Row = { own: Block[]; other: Block[] };

/** The rows of two texts, in order. Every block of both is in exactly one row, but for the other text's breaks where they are shared. */
export function align(own: readonly Block[], other: readonly Block[]): Row[] {
  const [ownScenes, otherScenes] = [scenesOf(own), scenesOf(other)];
  if (ownScenes.length !== otherScenes.length) return alignScene(withBreaks(own), withBreaks(other));
  return ownScenes.flatMap((scene, at) => [
    ...(at > 0 ? [{ own: [{ type: "break" } as const], other: [] }] : []),
    ...alignScene(alone(scene), alone(otherScenes[at] ?? [])),
  ]);
}

/** The pieces between breaks. */
function scenesOf(blocks: readonly Block[]): Block[][] {
  const scenes: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === "break") scenes.push([]);
    else scenes.at(-1)?.push(block);
  }
  return scenes;
}

/** Blocks that no row separates. */
type Unit = Block[];
const alone = (blocks: readonly Block[]): Unit[] => blocks.map((block) => [block]);

/** Each block with the breaks before it, and the last one with those after it. */
function withBreaks(blocks: readonly Block[]): Unit[] {
  const units: Unit[] = [];
  let breaks: Block[] = [];
  for (const block of blocks) {
    breaks.push(block);
    if (block.type === "break") continue;
    units.push(breaks);
    breaks = [];
  }
  units.at(-1)?.push(...breaks);
  return units.length > 0 ? units : alone(breaks);
}

/** One row for each unit of the text that has fewer; of the other, each row takes as much as its share of the length. */
function alignScene(own: readonly Unit[], other: readonly Unit[]): Row[] {
  if (own.length === 0 && other.length === 0) return [];
  if (own.length === 0 || other.length === 0) return [{ own: own.flat(), other: other.flat() }];
  if (own.length > other.length) return alignScene(other, own).map((row) => ({ own: row.other, other: row.own }));
  const groups = split(other, sharesAtEnds(own));
  return own.map((unit, at) => ({ own: unit, other: groups[at] ?? [] }));
}

/** Splits units into as many groups as there are shares, none of them empty, each ending as near to its share as it can. */
function split(units: readonly Unit[], shares: readonly number[]): Block[][] {
  const ends = sharesAtEnds(units);
  let begin = 0;
  return shares.map((share, at) => {
    const last = units.length - (shares.length - at);
    let end = begin;
    while (end < last && isNearer(ends[end + 1], ends[end], share)) end++;
    if (at === shares.length - 1) end = last;
    const group = units.slice(begin, end + 1).flat();
    begin = end + 1;
    return group;
  });
}

const isNearer = (a = 1, b = 1, share: number) => Math.abs(a - share) < Math.abs(b - share);

/** The share of the whole length up to the end of each unit. */
function sharesAtEnds(units: readonly Unit[]): number[] {
  const lengths = units.map((unit) => unit.reduce((sum, block) => sum + lengthOf(block), 0));
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum / all;
  });
}

function lengthOf(block: Block): number {
  if (block.type === "break") return 0;
  const inlines = block.type === "list" ? block.items.flat() : block.inlines;
  return inlines.reduce((sum, { text }) => sum + text.length, 0);
}
