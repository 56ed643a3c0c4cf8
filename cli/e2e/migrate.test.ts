import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAzureStore } from "#api/media/azure-store.ts";
import { type Azurite, installAzurite, startAzurite } from "#api/media/azurite.fixture.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import { parseStory } from "#api/stories/file/story-file.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { picturePath, StoryId, storyPath } from "#api/stories/model.ts";
import { built, ended, type Library, mruk, startMruk, temporaryLibrary } from "./program.fixture.ts";

const installed = await installAzurite();
const program = installed.missing === undefined ? installed.program : "";
const because = installed.missing === undefined ? "" : ` (skipped: ${installed.missing})`;

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);
const ids = ["18", "19", "20"].flatMap((day) =>
  ["morning", "afternoon", "evening"].map((slot) => StoryId.parse(`2026-11-${day}-${slot}`)),
);
const [first, second, dead] = [ids[0], ids[1], ids.at(-1)] as [StoryId, StoryId, StoryId];
const moving = ids.filter((id) => id !== dead);
const films = new Map([first, second].map((id) => [id, randomBytes(5_000_000)] as const));

describe.skipIf(program === "")(`migrating a library to Azure Storage${because}`, () => {
  let azurite: Azurite;
  beforeAll(async () => {
    [azurite] = await Promise.all([startAzurite(program), built()]);
  });
  afterAll(() => azurite?.close());

  /** Nine stories: two with films of this machine, one with a picture at an address that died long ago. */
  async function library(container: string): Promise<Library & { masters: Map<StoryId, Buffer> }> {
    const made = temporaryLibrary();
    const store = openLocalStore({ dataDir: made.settings.DATA_DIR as string });
    for (const id of ids) {
      const film = films.get(id);
      const videoUrl = film && (await store.put({ id, kind: "film", source: { bytes: film } })).url;
      // The address of old drawings, at a host that no network has.
      const imageUrl =
        id === dead ? "https://oaidalleapiprodscus.blob.core.windows.invalid/cat.png" : `/images/${id}.webp`;
      await writeStory(made.content, { id, imageUrl, ...(videoUrl !== undefined && { videoUrl }) });
    }
    made.git("add", "--all");
    made.git("commit", "--quiet", "-m", "Add stories");
    made.git("push", "--quiet");
    const settings = {
      ...made.settings,
      AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString,
      AZURE_STORAGE_CONTAINER: container,
    };
    return {
      ...made,
      settings,
      masters: new Map(ids.map((id) => [id, readFileSync(join(made.content, picturePath(id)))])),
    };
  }

  const storyAt = ({ content }: Library, id: StoryId) =>
    parseStory(id, readFileSync(join(content, storyPath(id)), "utf8"));
  /** The names that were put and taken, each time that it was. */
  const put = (container: string) =>
    azurite.answered
      .filter(({ method, query, status }) => method === "PUT" && status === 201 && query.get("comp") !== "block")
      .filter(({ path, query }) => path.includes(`/${container}/`) && query.get("restype") === null)
      .map(({ path }) => path.slice(path.indexOf(`/${container}/`) + container.length + 2))
      .sort();
  const expected = (masters: Map<StoryId, Buffer>) =>
    [
      ...moving.map((id) => `pictures/2026/11/${id}-${hashOf(masters.get(id) as Buffer)}.webp`),
      ...[...films].map(([id, film]) => `films/2026/11/${id}-${hashOf(film)}.mp4`),
    ].sort();

  it("moves every picture and film to the byte, rewrites the stories in one commit, and names what it could not move", async () => {
    const made = await library("whole");
    const before = made.log().length;
    const run = await mruk(["images", "migrate", "--yes"], made.settings);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain("Migrated 8 images and 2 films to Azure Storage. 1 image failed.\n");
    expect(run.stdout).toMatch(new RegExp(`^${dead}: failed: .*cannot be reached`, "m"));
    expect(put("whole")).toEqual(expected(made.masters));

    for (const id of moving) {
      const story = storyAt(made, id);
      const picture = await fetch(story.imageUrl);
      expect([picture.status, picture.headers.get("content-type"), picture.headers.get("cache-control")]).toEqual([
        200,
        "image/webp",
        "public, max-age=31536000, immutable",
      ]);
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(bytes.equals(made.masters.get(id) as Buffer)).toBe(true);
      expect(story.imageHash).toBe(hashOf(bytes));
      expect((await sharp(bytes).metadata()).format).toBe("webp");
    }
    for (const [id, film] of films) {
      const answer = await fetch(storyAt(made, id).videoUrl as string);
      expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
        "video/mp4",
        "public, max-age=31536000, immutable",
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true);
    }

    expect(made.log().length).toBe(before + 1);
    expect(made.log()[0]).toBe("Move 8 images and 2 films to cloud storage");
    expect(made.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
    const left = readdirSync(join(made.content, "images"), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([`${dead}.webp`]);
    expect((await mruk(["check"], made.settings)).stdout).not.toMatch(/imageUrl|imageHash/);

    const again = await mruk(["images", "migrate", "--yes", "--json"], made.settings);
    expect(JSON.parse(again.stdout.trimEnd().split("\n").at(-1) as string)).toMatchObject({ done: 0 });
    expect([put("whole"), made.log().length]).toEqual([expected(made.masters), before + 1]);
    // The check finds the pictures in our own storage.
    const check = await mruk(["images", "check"], made.settings);
    expect(check.stdout.split("\n").filter(Boolean)).toEqual([expect.stringMatching(`^${dead}: `)]);
  });

  it("that is killed in the middle is taken up by the next run: nothing is sent twice, and it is one commit", async () => {
    const made = await library("killed");
    const before = made.log().length;
    const child = startMruk(["images", "migrate", "--yes"], made.settings);
    let seen = 0;
    azurite.onRequest(({ method, url = "" }) => {
      if (method === "PUT" && url.includes("/killed/pictures/") && ++seen === 5) child.kill("SIGKILL");
    });
    expect((await ended(child)).signal).toBe("SIGKILL");
    const sent = put("killed");
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(10);
    expect([made.log().length, made.git("status", "--porcelain")]).toEqual([before, ""]);
    expect(storyAt(made, first).imageUrl).toBe(`/images/${first}.webp`);

    const next = await mruk(["images", "migrate", "--yes"], made.settings);
    expect(next.stdout).toContain("Migrated 8 images and 2 films to Azure Storage.");
    expect(put("killed")).toEqual(expected(made.masters));
    expect(made.log().length).toBe(before + 1);
    for (const id of moving) expect(storyAt(made, id).imageUrl).toContain("/killed/pictures/2026/11/");
  });

  it("shows no key, whatever goes wrong", async () => {
    const made = await library("wrong-key");
    const key = "d3Jvbmcga2V5IHRoYXQgbm9ib2R5IHNoYWxsIHNlZQ==";
    const connection = azurite.connectionString.replace(/AccountKey=[^;]+/, `AccountKey=${key}`);
    const run = await mruk(["images", "migrate", "--yes", "--json"], {
      ...made.settings,
      AZURE_STORAGE_CONNECTION_STRING: connection,
    });
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining("AZURE_STORAGE_CONNECTION_STRING")]);
    expect(run.stdout + run.stderr).not.toContain(key);
    expect(run.stdout + run.stderr).not.toMatch(/SharedKey|sig=/);
    expect(made.git("status", "--porcelain")).toBe("");
  });

  it("keeps films and gives them back, once however often they are put", async () => {
    const store = openAzureStore({ connectionString: azurite.connectionString, container: "alone" });
    const folder = join(temporaryLibrary().content, "..", "film");
    mkdirSync(folder, { recursive: true });
    const film = randomBytes(9_000_000);
    const shares: number[] = [];
    const order = { id: first, kind: "film", source: { bytes: film } } as const;
    const [one, other] = [await store.put(order, { progress: (share) => shares.push(share) }), await store.put(order)];
    expect(one).toEqual(other);
    expect(put("alone")).toHaveLength(1);
    expect(shares.length).toBeGreaterThan(2);
    expect(store.owns(one.url)).toBe(true);
    const kept = await store.fetch(one.url);
    expect(readFileSync(kept.path).equals(film)).toBe(true);
    await kept.close();
    const stop = new AbortController();
    const unwanted = { ...order, source: { bytes: randomBytes(9_000_000) } };
    await expect(store.put(unwanted, { signal: stop.signal, progress: () => stop.abort() })).rejects.toThrow(/abort/i);
    expect(put("alone")).toHaveLength(1);
    await store.probe();
  });
});
