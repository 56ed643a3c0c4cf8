import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readConfig, settingNames } from "#api/platform/config.ts";
import { settingGroups } from "#api/platform/settings.ts";
import { envExample, keptEnvExample } from "./env-example.ts";

const lines = keptEnvExample().split("\n");
const settings = lines.filter((line) => /^#\w+=/.test(line)).map((line) => line.slice(1));

it("is what the settings say now; npm run fix writes it", () => {
  expect(keptEnvExample()).toBe(envExample());
});

it("has every setting once, each in a group, with a line of words above it", () => {
  const names = settings.map((line) => line.split("=", 1)[0]);
  expect(new Set(names)).toEqual(new Set(settingNames));
  expect(Object.values(settingGroups).flatMap(Object.keys)).toEqual(names);
  for (const setting of settings) expect(lines[lines.indexOf(`#${setting}`) - 1]).toMatch(/^# [A-Z].{10,}\.$/);
});

it("changes nothing as it stands, and may be used whole", () => {
  expect(readConfig(parseEnv(lines.join("\n")))).toEqual(readConfig({}));
  const whole = readConfig(parseEnv(settings.join("\n")));
  expect(new Set(Object.keys(whole))).toEqual(new Set(settingNames));
  expect(whole).toMatchObject(readConfig({}));
});
