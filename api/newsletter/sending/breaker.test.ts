import { expect, it } from "vitest";
import { openBreaker } from "./breaker.ts";

/** What comes of so many answers, `x` for a bounce: who is believed on the way, and at the end. */
function hear(answers: string) {
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
  const heard = hear(answers);
  expect(heard.tripped).toBe(tripped);
  expect(heard.believed).toHaveLength(believed);
});

it("stops after twenty-odd answers, and doubts every bounce that was not long ago", () => {
  const heard = hear(`x${".".repeat(30)}${"x".repeat(400)}`);
  expect(heard.believed).toEqual(["0"]);
  expect(heard.doubted.length).toBeLessThan(25);
});
