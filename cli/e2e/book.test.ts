import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readZip } from "#api/books/read-zip.fixture.ts";
import {
  built,
  ended,
  mruk,
  oneErrorWithHint,
  startMruk,
  temporaryFolder,
  temporaryLibrary,
} from "./program.fixture.ts";

it("makes a book of what is public so far into a folder, and says kindly why there is no PDF", async () => {
  const library = temporaryLibrary();
  await mruk(["generate", "--date", "2026-11-21"], library.settings);
  const out = join(temporaryFolder(), "books");
  const settings = { ...library.settings, MRUK_CHROMIUM: "/nowhere/chromium" };
  const { code, stdout } = await mruk(["book", "2026-11", "--out", out], settings);
  expect(code).toBe(0);
  // It is noon: the stories of the afternoon and the evening are made, and hidden.
  expect(stdout).toBe(
    `${join(out, "mruk-2026-11-both.epub")}\nOne story in EPUB. There is no PDF: that needs a Chromium on this machine (MRUK_CHROMIUM).\n`,
  );
  const pictures = readZip(join(out, "mruk-2026-11-both.epub")).filter(({ name }) => name.includes("pictures/2026"));
  expect(pictures.map(({ name }) => name)).toEqual(["EPUB/pictures/2026-11-21-morning.jpg"]);

  const refused = await mruk(["book", "2026-11", "--format", "pdf", "--out", out], settings);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(oneErrorWithHint)]);
  expect(refused.stderr).toMatch(/Install Chromium.*MRUK_CHROMIUM.*--format epub/);
  const empty = await mruk(["book", "2026-10", "--out", join(out, "october")], settings);
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining("No story of 2026-10 is public")]);
  expect([readdirSync(out), existsSync(join(out, "october"))]).toEqual([["mruk-2026-11-both.epub"], false]);
});

it("killed in the middle leaves no half book, neither in the folder nor for readers", async () => {
  const library = temporaryLibrary();
  await mruk(["generate", "--slot", "morning"], library.settings);
  await built();
  const out = temporaryFolder();
  const started = startMruk(["book", "2026-11", "--format", "epub", "--out", out, "--json"], library.settings);
  started.stdout?.once("data", () => started.kill("SIGKILL"));
  expect((await ended(started)).signal).toBe("SIGKILL");
  expect(readdirSync(out)).toEqual([]);
  expect((await mruk(["book", "2026-11", "--format", "epub", "--out", out], library.settings)).code).toBe(0);
  expect(readdirSync(out)).toEqual(["mruk-2026-11-both.epub"]);
});
