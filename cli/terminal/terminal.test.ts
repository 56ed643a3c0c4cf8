import { expect, it } from "vitest";
import { memoryTerminal } from "../context.fixture.ts";
import { isInteractive, note, noteWithHint } from "./terminal.ts";

it.each([
  [true, "mruk: origin cannot\nbe reached\n  Look at the\n  network.\nstory.md:3: featured\nis missing"],
  // Programs that read a pipe get whole lines.
  [false, "mruk: origin cannot be reached\n  Look at the network.\nstory.md:3: featured is missing"],
])("breaks errors and notes between words where a person reads them: %s", (isTTY, text) => {
  const { terminal, notes } = memoryTerminal();
  Object.assign(terminal.stderr, { isTTY, columns: 20 });
  noteWithHint(terminal, "origin cannot be reached", "Look at the network.");
  note(terminal, "story.md:3: featured is missing");
  expect(notes()).toBe(`${text}\n`);
});

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
