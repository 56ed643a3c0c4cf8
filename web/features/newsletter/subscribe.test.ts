import { expect, it } from "vitest";
import { outcomeOf } from "./subscribe.ts";

it.each([
  [201, "success"],
  [409, "duplicate"],
  [422, "invalid"],
  [400, "failure"],
  [403, "failure"],
  [413, "failure"],
  [429, "failure"],
  [500, "generic"],
  [503, "generic"],
])("takes the answer %i for %s", (status, outcome) => expect(outcomeOf(status)).toBe(outcome));
