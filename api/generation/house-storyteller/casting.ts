import { timeSlots } from "../../schedule/model.ts";
import type { Brief } from "../model.ts";
import { seasonOf, weatherOf } from "../weather.ts";
import { dateOfDay, dayNumber, isHeated, slotIndex, weekOf } from "./calendar.ts";
import { type Circumstances, canHappen, type Plot } from "./model.ts";
import { modulo, tellingsInRound } from "./tellings.ts";

/** Which plot a slot tells, and how: the telling's number in its round. */
export type Casting = { plot: Plot; plotNumber: number; telling: number; round: number };

const slotsInWeek = 7 * timeSlots.length;
/** How often another plot is sought when the real weather is not the one the week was cast for. */
const attempts = 4;

/**
 * Casts the slot. No plot is told twice in a week, and the week's number is the telling's number; so the next 49 weeks,
 * which is more than a thousand slots, tell it differently. Further stories of a slot, and the rare slot left over,
 * are told in rounds of their own.
 */
export function cast(brief: Brief, plots: readonly Plot[]): Casting {
  const day = dayNumber(brief.date);
  const week = weekOf(day);
  const place = modulo(day, 7) * timeSlots.length + slotIndex[brief.timeSlot];
  const circumstances = circumstancesOf(brief);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const number = (brief.variant - 1) * attempts + attempt;
    const plotNumber = castWeek(week, number, plots)[place];
    const plot = plotNumber === undefined ? undefined : plots[plotNumber];
    if (plot !== undefined && plotNumber !== undefined && canHappen(plot, circumstances)) {
      return { plot, plotNumber, ...tellingOf(week, number) };
    }
  }
  return anyThatCanHappen(brief, plots, circumstances, week * slotsInWeek + place);
}

/** The circumstances that a brief describes. */
export function circumstancesOf({ date, timeSlot, season, weather }: Brief): Circumstances {
  return { timeSlot, season, weather, heating: isHeated(date, season) };
}

function tellingOf(week: number, number: number) {
  return { telling: modulo(week + 8 * Math.floor(number / 7), tellingsInRound), round: modulo(number, 7) };
}

/** For briefs that no week foresaw, such as snow in July. */
function anyThatCanHappen(
  brief: Brief,
  plots: readonly Plot[],
  circumstances: Circumstances,
  ordinal: number,
): Casting {
  const number = brief.variant * attempts;
  for (let step = 0; step < plots.length; step++) {
    const plotNumber = modulo(ordinal + number + step, plots.length);
    const plot = plots[plotNumber];
    if (plot !== undefined && canHappen(plot, circumstances)) {
      return { plot, plotNumber, ...tellingOf(ordinal, number) };
    }
  }
  throw new Error("No plot can happen at all: one without conditions is missing.");
}

/**
 * Gives each of a week's slots a plot of its own that suits its season and weather: a matching, grown one slot at a
 * time by moving earlier choices out of the way. Each slot prefers the plot whose turn it is, so that plots come round
 * evenly. A slot for which nothing is left stays empty.
 */
function castWeek(week: number, number: number, plots: readonly Plot[]): (number | undefined)[] {
  const suits = Array.from({ length: slotsInWeek }, (_, place) => suitable(week, place, number, plots));
  const slotOf = new Map<number, number>();
  for (let place = 0; place < slotsInWeek; place++) findPlot(place, suits, slotOf, new Set());
  const cast = new Array<number | undefined>(slotsInWeek).fill(undefined);
  for (const [plot, place] of slotOf) cast[place] = plot;
  return cast;
}

function suitable(week: number, place: number, number: number, plots: readonly Plot[]): number[] {
  const date = dateOfDay(week * 7 + Math.floor(place / timeSlots.length));
  const timeSlot = timeSlots[place % timeSlots.length] ?? "morning";
  const season = seasonOf(date);
  const circumstances = { timeSlot, season, weather: weatherOf(date, timeSlot), heating: isHeated(date, season) };
  const first = week * slotsInWeek + place + number * 11;
  const inTurn = plots.map((_, step) => modulo(first + step, plots.length));
  return inTurn.filter((plotNumber) => {
    const plot = plots[plotNumber];
    return plot !== undefined && canHappen(plot, circumstances);
  });
}

function findPlot(place: number, suits: number[][], slotOf: Map<number, number>, tried: Set<number>): boolean {
  for (const plot of suits[place] ?? []) {
    if (tried.has(plot)) continue;
    tried.add(plot);
    const holder = slotOf.get(plot);
    if (holder === undefined || findPlot(holder, suits, slotOf, tried)) {
      slotOf.set(plot, place);
      return true;
    }
  }
  return false;
}
