import { timeSlots } from "../../schedule/model.ts";
import type { Brief } from "../model.ts";
import { seasonOf, weatherOf } from "../weather.ts";
import { dateOfDay, dayNumber, isHeated, slotIndex, weekOf } from "./calendar.ts";
import { type Circumstances, canHappen, type Plot } from "./model.ts";
import { modulo, tellingsInRound } from "./tellings.ts";

/** Which plot a slot tells, and how: the telling's number in its round. */
export type Casting = { plot: Plot; plotNumber: number; telling: number; round: number };

const slotsInWeek = 7 * timeSlots.length;
/** The last rounds are kept for further stories of a slot and for weather that nobody foresaw. */
const spareRounds = [4, 5, 6] as const;

/**
 * Casts the slot. The week's number is the telling's number, and a plot told again within the week is told in the next
 * round; so 49 weeks, which is more than a thousand slots, pass before a plot is told the same way again.
 */
export function cast(brief: Brief, plots: readonly Plot[]): Casting {
  const day = dayNumber(brief.date);
  const week = weekOf(day);
  const place = modulo(day, 7) * timeSlots.length + slotIndex[brief.timeSlot];
  const circumstances = circumstancesOf(brief);
  const role = castWeek(week, plots)[place];
  const plot = role === undefined ? undefined : plots[role.plotNumber];
  if (brief.variant === 1 && role !== undefined && plot !== undefined && canHappen(plot, circumstances)) {
    return { plot, ...role, telling: modulo(week, tellingsInRound) };
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

/**
 * Gives each slot of a week the plot that suits its season and weather and has been told least that week; among equals,
 * the one whose turn it is. Neighbouring slots never get the same plot, across the weeks' border neither.
 */
function castWeek(week: number, plots: readonly Plot[]): Role[] {
  let roles: Role[] = [];
  for (let earlier = weeksAhead; earlier >= 0; earlier--) {
    roles = fillWeek(week - earlier, plots, roles.slice(-neighbours));
  }
  return roles;
}

// How a week ends depends a little on how the one before it ended; a few weeks' run-up makes the dependence vanish.
const weeksAhead = 4;

/** How many stories must lie between two tellings of a plot. */
const neighbours = 3;

function fillWeek(week: number, plots: readonly Plot[], before: readonly Role[]): Role[] {
  const told = new Array<number>(plots.length).fill(0);
  const roles: Role[] = [];
  for (let place = 0; place < slotsInWeek; place++) {
    const recent = new Set([...before, ...roles].slice(-neighbours).map(({ plotNumber }) => plotNumber));
    const plotNumber = leastTold(suitable(week, place, plots), told, recent);
    roles.push({ plotNumber, round: told[plotNumber] ?? 0 });
    told[plotNumber] = (told[plotNumber] ?? 0) + 1;
  }
  return roles;
}

function leastTold(suitable: readonly number[], told: readonly number[], recent: ReadonlySet<number>): number {
  const fresh = suitable.filter((number) => !recent.has(number));
  const least = Math.min(...fresh.map((number) => told[number] ?? 0));
  return fresh.find((number) => told[number] === least) ?? suitable[0] ?? 0;
}

/** The plots that a slot's expected circumstances allow, in the order of their turn. */
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
