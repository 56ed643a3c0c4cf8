import { seasonOf, weatherOf } from "#api/generation/brief/weather.ts";
import type { Brief } from "#api/generation/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { dateOfDay, dayNumber, isHeated, slotIndex, weekOf } from "./calendar.ts";
import { type Circumstances, canHappen, type Plot } from "./model.ts";
import { modulo, tellingsInRound } from "./tellings.ts";

/** The plot of a slot, and its telling: the number of the telling within its round. */
export type Casting = { plot: Plot; plotNumber: number; telling: number; round: number };

const slotsInWeek = 7 * timeSlots.length;
// Rounds are two rows apart: of all distances this one makes tellings within the same few weeks share the fewest
// pieces.
const roundShift = 14;
/** The last rounds are reserved for further stories of a slot and for unexpected weather. */
const spareRounds = [4, 5, 6] as const;

/**
 * Assigns a plot and a telling to the slot. The week's number is the telling's number, and a plot used again within the
 * week takes the next round; so a telling repeats only after 49 weeks, which is more than a thousand slots.
 */
export function cast(brief: Brief, plots: readonly Plot[]): Casting {
  const day = dayNumber(brief.date);
  const week = weekOf(day);
  const place = modulo(day, 7) * timeSlots.length + slotIndex[brief.timeSlot];
  const circumstances = circumstancesOf(brief);
  const role = castWeek(week, plots)[place];
  const plot = role === undefined ? undefined : plots[role.plotNumber];
  if (brief.variant === 1 && role !== undefined && plot !== undefined && canHappen(plot, circumstances)) {
    return { plot, ...role, telling: modulo(week + role.round * roundShift, tellingsInRound) };
  }
  return castSpare({
    ordinal: week * slotsInWeek + place,
    variant: brief.variant,
    besides: role?.plotNumber,
    circumstances,
    plots,
  });
}

/** The circumstances that a brief describes. */
export function circumstancesOf({ date, timeSlot, season, weather }: Brief): Circumstances {
  return { timeSlot, season, weather, heating: isHeated(date, season) };
}

type SpareRequest = {
  ordinal: number;
  variant: number;
  /** The plot that the slot's own story tells. */
  besides: number | undefined;
  circumstances: Circumstances;
  plots: readonly Plot[];
};

function castSpare({ ordinal, variant, besides, circumstances, plots }: SpareRequest): Casting {
  const fitting = [...plots.keys()].filter((number) => number !== besides && isPossible(plots[number], circumstances));
  const turn = ordinal + variant;
  const plotNumber = fitting[modulo(turn, fitting.length)] ?? besides ?? 0;
  const plot = plots[plotNumber];
  if (plot === undefined) throw new Error("There is no plot to tell.");
  const round = spareRounds[modulo(turn, spareRounds.length)] ?? 6;
  return { plot, plotNumber, round, telling: modulo(Math.floor(turn / fitting.length) + variant * 8, tellingsInRound) };
}

const isPossible = (plot: Plot | undefined, circumstances: Circumstances) =>
  plot !== undefined && canHappen(plot, circumstances);

type Role = { plotNumber: number; round: number };

/** The minimum number of stories between two tellings of a plot. */
const neighbours = 3;

/**
 * Gives each slot of a week the plot that suits its season and weather and was used least that week; among equals, the
 * next in rotation. Neighbouring slots never get the same plot, not even across the end of a week.
 */
function castWeek(week: number, plots: readonly Plot[]): Role[] {
  const uses = new Array<number>(plots.length).fill(0);
  const roles: Role[] = [];
  for (let place = 0; place < slotsInWeek; place++) {
    const recent = new Set(roles.slice(-neighbours).map(({ plotNumber }) => plotNumber));
    const fitting = suitable(week, place, plots);
    const fresh = fitting.filter((number) => !recent.has(number) && isOfItsHalf(number, week, place));
    const plotNumber = leastUsed(fresh.length > 0 ? fresh : fitting, uses);
    roles.push({ plotNumber, round: uses[plotNumber] ?? 0 });
    uses[plotNumber] = (uses[plotNumber] ?? 0) + 1;
  }
  return roles;
}

/**
 * Weeks are cast independently. To keep neighbours apart across their border, a week ends with one half of the plots
 * (the even or the odd) and the next begins with the other.
 */
function isOfItsHalf(plotNumber: number, week: number, place: number): boolean {
  if (place < neighbours) return modulo(plotNumber + week, 2) === 0;
  if (place >= slotsInWeek - neighbours) return modulo(plotNumber + week + 1, 2) !== 0;
  return true;
}

function leastUsed(candidates: readonly number[], uses: readonly number[]): number {
  const least = Math.min(...candidates.map((number) => uses[number] ?? 0));
  return candidates.find((number) => uses[number] === least) ?? 0;
}

/** The plots that a slot's expected circumstances allow, in rotation order. */
function suitable(week: number, place: number, plots: readonly Plot[]): number[] {
  const date = dateOfDay(week * 7 + Math.floor(place / timeSlots.length));
  const timeSlot = timeSlots[place % timeSlots.length] ?? "morning";
  const season = seasonOf(date);
  const circumstances = { timeSlot, season, weather: weatherOf(date, timeSlot), heating: isHeated(date, season) };
  const first = week * slotsInWeek + place;
  return plots
    .map((_, step) => modulo(first + step, plots.length))
    .filter((number) => isPossible(plots[number], circumstances));
}
