import type { Changes } from "./draft.ts";
import type { PartChanges } from "./part-rows.ts";
import type { PartShape } from "./part-shapes.ts";

type Rows = Record<string, unknown>;

/** A part of the state in memory, as of the last change read. */
export function openMirror<Part extends object>({ collections }: PartShape<Part>) {
  const part: Record<string, Rows> = Object.fromEntries(Object.keys(collections).map((name) => [name, {}]));
  let newest = -1;
  return {
    /** The same object for as long as the process lives. */
    part: part as Part,
    change: () => newest,
    take({ change, isAll, removed, rows }: PartChanges): void {
      newest = change;
      for (const [name, id] of isAll ? [] : removed) delete part[name]?.[id];
      for (const [name, found] of rows) {
        if (isAll) part[name] = found;
        else Object.assign(part[name] as Rows, found);
      }
    },
    /** Applies what this process has written, in the form in which others will read it. */
    apply(changes: Changes, number: number): void {
      newest = number;
      for (const [name, rows] of changes) {
        const { toColumns, fromColumns } = collections[name as keyof Part & string];
        const kept = part[name] as Rows;
        for (const [id, row] of rows) {
          if (row === undefined) delete kept[id];
          else kept[id] = fromColumns(toColumns(row));
        }
      }
    },
  };
}
