import type { SlotOfToday, Today } from "../dashboard/today.ts";

const now = Temporal.Instant.from("2026-11-21T15:04:00+01:00");
const slots: SlotOfToday[] = [
  { timeSlot: "morning", state: "published", title: "Rain on\u0007the \u001b[31mSill" },
  { timeSlot: "afternoon", state: "late", title: null },
  { timeSlot: "evening", state: "scheduled", title: "A Parcel for Ola ".repeat(20) },
];
/** An afternoon whose story is late, with titles and errors that try to steer the terminal. */
export const today: Today = {
  now,
  slots,
  tomorrow: [
    { timeSlot: "morning", state: "scheduled", title: "A Bell" },
    { timeSlot: "afternoon", state: "deleted", title: null },
    { timeSlot: "evening", state: "missing", title: null },
  ],
  buffer: {
    ready: 6,
    later: 0,
    gap: null,
    until: { date: "2026-11-23", timeSlot: "afternoon", publishedAt: "2026-11-23T14:00:00+01:00" },
    level: "ok",
  },
  lastRun: {
    origin: "schedule",
    startedAt: "2026-11-21T07:00:00Z",
    endedAt: "2026-11-21T07:00:40Z",
    published: 2,
    skipped: 0,
    failed: 1,
    costUsd: 0,
    error: { code: "TEXT_REJECTED", message: "The text\u001b]0;evil\u0007 is too short" },
  },
  likes: 12,
};
