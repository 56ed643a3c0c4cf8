import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { openJournal } from "./journal.ts";

const id = StoryId.parse("2026-11-21-morning");
const schema = z.object({ words: z.string() });

async function startedJournal() {
  const folder = folderOfTest();
  let runs = 0;
  const run = async () => ({ words: `number ${++runs}` });
  return {
    folder,
    journal: openJournal(folder),
    /** Runs one step as a whole run of the program would. */
    text: (inputs: unknown) =>
      openJournal(folder).alone(id, (entry) => entry.json({ name: "text", inputs, schema, run })),
    draw: (bytes: Uint8Array, check = (_: Uint8Array) => {}) =>
      openJournal(folder).alone(id, (entry) =>
        entry.bytes({ name: "picture", inputs: "a brief", check, run: async () => bytes }),
      ),
    files: async () => (await readdir(join(folder, id))).map((name) => join(folder, id, name)),
  };
}

it("runs a step once for the same inputs, also in another run", async () => {
  const { text } = await startedJournal();
  await expect(text(["brief"])).resolves.toEqual({ result: { words: "number 1" }, fromJournal: false });
  await expect(text(["brief"])).resolves.toEqual({ result: { words: "number 1" }, fromJournal: true });
  await expect(text(["another"])).resolves.toEqual({ result: { words: "number 2" }, fromJournal: false });
});

it("takes the same facts for the same inputs, in whatever order they were put together", async () => {
  const { text } = await startedJournal();
  await text([{ id: "one", told: { rain: true, wind: false } }, 2]);
  await expect(text([{ told: { wind: false, rain: true }, id: "one" }, 2])).resolves.toMatchObject({
    fromJournal: true,
  });
  await expect(text([2, { told: { wind: false, rain: true }, id: "one" }])).resolves.toMatchObject({
    fromJournal: false,
  });
});

it("returns a result as a later run will read it", async () => {
  const { journal } = await startedJournal();
  const made = { spare: undefined, words: "some" } as { words: string };
  const { result } = await journal.alone(id, (entry) =>
    entry.json({ name: "text", inputs: ["brief"], schema, run: async () => made }),
  );
  expect(Object.keys(result)).toEqual(["words"]);
});

it("keeps bytes as they are", async () => {
  const { draw } = await startedJournal();
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  await draw(bytes);
  const { result, fromJournal } = await draw(new Uint8Array());
  expect([new Uint8Array(result), fromJournal]).toEqual([bytes, true]);
});

it("does not keep what its check refuses", async () => {
  const { draw } = await startedJournal();
  const refuse = () => {
    throw new Error("no picture");
  };
  await expect(draw(Uint8Array.of(1), refuse)).rejects.toThrow("no picture");
  await expect(draw(Uint8Array.of(2))).resolves.toMatchObject({ fromJournal: false });
});

it.each([
  ["cut off", (path: string) => truncate(path, 70)],
  ["emptied", (path: string) => truncate(path, 0)],
  [
    "changed",
    async (path: string) => {
      await writeFile(path, (await readFile(path, "utf8")).replace("number", "nimble"));
    },
  ],
])("makes a result again after it was %s", async (_, damage) => {
  const { text, files } = await startedJournal();
  await text(["brief"]);
  for (const path of await files()) await damage(path);
  await expect(text(["brief"])).resolves.toEqual({ result: { words: "number 2" }, fromJournal: false });
  await expect(text(["brief"])).resolves.toMatchObject({ fromJournal: true });
});

it("makes a result again if it no longer matches its schema", async () => {
  const { journal, text } = await startedJournal();
  const other = z.object({ lines: z.number() });
  await journal.alone(id, (entry) =>
    entry.json({ name: "text", inputs: ["brief"], schema: other, run: async () => ({ lines: 3 }) }),
  );
  await expect(text(["brief"])).resolves.toMatchObject({ fromJournal: false });
});

it("keeps nothing of a step that fails", async () => {
  const { journal, text } = await startedJournal();
  const failing = journal.alone(id, (entry) =>
    entry.json({ name: "text", inputs: ["brief"], schema, run: () => Promise.reject(new Error("no answer")) }),
  );
  await expect(failing).rejects.toThrow("no answer");
  await expect(text(["brief"])).resolves.toMatchObject({ fromJournal: false });
});

it("forgets a story on request, and those that were published by a run that died", async () => {
  const { journal, text, folder } = await startedJournal();
  await text(["brief"]);
  await journal.alone(id, (entry) => entry.remove());
  await expect(text(["brief"])).resolves.toMatchObject({ fromJournal: false });
  await journal.sweep(() => false);
  await expect(text(["brief"])).resolves.toMatchObject({ fromJournal: true });
  await journal.sweep((published) => published.id === id);
  expect(await readdir(folder)).toEqual(["locks"]);
});

it("lets one process at a time make a story, while others make other stories", async () => {
  const { journal } = await startedJournal();
  const evening = StoryId.parse("2026-11-21-evening");
  const order: string[] = [];
  const second = Promise.withResolvers<void>();
  await journal.alone(id, async () => {
    void journal.alone(id, async () => void order.push("second")).then(second.resolve);
    await journal.alone(evening, async () => void order.push("beside"));
    order.push("first");
  });
  await second.promise;
  expect(order).toEqual(["beside", "first", "second"]);
});
