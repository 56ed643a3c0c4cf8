import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { withoutSymbols } from "./strip-symbols.ts";

it.skipIf(process.platform !== "linux")("leaves a program that is smaller and runs", () => {
  const node = readFileSync(process.execPath);
  const stripped = withoutSymbols(node);
  expect(stripped.length).toBeLessThan(node.length);
  const path = join(folderOfTest(), "node");
  writeFileSync(path, stripped);
  chmodSync(path, 0o755);
  expect(execFileSync(path, ["-p", "process.version"], { encoding: "utf8" }).trim()).toBe(process.version);
});

it("refuses what is no 64-bit program of Linux", () => {
  expect(() => withoutSymbols(Buffer.from("#!/bin/sh\n"))).toThrow("no 64-bit ELF file");
});
