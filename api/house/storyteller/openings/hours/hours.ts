import type { Season } from "#api/generation/model.ts";
import type { Bilingual } from "#api/house/storyteller/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { autumn } from "./autumn.ts";
import { spring } from "./spring.ts";
import { summer } from "./summer.ts";
import { winter } from "./winter.ts";

/** Opening sentences for each hour and season. They never mention the weather, which has its own sentences. */
export const hours: Record<Season, Record<TimeSlot, readonly Bilingual[]>> = { spring, summer, autumn, winter };
