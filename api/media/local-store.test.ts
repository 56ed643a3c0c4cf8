import { createHash, randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, readFile, symlink, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { openLocalStore } from "./local-store.ts";

const id = StoryId.parse("2026-11-21-morning");
const film = randomBytes(300_000);
const hash = createHash("sha256").update(film).digest("hex").slice(0, 16);
const url = `/media/${id}-${hash}.mp4`;

async function folder() {
  const { root } = await temporaryFolder();
  const source = join(root, "film.mp4");
  await writeFile(source, film);
  const place = join(root, "data/media/2026/11", `${id}-${hash}.mp4`);
  return { root, source, place, store: openLocalStore({ dataDir: join(root, "data") }) };
}

describe("the local media store", () => {
  it("stores a film under a name with its hash, and returns it", async () => {
    const { store, source, place } = await folder();
    const shares: number[] = [];
    const put = await store.put(
      { id, kind: "film", source: { path: source } },
      { progress: (share) => shares.push(share) },
    );
    expect(put).toEqual({ url });
    expect(film.equals(await readFile(place))).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect(store.owns(url)).toBe(true);
    const kept = await store.fetch(url);
    expect(film.equals(await readFile(kept.path))).toBe(true);
    await kept.close();
  });

  it("stores the same film once, and repairs a truncated one", async () => {
    const { store, place } = await folder();
    const order = { id, kind: "film", source: { bytes: film } } as const;
    expect(await store.put(order)).toEqual(await store.put(order));
    expect(await readdir(dirname(place))).toHaveLength(1);
    await writeFile(place, film.subarray(0, 1000));
    await store.put(order);
    expect(film.equals(await readFile(place))).toBe(true);
  });

  it("leaves nothing behind after a cancellation", async () => {
    const { store, source, place } = await folder();
    const stop = new AbortController();
    const put = store.put(
      { id, kind: "film", source: { path: source } },
      { signal: stop.signal, progress: () => stop.abort() },
    );
    await expect(put).rejects.toThrow(/abort/i);
    expect(await readdir(dirname(place))).toEqual([]);
  });

  it.each([
    "/media/../../state.json",
    "/media/2026-11-21-morning-../../../../x.mp4",
    `/media/${id}-${hash}.mp4/../x`,
    `/media/${id}-${hash}.mp4\u0000`,
    `/media/${id}-${hash.toUpperCase()}Z.mp4`,
    `/media/2026-11-21-midnight-${hash}.mp4`,
    `//media/${id}-${hash}.mp4`,
    `https://elsewhere.example/media/${id}-${hash}.mp4`,
    "",
  ])("does not know %j", async (other) => {
    const { store } = await folder();
    expect(store.owns(other)).toBe(false);
    await expect(store.fetch(other)).rejects.toMatchObject({ code: "MEDIA_NOT_FOUND" });
  });

  it("follows no link, to a file or by a folder, and writes through none", async () => {
    const { store, root, place } = await folder();
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(root, "film.mp4"), place);
    await expect(store.fetch(url)).rejects.toMatchObject({ code: "MEDIA_NOT_FOUND" });
    await store.put({ id, kind: "film", source: { bytes: film } });
    expect(film.equals(await readFile((await store.fetch(url)).path))).toBe(true);

    const other = StoryId.parse("2026-12-01-morning");
    await symlink(root, join(root, "data/media/2026/12"));
    const put = store.put({ id: other, kind: "film", source: { bytes: film } });
    await expect(put).rejects.toMatchObject({ code: "STORAGE_REFUSED", hint: expect.any(String) });
    expect(await readdir(root)).not.toContain(`${other}-${hash}.mp4`);
  });

  it("removes old remains of killed writers, and no file that is being written", async () => {
    const { store, place } = await folder();
    await mkdir(dirname(place), { recursive: true });
    const [old, young] = [1, 2].map((digit) =>
      join(dirname(place), `.0000000${digit}-0000-4000-8000-000000000000.tmp`),
    );
    for (const path of [old, young]) await writeFile(String(path), "half a film");
    await utimes(String(old), 0, 0);
    await store.put({ id, kind: "film", source: { bytes: film } });
    expect((await readdir(dirname(place))).sort()).toEqual([basename(String(young)), basename(place)]);
  });

  it("reports a folder in a film's place, or a file in a folder's", async () => {
    const { store, root, place } = await folder();
    await mkdir(join(place, "inside"), { recursive: true });
    const order = { id, kind: "film", source: { bytes: film } } as const;
    await expect(store.put(order)).rejects.toMatchObject({ code: "STORAGE_REFUSED" });
    await expect(store.fetch(url)).rejects.toMatchObject({ code: "MEDIA_NOT_FOUND" });
    const blocked = openLocalStore({ dataDir: join(root, "film.mp4") });
    await expect(blocked.put(order)).rejects.toMatchObject({ code: "STORAGE_REFUSED" });
    expect((await readdir(dirname(place))).sort()).toEqual([`${id}-${hash}.mp4`]);
  });

  it.skipIf(process.getuid?.() === 0)("reports a missing permission to write", async () => {
    const { store, place } = await folder();
    await mkdir(dirname(place), { recursive: true });
    await chmod(dirname(place), 0o500);
    const put = store.put({ id, kind: "film", source: { bytes: film } });
    await expect(put).rejects.toMatchObject({ code: "CONTENT_NOT_WRITABLE" });
    await chmod(dirname(place), 0o700);
  });
});
