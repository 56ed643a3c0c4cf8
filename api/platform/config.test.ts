import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig, settingNames } from "./config.ts";

const root = join(import.meta.dirname, "..", "..");
const page = readFileSync(join(root, "docs", "settings.md"), "utf8");

it("docs/settings.md names every setting", () => {
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(readConfig({}))));
  expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it("each page that docs/settings.md links to explains the settings of its row", () => {
  const rows = [...page.matchAll(/^\| (`[^|]+`) \| \[[^\]]+\]\(([\w-]+\.md)[^)]*\) \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, names = "", target = ""] of rows) {
    const explained = readFileSync(join(root, "docs", target), "utf8");
    const missing = names.match(/`[A-Z_]+`/g)?.filter((name) => !explained.includes(name.slice(1, -1)));
    expect([target, missing]).toEqual([target, []]);
  }
});

it.each([
  ["PORT", "eighty", "PORT: must be a whole number from 0 to 65535"],
  ["BUFFER_DAYS", "1.5", "BUFFER_DAYS: must be a whole number from 0 to 14"],
  ["BUDGET_USD_PER_DAY", "lots", "BUDGET_USD_PER_DAY: must be an amount in US dollars, such as 0.50"],
  ["VIDEO_USD_PER_SECOND", "-1", "VIDEO_USD_PER_SECOND: must be an amount in US dollars, such as 0.50"],
  ["VIDEO_BASE_URL", "videos.example.org", "VIDEO_BASE_URL: must be an http(s):// address"],
])("an invalid setting is named in the error, with what it has to be: %s=%s", (name, value, said) => {
  expect(() => readConfig({ [name]: value })).toThrow(said);
});
