import { seasons } from "#api/generation/model.ts";
import type { Piece } from "#api/house/texts/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { under } from "../under.ts";
import { autumn } from "./autumn.ts";
import { spring } from "./spring.ts";
import { summer } from "./summer.ts";
import { winter } from "./winter.ts";

const bySeason = { spring, summer, autumn, winter };

/** Sentences about the hour of the day, by season. */
export const hours: readonly Piece[] = seasons.flatMap((season) =>
  timeSlots.flatMap((slot) => under({ season: [season], timeSlot: [slot] }, bySeason[season][slot])),
);
