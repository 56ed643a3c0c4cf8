import { z } from "zod";
import { Following } from "#api/following/model.ts";
import { StatsOverview } from "#api/statistics/model.ts";

/** The parts of a server that report problems, each at most one at a time. */
export const healthParts = [
  "content",
  "stories",
  "timer",
  "films",
  "uploads",
  "narrations",
  "letter",
  "disk",
  "database",
  "servers",
  "server",
  "settings",
] as const;
export type HealthPart = (typeof healthParts)[number];

/** A problem and since when it lasts. Readers are served all the same. */
export const Problem = z.strictObject({
  part: z.enum(healthParts),
  /** An alarm: readers miss something already. A warning: they will, if nothing is done. */
  level: z.enum(["warning", "alarm"]),
  /** A stable code, one of the API's or of its own (`BUFFER_LOW`, `BUFFER_EMPTY`). */
  code: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  /** An instant in UTC. */
  since: z.iso.datetime(),
});
export type Problem = z.infer<typeof Problem>;

/** The health's part of the state: by level, the Warsaw date of the last alert mail. */
export const HealthState = z.strictObject({ told: z.partialRecord(z.enum(["warning", "alarm"]), z.iso.date()) });
export type HealthState = z.infer<typeof HealthState>;

/** Whether a problem came up while the server runs. A missing setting stays until the next start: the panel says it, and no mail. */
export const arose = ({ part }: Pick<Problem, "part">): boolean => part !== "settings";

/** The answer of a living process. */
export const Live = z.strictObject({ status: z.literal("ok") });
export type Live = z.infer<typeof Live>;

/** For load balancers: send readers here. */
export const Ready = z.strictObject({
  /** `degraded`: something is wrong, and readers are served all the same. */
  status: z.enum(["ready", "degraded"]),
  problems: z.array(Problem.pick({ part: true, level: true, code: true, since: true })),
});
export type Ready = z.infer<typeof Ready>;

/** For load balancers: send no readers here. */
export const Unready = z.strictObject({ status: z.enum(["stopping", "not ready"]) });
export type Unready = z.infer<typeof Unready>;

/** The health as administrators see it. */
export const AdminHealth = z.strictObject({
  problems: z.array(Problem),
  /** Null when the server follows no remote. */
  following: Following.nullable(),
  buffer: StatsOverview.shape.buffer,
});
export type AdminHealth = z.infer<typeof AdminHealth>;

/** The problems of a running server, as its parts report them. */
export type Health = {
  /** Sets or clears a part's problem. The same code as before keeps its `since`. */
  report(part: HealthPart, problem: Omit<Problem, "part" | "since"> | null): void;
  /** Alarms first, then the longest-standing. */
  problems(): Problem[];
};
