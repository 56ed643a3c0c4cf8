import { z } from "zod";
import { Following } from "../following/model.ts";
import { StatsOverview } from "../statistics/model.ts";

/** What can be unwell, each with at most one problem at a time. */
export const healthParts = ["content", "stories", "timer", "letter", "disk", "database", "servers", "server"] as const;
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

/** Whoever answers at all lives. */
export const Live = z.strictObject({ status: z.literal("ok") });
export type Live = z.infer<typeof Live>;

/** For load balancers: readers are to be sent here. */
export const Ready = z.strictObject({
  /** `degraded`: something is wrong, and readers are served all the same. */
  status: z.enum(["ready", "degraded"]),
  problems: z.array(Problem.pick({ part: true, level: true, code: true, since: true })),
});
export type Ready = z.infer<typeof Ready>;

/** They are not. */
export const Unready = z.strictObject({ status: z.enum(["stopping", "not ready"]) });
export type Unready = z.infer<typeof Unready>;

/** What administrators are shown. */
export const AdminHealth = z.strictObject({
  problems: z.array(Problem),
  /** Null where the server follows no remote. */
  following: Following.nullable(),
  buffer: StatsOverview.shape.buffer,
});
export type AdminHealth = z.infer<typeof AdminHealth>;
