import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "./files/folder.fixture.ts";
import { copyIn, installedCopy } from "./installed-copy.ts";

it("speaks of npm only where it runs from a checkout", () => {
  const folder = folderOfTest();
  expect(JSON.stringify(copyIn(folder))).not.toContain("npm");
  writeFileSync(join(folder, "package-lock.json"), "{}");
  expect(copyIn(folder)).toMatchObject({ start: "npm start", repair: expect.stringContaining("npm ci") });
  expect(installedCopy()).toEqual(copyIn(folder));
});
