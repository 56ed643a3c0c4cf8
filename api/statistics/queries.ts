import { z } from "zod";
import { exportFormats, exportSubjects } from "./model.ts";

const mostPopular = 50;
const said = `must be given once, as a whole number from 1 to ${mostPopular}`;

export const PopularQuery = z.strictObject({
  limit: z
    .string(said)
    .regex(/^\d{1,9}$/, said)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= mostPopular, said)
    .default(5),
});

export const ExportQuery = z.strictObject({
  format: z.enum(exportFormats, "must be csv or json").default("csv"),
  what: z.enum(exportSubjects, "must be days or posts").default("days"),
});
