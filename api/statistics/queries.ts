import { z } from "zod";
import { wholeNumber } from "#api/platform/http/parse.ts";
import { exportFormats, exportSubjects } from "./model.ts";

export const NoQuery = z.strictObject({});
export const PopularQuery = z.strictObject({ limit: wholeNumber(1, 50).default(5) });

export const ExportQuery = z.strictObject({
  format: z.enum(exportFormats, "must be csv or json").default("csv"),
  what: z.enum(exportSubjects, "must be days or posts").default("days"),
});
