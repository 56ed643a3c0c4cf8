import { z } from "zod";

/** What can be unwell, each with at most one problem at a time. */
export const healthParts = ["content", "stories", "timer", "letter", "disk"] as const;
export type HealthPart = (typeof healthParts)[number];

/** Something that is wrong, and since when. Readers are served all the same. */
export const Problem = z.strictObject({
  part: z.enum(healthParts),
  /** An alarm: readers miss something already. A warning: they will, if nothing is done. */
  level: z.enum(["warning", "alarm"]),
  /** A stable code, one of the API's or of its own (`BUFFER_LOW`, `BUFFER_EMPTY`). */
  code: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  /** An instant, as an ISO text in universal time. */
  since: z.iso.datetime(),
});
export type Problem = z.infer<typeof Problem>;

/** The health's part of the state: of what the administrator was told by mail, by level, and on which Warsaw date. */
export const HealthState = z.strictObject({ told: z.partialRecord(z.enum(["warning", "alarm"]), z.iso.date()) });
export type HealthState = z.infer<typeof HealthState>;
