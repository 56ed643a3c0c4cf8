import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("decodes pictures with a library that has the known faults mended", () => {
  const text = readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as { packages: Record<string, { version?: string }> };
  const versions = Object.entries(packages).flatMap(([path, { version = "" }]) =>
    path.endsWith("node_modules/sharp") ? [version] : [],
  );
  expect(versions).not.toEqual([]);
  for (const version of versions) {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    expect(major > 0 || minor >= 35, version).toBe(true);
  }
});
