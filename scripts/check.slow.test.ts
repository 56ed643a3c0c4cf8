import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("passes its own check of types, lint, format and import arrows", () => {
  const root = join(import.meta.dirname, "..");
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "check"], { cwd: root, encoding: "utf8" });
  expect(`${stdout}${stderr}`).toContain("are fine");
  expect(status).toBe(0);
});
