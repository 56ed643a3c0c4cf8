import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inks } from "./inks.ts";

it("draws films in the inks of the pages: two hours by day, the evening in the dark theme", () => {
  const tokens = readFileSync(join(import.meta.dirname, "..", "..", "..", "web", "styles", "tokens.css"), "utf8");
  // In the file stand morning, afternoon and evening in daylight, then the three at night.
  const of = (token: string) => [...tokens.matchAll(new RegExp(`--${token}: (#\\w+);`, "g"))].map(([, ink]) => ink);
  for (const [ours, token] of [
    ["paper", "paper"],
    ["ink", "ink"],
    ["quiet", "ink-2"],
    ["accent", "accent"],
    ["onAccent", "on-accent"],
    ["soft", "accent-soft"],
    ["onSoft", "on-soft"],
    ["street", "inverse"],
  ] as const) {
    const [morning, afternoon, , , , evening] = of(token);
    expect([token, inks.morning[ours], inks.afternoon[ours], inks.evening[ours]]).toEqual([
      token,
      morning,
      afternoon,
      evening,
    ]);
  }
});
