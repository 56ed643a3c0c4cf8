import { late } from "#web/ui/late.tsx";

/** The fields of a post do not need its code. */
export const Narrations = late(async () => (await import("./narrations.tsx")).Narrations);
