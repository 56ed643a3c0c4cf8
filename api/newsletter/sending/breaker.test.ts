import { expect, it } from "vitest";
import { openBreaker } from "./breaker.ts";

/** Notes these answers, `x` for a bounce, and returns the ids believed on the way and at the end. */
function noteAll(answers: string) {
  const breaker = openBreaker();
  const believed: string[] = [];
  for (const [index, answer] of [...answers].entries()) {
    if (breaker.hasTripped()) break;
    believed.push(...breaker.note(String(index), answer === "x"));
  }
  const end = breaker.end();
  return { tripped: breaker.hasTripped(), believed: [...believed, ...end.believed], doubted: end.doubted };
}

it.each([
  ["a few bounces among many", `${"..x.....".repeat(10)}`, false, 10],
  ["the first twenty, most of them bounces", "x".repeat(11) + ".".repeat(9), true, 0],
  ["the first twenty, half of them bounces", "x.".repeat(10), false, 10],
  ["a server that turns against us later", ".".repeat(40) + "x".repeat(30), true, 0],
  ["one reader only, who is gone", "x", false, 1],
  ["four readers who are gone", "xxxx", false, 4],
  ["five readers who are all gone", "xxxxx", true, 0],
  ["a short list with one who is gone", "..x...", false, 1],
])("%s", (_, answers, tripped, believed) => {
  const noted = noteAll(answers);
  expect(noted.tripped).toBe(tripped);
  expect(noted.believed).toHaveLength(believed);
});

it("trips after twenty-odd answers, and doubts every recent bounce", () => {
  const noted = noteAll(`x${".".repeat(30)}${"x".repeat(400)}`);
  expect(noted.believed).toEqual(["0"]);
  expect(noted.doubted.length).toBeLessThan(25);
});
