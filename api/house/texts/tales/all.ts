import type { Tales } from "../model.ts";
import { meterReaderTales } from "./events/meter-reader.ts";
import { telephoneHalfTales } from "./forms/telephone-half.ts";
import { zenonsNotebookTales } from "./forms/zenons-notebook.ts";
import { pipesTales } from "./indoors/pipes.ts";
import { portraitTales } from "./indoors/portrait.ts";
import { suitcaseTales } from "./indoors/suitcase.ts";
import { wardrobeTales } from "./indoors/wardrobe.ts";
import { bulkaTales } from "./neighbours/bulka.ts";
import { fishTales } from "./neighbours/fish.ts";

/** All tales. */
export const tales: readonly Tales[] = [
  meterReaderTales,
  telephoneHalfTales,
  zenonsNotebookTales,
  pipesTales,
  portraitTales,
  suitcaseTales,
  wardrobeTales,
  bulkaTales,
  fishTales,
];
