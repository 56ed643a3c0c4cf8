import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { dataName, espeakFolder, filesInData, releasedDataName } from "#api/house/narrator/espeak-data.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { shrinkVoiceData } from "./voice-data.ts";

it("keeps every byte of the voice's data at its place but the dictionaries of languages in which nobody reads", () => {
  const folder = folderOfTest();
  for (const name of [dataName, "espeak-ng.js"]) copyFileSync(join(espeakFolder(), name), join(folder, name));
  shrinkVoiceData(folder, 1_795_824_000);
  const whole = readFileSync(join(espeakFolder(), dataName));
  const own = zstdDecompressSync(readFileSync(join(folder, releasedDataName)));
  const files = filesInData(folder);
  const changed = files.filter(({ start, end }) => !own.subarray(start, end).equals(whole.subarray(start, end)));
  expect(own.length).toBe(whole.length);
  expect(changed.length).toBeGreaterThan(100);
  expect(changed.filter(({ path }) => !path.endsWith("_dict") || /\/(en|pl)_dict$/.test(path))).toEqual([]);
  expect(readFileSync(join(folder, "CHANGES.txt"), "utf8")).toContain("on 2026-11-28");
});
