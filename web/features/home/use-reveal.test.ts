import { expect, it } from "vitest";
import type { PostCard } from "#web/app/queries.ts";
import { isUpToDate } from "./use-reveal.ts";

const at = (time: string) => Date.parse(`2026-11-21T${time}+01:00`);
const posts = (...slots: [string, string][]) =>
  slots.map(([timeSlot, publishedAt]) => ({ timeSlot, publishedAt }) as PostCard);
const morning: [string, string] = ["morning", "2026-11-21T08:00:00+01:00"];
const afternoon: [string, string] = ["afternoon", "2026-11-21T14:00:00+01:00"];

it("expects no further story until the next slot's instant", () => {
  expect(isUpToDate(posts(), at("07:59:59"))).toBe(true);
  expect(isUpToDate(posts(morning), at("13:59:59"))).toBe(true);
  expect(isUpToDate(posts(morning), at("14:00:00"))).toBe(false);
  expect(isUpToDate(posts(morning, afternoon), at("14:00:00"))).toBe(true);
});

it("lets yesterday go at midnight, and counts a further story of a slot as the slot's", () => {
  const yesterday: [string, string] = ["evening", "2026-11-20T20:00:00+01:00"];
  expect(isUpToDate(posts(yesterday), at("00:00:00"))).toBe(false);
  expect(isUpToDate(posts(["morning", "2026-11-21T08:31:00+01:00"]), at("09:00:00"))).toBe(true);
});
