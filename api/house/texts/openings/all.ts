import type { Piece } from "../model.ts";
import { hours } from "./hours/hours.ts";
import { occasions } from "./occasions.ts";
import { skies } from "./skies.ts";

/** Sentences about the day, the sky and the hour with which a story may open. */
export const openings: readonly Piece[] = [...occasions, ...skies, ...hours];
