import { expect, it } from "vitest";
import { isInteractive } from "./terminal.ts";

it.each([
  ["a terminal", true, {}, true],
  ["a terminal with CI=false", true, { CI: "false" }, true],
  ["a pipe", undefined, {}, false],
  ["a terminal in CI", true, { CI: "true" }, false],
  ["a terminal in a CI that says 1", true, { CI: "1" }, false],
  ["a terminal that can only print", true, { TERM: "dumb" }, false],
])("knows whether a person watches %s", (_, isTTY, environment, interactive) => {
  expect(isInteractive({ isTTY, environment })).toBe(interactive);
});
