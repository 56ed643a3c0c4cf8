import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { readZip } from "./read-zip.fixture.ts";
import { createZip } from "./zip.ts";

async function write(path: string, entries: readonly { name: string; data: Uint8Array; stored: boolean }[]) {
  const zip = await createZip(path);
  for (const { name, data, stored } of entries) await zip.add(name, data, { stored });
  await zip.finish();
  await zip.close();
}

it("every entry reads as it was added, packed or stored, whatever its bytes and its name are", async () => {
  const folder = folderOfTest();
  let number = 0;
  const entry = fc.record({
    name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
    data: fc.uint8Array({ maxLength: 3000 }),
    stored: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), async (entries) => {
      const path = join(folder, `${++number}.zip`);
      await write(path, entries);
      expect(readZip(path).map(({ name, stored, bytes }) => ({ name, stored, data: new Uint8Array(bytes) }))).toEqual(
        entries,
      );
    }),
    { numRuns: 30 },
  );
});

it("the same entries give the same bytes, and an existing file is never written over", async () => {
  const folder = folderOfTest();
  const entries = [{ name: "a.txt", data: Buffer.from("a".repeat(500)), stored: false }];
  await write(join(folder, "one.zip"), entries);
  await write(join(folder, "two.zip"), entries);
  expect(readFileSync(join(folder, "one.zip")).equals(readFileSync(join(folder, "two.zip")))).toBe(true);
  await expect(createZip(join(folder, "one.zip"))).rejects.toThrow("EEXIST");
});
