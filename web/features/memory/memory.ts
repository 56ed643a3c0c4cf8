// The browser's memory of its reader's reading. Nothing of it is ever sent, and the server knows nothing of it: pages are
// rendered without it, and show it once they are alive.
import { useSyncExternalStore } from "react";
import { dropSaved, isRemembering, readSaved, save, savedIds } from "#web/app/saved.ts";
import { createStore } from "#web/ui/store.ts";
import { type Begun, parseBegun, parseVisits, visitAt } from "./formats.ts";

type Memory = {
  /** Undefined on the server and until the page is alive. */
  isOn: boolean | undefined;
  /** The ids of the stories that were read, the last one at the end. */
  read: ReadonlySet<string>;
  /** The story that was begun last and not finished. */
  begun: Begun | null;
  /** The end of the visit before this one, in milliseconds since 1970; null on the first one. */
  lastVisit: number | null;
};

const unknown: Memory = { isOn: undefined, read: new Set(), begun: null, lastVisit: null };
/** The values of the keys are forgotten together (`forget.ts`). */
export const memoryKeys = ["read", "begun", "visits", "likes"] as const;
/** As many stories as a browser remembers: nearly two years of all of them, 40 kB of ids. */
const mostRead = 2000;

export const memory = createStore<Memory>(() => {
  addEventListener("storage", ({ key }) => {
    // Another tab has changed it; without a key, has deleted all.
    if (key === null || key === "memory" || memoryKeys.some((each) => each === key)) memory.set(recall());
  });
  addEventListener("pageshow", ({ persisted }) => {
    // The browser has kept the page aside meanwhile, and told it of nothing.
    if (persisted) memory.set(recall());
  });
  return recall();
});

/** Reads it anew. */
export function recall(): Memory {
  if (!isRemembering()) return { ...unknown, isOn: false };
  return {
    isOn: true,
    read: new Set(savedIds("read")),
    begun: parseBegun(readSaved("begun")),
    lastVisit: parseVisits(readSaved("visits")).before,
  };
}

/** Also false where it was switched off in another tab that this page has not heard of yet. */
const notes = () => memory.get().isOn && isRemembering();

/** Changes what is remembered, also where it cannot be saved: it then lasts as long as the page. */
export const change = (part: Partial<Memory>) => memory.set({ ...memory.get(), ...part });

export const useMemory = (): Memory => useSyncExternalStore(memory.subscribe, memory.get, () => unknown);

/** Notes that a story was read to its end. What another tab noted meanwhile stays. */
export function noteRead(id: string) {
  if (!notes()) return;
  const { read } = memory.get();
  const ids = [...new Set([...read, ...savedIds("read")]).add(id)].slice(-mostRead);
  save("read", ids.join(" "));
  change({ read: new Set(ids) });
  forgetBegun(id);
}

/** Notes how far a story was read, unless it was read to its end, now or earlier. */
export function noteBegun(begun: Begun) {
  if (!notes() || memory.get().read.has(begun.id)) return;
  save("begun", JSON.stringify(begun));
  change({ begun });
}

/** Forgets the begun story, if it is this one. */
export function forgetBegun(id: string) {
  if (memory.get().begun?.id !== id) return;
  dropSaved("begun");
  change({ begun: null });
}

/** Notes that the reader is here now: just come or back, or about to leave. */
export function noteVisit(now: number, { leaves = false } = {}) {
  if (!notes()) return;
  const { before, saved } = visitAt(now, { visits: parseVisits(readSaved("visits")), leaves });
  save("visits", saved);
  change({ lastVisit: before });
}
