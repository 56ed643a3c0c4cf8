import { expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { isAdminChange } from "#api/platform/http/admin-change.ts";
import { openResponses } from "#api/wiring/responses.ts";
import { calls } from "./calls.ts";

it("there are words for every call that the audit log notes, and for no other", () => {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T12:00:00Z") } });
  const whole = { ...parts, library: libraryOf([], parts.engagement) };
  const noted = endpointsOf(whole, openResponses(whole))
    .flatMap(({ endpoints }) => endpoints)
    .filter(isAdminChange)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  // Decided by a link in a mail, without an account.
  noted.push("POST /review");
  expect(new Set(Object.keys(calls))).toEqual(new Set(noted));
});
