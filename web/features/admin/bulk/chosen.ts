import { createContext, useMemo, useState } from "react";

/** A story or a draft of a list, as it is shown. */
export type Choosable = { id: string; rev: string; title: string };

export type Chosen = {
  has(id: string): boolean;
  /** With `toHere`, everything between the last one that was chosen or not and this one becomes like it. */
  turn(id: string, isOn: boolean, toHere: boolean): void;
};

/** The choice in the list that a row belongs to; null in a list without one. */
export const ChosenContext = createContext<Chosen | null>(null);

/** The ids from one to another in a list, in whichever order they are named; only the last where the first is not in it. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Which of the items shown are chosen. What leaves the list is chosen no more. */
export function useChosen(items: readonly Choosable[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  const context: Chosen = {
    has: (id) => ids.has(id),
    turn(id, isOn, toHere) {
      const range = rangeOf(
        items.map((item) => item.id),
        toHere ? last : null,
        id,
      );
      const next = new Set(chosen.map((item) => item.id));
      for (const each of range) isOn ? next.add(each) : next.delete(each);
      setIds(next);
      setLast(id);
    },
  };
  return {
    context,
    chosen,
    choose: (wanted: readonly Pick<Choosable, "id">[]) => setIds(new Set(wanted.map(({ id }) => id))),
  };
}
