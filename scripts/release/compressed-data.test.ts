import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { compressedData } from "./compressed-data.ts";

/** Builds a program that passes on what a module with this text exports. */
async function built(text: string): Promise<{ files: string[]; program: string }> {
  const folder = folderOfTest();
  writeFileSync(join(folder, "data.mjs"), text);
  writeFileSync(join(folder, "main.mjs"), `export * from "./data.mjs"; export { default } from "./data.mjs";`);
  const build = await rolldown({
    input: join(folder, "main.mjs"),
    platform: "node",
    plugins: [compressedData(/data\.mjs$/)],
  });
  const { output } = await build.write({ dir: join(folder, "dist"), entryFileNames: "[name].mjs" });
  return { files: output.map(({ fileName }) => fileName), program: join(folder, "dist", "main.mjs") };
}

it("gives a program the data that a module exports, out of a compressed file", async () => {
  const { files, program } = await built(
    `export const words = ["Zażółć", undefined]; export default { bytes: new Uint8Array([1, 2]) };`,
  );
  expect(files.some((name) => name.endsWith(".zst"))).toBe(true);
  const exported = (await import(pathToFileURL(program).href)) as Record<string, unknown>;
  expect(exported.words).toEqual(["Zażółć", undefined]);
  expect(exported.default).toEqual({ bytes: new Uint8Array([1, 2]) });
});

it("fails to build a module that exports a function", async () => {
  await expect(built("export default { purr: () => {} };")).rejects.toThrow();
});
