import { z } from "zod";
import { wholeNumber } from "#api/platform/http/parse.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { galleryPageSize, popularCount } from "./list-lengths.ts";

/** Parses a Warsaw date into the instant at which it begins. */
const beginningOfDate = z.iso
  .date("must be given once, as a date in the calendar such as 2026-11-21")
  .transform((date) => Temporal.PlainDate.from(date).toZonedDateTime(warsawZone).toInstant());

export const NoQuery = z.strictObject({});
export const ListQuery = z.strictObject({
  limit: wholeNumber(1, 50).default(galleryPageSize),
  offset: wholeNumber(0, 1_000_000).default(0),
  from: beginningOfDate.optional(),
  before: beginningOfDate.optional(),
});
export const PopularQuery = z.strictObject({ limit: wholeNumber(1, 50).default(popularCount) });
