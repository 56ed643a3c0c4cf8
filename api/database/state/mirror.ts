import type { Changes } from "./draft.ts";
import type { PartChanges } from "./part-rows.ts";
import { type Collections, collectionOf, type PartShape } from "./part-shapes.ts";

/** A part of the state in memory, as of the last change read. */
export function openMirror<Part extends Collections>(shape: PartShape<Part>) {
  const part = shape.empty();
  const collections: Collections = part;
  let newest = -1;
  return {
    /** The same object for as long as the process lives. */
    part,
    change: () => newest,
    take({ change, isAll, removed, rows }: PartChanges): void {
      newest = change;
      for (const [name, id] of isAll ? [] : removed) delete collections[name]?.[id];
      for (const [name, found] of rows) {
        if (isAll) collections[name] = found;
        else Object.assign(collections[name] ?? {}, found);
      }
    },
    /** Applies what this process has written, in the form in which others will read it. */
    apply(changes: Changes, number: number): void {
      newest = number;
      for (const [name, rows] of changes) {
        const { toColumns, fromColumns } = collectionOf(shape, name);
        const kept = collections[name] ?? {};
        for (const [id, row] of rows) {
          if (row === undefined) delete kept[id];
          else kept[id] = fromColumns(toColumns(row));
        }
      }
    },
  };
}
