import type { Slot } from "#api/schedule/model.ts";
import { slotNumber, slotOfNumber } from "./calendar.ts";
import { chooseStory } from "./choose-story.ts";
import { expectedAt } from "./circumstances.ts";
import type { Deal } from "./deal.ts";
import { emptyMemory, type Memory, remember, shotOf } from "./memory.ts";
import { wholeStoryAt } from "./whole-stories.ts";

/**
 * The house storyteller remembers from the beginning of an era, and deals its slots one after another, so that any
 * process comes to the same story for a slot. A new era begins without a memory; then the gate alone keeps readers from
 * what they read in the last days of the old one. The first era begins shortly before the publication does.
 */
const eras = { first: "2026-11-01", years: 9 };

const histories = new Map<number, Memory>();

/** The deal of a slot's own story, if the weather is the expected one. */
export function dealAt(slot: Slot): Deal {
  const { memory, index } = historyUntil(slot);
  const deal = memory.deals[index];
  if (deal === undefined) throw new Error(`There is no deal for ${slot.date} ${slot.timeSlot}.`);
  return deal;
}

/** The memory of a reader before the story of a slot. Each call makes a new one, which may be added to. */
export function memoryBefore(slot: Slot): Memory {
  const { memory, index } = historyUntil(slot);
  const own = emptyMemory();
  for (const deal of memory.deals.slice(0, index)) remember(own, deal);
  return own;
}

/** The era's history, dealt as far as a slot, and that slot's place in it. */
function historyUntil(slot: Slot): { memory: Memory; index: number } {
  const first = slotNumber({ date: beginningOfEra(slot.date), timeSlot: "morning" });
  const memory = histories.get(first) ?? emptyMemory();
  histories.set(first, memory);
  const index = slotNumber(slot) - first;
  while (memory.deals.length <= index) remember(memory, dealOf(first + memory.deals.length, memory));
  return { memory, index };
}

function beginningOfEra(date: string): string {
  // Nobody read the stories of earlier dates in a row: each of those years begins anew.
  if (date < eras.first) return `${date.slice(0, "YYYY".length)}-01-01`;
  const first = Temporal.PlainDate.from(eras.first);
  const { years } = first.until(date, { largestUnit: "years" });
  return first.add({ years: years - (years % eras.years) }).toString();
}

function dealOf(number: number, memory: Memory): Deal {
  const slot = slotOfNumber(number);
  const circumstances = expectedAt(slot);
  const whole = wholeStoryAt(slot, circumstances);
  if (whole === undefined) return chooseStory(number, circumstances, memory);
  const { title, en, picture } = whole.story;
  return { slot: number, title, paragraphs: en.length, picture, shot: shotOf(picture, number, memory) };
}
