import { pino } from "pino";
import { expect, it } from "vitest";
import { gatherLines } from "./log.ts";

function gathering() {
  const written: string[] = [];
  return {
    written,
    log: pino(
      { level: "info" },
      gatherLines((lines) => void written.push(lines)),
    ),
  };
}

it("gathers lines, and writes them in their order with the first warning", () => {
  const { written, log } = gathering();
  for (const word of ["one", "two"]) log.info(word);
  expect(written).toEqual([]);
  log.warn("three");
  expect(written).toHaveLength(1);
  expect(
    written[0]
      ?.trim()
      .split("\n")
      .map((line) => JSON.parse(line).msg),
  ).toEqual(["one", "two", "three"]);
});

it("writes what was gathered when it is enough, and when it is asked to", () => {
  const { written, log } = gathering();
  for (let line = 0; line < 1000; line += 1) log.info("a line of some length, as most of them are");
  expect(written.length).toBeGreaterThan(3);
  log.flush();
  expect(written.join("").trim().split("\n")).toHaveLength(1000);
  const before = written.length;
  log.flush();
  expect(written).toHaveLength(before);
});
