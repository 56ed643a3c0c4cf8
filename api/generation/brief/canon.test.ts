import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { canonFrom } from "./canon.ts";

it("reads the list under the heading Canon and nothing else", () => {
  const markdown =
    "# Mruk\n- not this\n\n## Canon\nWords.\n\n- One fact.\n* Another: with a colon.  \r\n\n## Notes\n- nor this\n";
  expect(canonFrom(markdown)).toEqual(["One fact.", "Another: with a colon."]);
  expect(canonFrom("")).toEqual([]);
});

it("finds the facts about Mruk in the library's own page", async () => {
  const facts = canonFrom(await readFile(new URL("../../../content/cat.md", import.meta.url), "utf8"));
  expect(facts.length).toBeGreaterThan(15);
  expect(facts.join("\n")).toMatch(/notch in his left ear/);
  expect(facts.filter((fact) => fact.length > 400 || !fact.endsWith("."))).toEqual([]);
});
