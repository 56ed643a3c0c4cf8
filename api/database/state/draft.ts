import type { Collections } from "./part-shapes.ts";

/** The rows that one change touched, by collection and id; undefined for a removed row. */
export type Changes = Map<string, Map<string, unknown>>;

type Rows = Record<string, unknown>;

/**
 * A copy-on-read view of a part of the state with the `earlier` changes applied, for one more change to work on. Only the draft changes. A
 * part consists of collections of flat rows or plain values.
 */
export function draftOf<Part extends Collections>(part: Part, earlier: Changes): { part: Part; changes(): Changes } {
  const sheets = Object.entries(part).map(([name, rows]) => [name, sheetOf(rows, earlier.get(name))] as const);
  const draft = { ...part };
  Object.assign(draft, Object.fromEntries(sheets.map(([name, { rows }]) => [name, rows])));
  return {
    part: draft,
    changes: () =>
      new Map(sheets.map(([name, sheet]) => [name, sheet.changes()] as const).filter(([, rows]) => rows.size > 0)),
  };
}

/** Adds later changes to earlier ones. */
export function addChanges(earlier: Changes, later: Changes): void {
  for (const [name, rows] of later) earlier.set(name, new Map([...(earlier.get(name) ?? []), ...rows]));
}

function sheetOf(base: Rows, earlier: ReadonlyMap<string, unknown> = new Map()) {
  const mine = new Map<string, unknown>();
  const before = (id: string): unknown => {
    if (earlier.has(id)) return earlier.get(id);
    return Object.hasOwn(base, id) ? base[id] : undefined;
  };

  function at(id: string | symbol): unknown {
    if (typeof id === "symbol") return undefined;
    if (mine.has(id)) return mine.get(id);
    const row = before(id);
    if (typeof row !== "object" || row === null) return row;
    const copy = { ...row };
    mine.set(id, copy);
    return copy;
  }

  // No prototype: ids such as "constructor" must not be found there.
  const rows = new Proxy<Rows>(Object.create(null), {
    get: (_, id) => at(id),
    has: (_, id) => at(id) !== undefined,
    ownKeys: () => {
      const known = new Set([...Object.keys(base), ...earlier.keys(), ...mine.keys()]);
      return [...known].filter((id) => (mine.has(id) ? mine.get(id) : before(id)) !== undefined);
    },
    getOwnPropertyDescriptor(_, id) {
      const value = at(id);
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
    // Assignments reach a proxy as definitions too.
    defineProperty(_, id, { value }) {
      mine.set(String(id), value);
      return true;
    },
    deleteProperty(_, id) {
      mine.set(String(id), undefined);
      return true;
    },
  });
  const changes = () => new Map([...mine].filter(([id, row]) => !isSame(row, before(id))).map(detached));
  return { rows, changes };
}

/** Copies a row, so that callers who keep changing their object do not change what is stored. */
const detached = ([id, row]: [string, unknown]): [string, unknown] => [
  id,
  typeof row === "object" && row !== null ? { ...row } : row,
];

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [left, right] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
}
