import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { timeSlots } from "#api/schedule/model.ts";
import { inks } from "./inks.ts";
import { papers } from "./model.ts";

it("draws with the inks of the pages", () => {
  const tokens = readFileSync(join(import.meta.dirname, "..", "..", "web", "styles", "tokens.css"), "utf8");
  // The file lists morning, afternoon and evening in daylight, then the three at night.
  const of = (token: string) => [...tokens.matchAll(new RegExp(`--${token}: (#\\w+);`, "g"))].map(([, ink]) => ink);
  const [light, dark] = [papers.light, papers.dark].map((theme) => timeSlots.map((slot) => theme[slot]));
  expect(of("paper")).toEqual([...(light ?? []), ...(dark ?? [])]);
  for (const [ours, token] of [
    ["paper", "paper"],
    ["ink", "ink"],
    ["quiet", "ink-2"],
    ["accent", "accent"],
    ["soft", "accent-soft"],
    ["onSoft", "on-soft"],
  ] as const) {
    expect([token, ...timeSlots.map((slot) => inks[slot][ours])]).toEqual([token, ...of(token).slice(0, 3)]);
  }
});
