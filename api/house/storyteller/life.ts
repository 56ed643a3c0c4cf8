import type { Slot } from "#api/schedule/model.ts";
import { arcs } from "../texts/arcs/all.ts";
import { type Change, type Life, type LifeMatter, lifeStates } from "../texts/life.ts";
import { arcSlot, eveningsOf } from "./arcs.ts";
import { slotNumber, yearOf } from "./calendar.ts";

type Dated = { since: number; change: Change };

/** Every change that an arc brings, and the slot after which it holds, in order. */
let changes: readonly Dated[] | undefined;

function allChanges(): readonly Dated[] {
  changes ??= [...new Set(arcs.map(({ begins }) => yearOf(begins)))]
    .flatMap((year) => [...eveningsOf(year)])
    .flatMap(([date, { evening }]) =>
      (evening.changes ?? []).map((change) => ({ since: slotNumber({ date, timeSlot: arcSlot }), change })),
    )
    .sort((one, other) => one.since - other.since);
  return changes;
}

/** What holds in the lives of the people and animals before the story of a slot. */
export function lifeAt(slot: Slot): Life {
  const now = slotNumber(slot);
  const life = Object.fromEntries(Object.entries(lifeStates).map(([matter, [first]]) => [matter, first])) as Life;
  for (const { since, change } of allChanges()) if (since < now) setState(life, change);
  return life;
}

function setState<Matter extends LifeMatter>(life: Life, { matter, state }: { matter: Matter; state: Life[Matter] }) {
  life[matter] = state;
}
