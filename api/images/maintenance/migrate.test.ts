import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import type { Job, JobItem } from "#api/jobs/model.ts";
import { openAzureStore } from "#api/media/azure-store.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import { narrationOf } from "#api/narration/narration.fixture.ts";
import type { FetchPublic } from "#api/platform/http/fetch-public.ts";
import { master, type StoryFacts } from "#api/stories/index/library-folder.fixture.ts";
import { picturePath, type Story, StoryId } from "#api/stories/model.ts";
import { filmNameOf, spokenFilmsOf } from "#api/stories/spoken-film.ts";
import { startAzure } from "#stand-ins/azure.ts";
import { pictureOf } from "../uploads/picture.fixture.ts";
import { migrate } from "./migrate.ts";
import { toStoredPicture } from "./picture-to-move.ts";

const [first, second, third] = ["21-morning", "20-evening", "20-morning"].map((end) =>
  StoryId.parse(`2026-11-${end}`),
) as [StoryId, StoryId, StoryId];

async function opened(stories: StoryFacts[]) {
  const azure = await startAzure();
  onTestFinished(() => azure.close());
  const settings = { AZURE_STORAGE_CONNECTION_STRING: azure.connectionString };
  const server = await openAdmin({ stories, settings });
  const to = openAzureStore({ connectionString: azure.connectionString, container: "mruk" });
  const storyNow = (id: StoryId) => server.services.library.any(id);
  /** Moves in this process, with fake addresses on the web. */
  const moveWith = (fetchPublic: FetchPublic, report: (item: JobItem) => void = () => {}) =>
    migrate({ signal: new AbortController().signal, report }, "Ola", {
      ...server.services,
      storage: { to, from: openLocalStore({ dataDir: server.dataDir }) },
      fetchPublic,
      toStoredPicture,
    });
  return { azure, server, storyNow, moveWith, bytesAt: (url: string) => bytesOf(azure.blobs, url) };
}

const bytesOf = (blobs: Map<string, { bytes: Buffer }>, url: string) =>
  blobs.get(url.slice(url.indexOf("/mruk/") + 1))?.bytes;
const nothing: FetchPublic = async () => {
  throw new Error("This test asks nobody.");
};

describe("Migrate", () => {
  it("moves every picture in one commit, and readers find it wherever they look", async () => {
    const { server, storyNow, bytesAt } = await opened([{ id: first }, { id: second }]);
    const { status, json } = await server.call("POST", "/migrate-images");
    expect([status, json]).toEqual([200, { message: "Migrated 2 images to Azure Storage.", done: 2, failed: [] }]);
    expect(server.git("log", "-1", "--format=%an: %s")).toBe("Ola: Move 2 images to cloud storage");
    expect(server.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
    const imageUrl = storyNow(first)?.imageUrl as string;
    expect(bytesAt(imageUrl)).toEqual(await master());
    const [job] = (await server.call("GET", "/jobs")).json as Job[];
    expect(job?.items.map(({ state }) => state)).toEqual(["done", "done"]);

    expect((await server.ask(`/api/posts/${first}`)).json.imageUrl).toBe(imageUrl);
    expect((await server.ask("/feed.xml")).text).toContain(`href="${imageUrl}"`);
    // Mails that were sent before still request this address.
    const old = await server.ask(`/images/${first}.webp?w=640`, { redirect: "manual" });
    expect([old.status, old.headers.get("location")]).toEqual([302, imageUrl]);
    const card = await server.ask(`/cards/${first}-en.jpg`);
    expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);

    const again = await server.call("POST", "/migrate-images", {});
    expect(again.json.message).toBe("Every image is in Azure Storage. Nothing had to be migrated.");
  });

  it("draws a story's card around the moved picture, and reports it if storage fails", async () => {
    const { server, azure, storyNow } = await opened([{ id: first }, { id: second }]);
    const before = Buffer.from(await (await fetch(`${server.url}/cards/${first}-en.jpg`)).arrayBuffer());
    await server.call("POST", "/migrate-images");
    await rm(join(server.dataDir, "cache", "cards"), { recursive: true });
    const after = Buffer.from(await (await fetch(`${server.url}/cards/${first}-en.jpg`)).arrayBuffer());
    expect(after.equals(before)).toBe(true);
    expect(storyNow(second)?.imageHash).toMatch(/^[0-9a-f]{16}$/);
    azure.failNext(/^GET .*evening/, {
      kind: "answer",
      answer: { status: 403, headers: { "x-ms-error-code": "AuthenticationFailed" } },
    });
    const refused = await server.ask(`/cards/${second}-en.jpg`);
    expect([refused.status, refused.json.code]).toEqual([503, "STORAGE_REFUSED"]);
    expect((await server.ask(`/cards/${second}-en.jpg`)).status).toBe(200);
  });

  it("restores a picture that storage has lost: Regenerate", async () => {
    const { server, azure, storyNow } = await opened([{ id: first }, { id: second }]);
    await server.call("POST", "/migrate-images");
    const lost = storyNow(first)?.imageUrl as string;
    azure.blobs.delete(lost.slice(lost.indexOf("/mruk/") + 1));
    const { json } = await server.call("POST", "/regenerate-images");
    expect(json).toEqual({ message: "Regenerated 1 image.", done: 1, failed: [] });
    expect(storyNow(first)?.imageUrl).toBe(`/images/${first}.webp`);
    expect((await server.ask(`/images/${first}.webp`)).status).toBe(200);
    expect(storyNow(second)?.imageUrl).toMatch(/^http:/);
  });

  it("moves the films of this machine too", async () => {
    const { server, moveWith, storyNow, bytesAt } = await opened([{ id: second }]);
    const film = randomBytes(6_000_000);
    const { url } = await openLocalStore({ dataDir: server.dataDir }).put({
      id: first,
      kind: "film",
      source: { bytes: film },
    });
    await server.add({ id: first, videoUrl: url });
    await server.add({ id: third, videoUrl: `/media/${third}-0123456789abcdef.mp4` });
    const items: JobItem[] = [];
    const { message, failed } = await moveWith(nothing, (item) => items.push(item));
    expect(message).toBe("Migrated 2 images and 1 film to Azure Storage. 1 image failed.");
    expect(failed).toEqual([{ id: third, error: "There is no such file." }]);
    expect(bytesAt(storyNow(first)?.videoUrl as string)?.equals(film)).toBe(true);
    expect(items).toContainEqual({ id: first, state: "working", step: "move", progress: 1 });
    expect(storyNow(third)?.imageUrl).toBe(`/images/${third}.webp`);
  });

  it("moves narrations with their marks, and those of a story that has moved already", async () => {
    const { server, storyNow, bytesAt } = await opened([]);
    const local = openLocalStore({ dataDir: server.dataDir });
    const put = async (kind: "speech" | "marks", text: string) =>
      (await local.put({ id: first, kind, source: { bytes: Buffer.from(text) } })).url;
    await server.add({ id: first });
    await server.call("POST", "/migrate-images");
    const told = storyNow(first) as Story;
    const [en, pl] = [narrationOf(told, "en"), narrationOf(told, "pl")];
    const narrations = [
      { ...en, url: await put("speech", "in English"), marks: await put("marks", "{}") },
      { ...pl, url: "https://elsewhere.example/polish.mp3", marks: "https://elsewhere.example/polish.json" },
    ];
    await server.services.editing.note(first, { action: "Narration", notes: () => ({ narrations }) }, {});
    const { json } = await server.call("POST", "/migrate-images");
    expect(json.message).toBe("Migrated 0 images and 1 narration to Azure Storage.");
    const [english, polish] = storyNow(first)?.narrations ?? [];
    expect(bytesAt(String(english?.url))?.toString()).toBe("in English");
    expect(bytesAt(String(english?.marks))?.toString()).toBe("{}");
    expect([english?.script, polish]).toEqual([en.script, narrations[1]]);
    expect((await server.call("POST", "/migrate-images", {})).json.message).toMatch("Nothing had to be migrated");
  });

  it("moves films that speak with the film that they were made from, or after it", async () => {
    const { server, storyNow, bytesAt } = await opened([]);
    const local = openLocalStore({ dataDir: server.dataDir });
    const put = async (text: string) =>
      (await local.put({ id: first, kind: "film", source: { bytes: Buffer.from(text) } })).url;
    const videoUrl = await put("silent");
    const spoken = await Promise.all(
      (["en", "pl"] as const).map(async (language) => ({
        ...{ language, url: await put(`speaks ${language}`), of: filmNameOf(videoUrl) },
        ...{ narrator: "house", voice: "espeak-ng", captions: ["0 2 Mruk"] },
      })),
    );
    const film = { maker: "house", seconds: 20, spoken };
    await server.add({ id: first, videoUrl, madeBy: { storyteller: "house", illustrator: "house", film } });
    const { json } = await server.call("POST", "/migrate-images");
    expect(json.message).toBe("Migrated 1 image and 3 films to Azure Storage.");
    const moved = storyNow(first) as Story;
    expect(moved.madeBy).toMatchObject({ storyteller: "house", film: { seconds: 20 } });
    const texts = spokenFilmsOf(moved).map(({ url }) => bytesAt(url)?.toString());
    expect(texts).toEqual(["speaks en", "speaks pl"]);

    const later = { ...film, spoken: [{ ...spoken[0], of: filmNameOf(String(moved.videoUrl)) }] };
    const notes = ({ madeBy }: Story) => ({ madeBy: { ...madeBy, film: later } as Story["madeBy"] });
    await server.services.editing.note(first, { action: "Film", notes }, {});
    const again = await server.call("POST", "/migrate-images", {});
    expect(again.json.message).toBe("Migrated 0 images and 1 film to Azure Storage.");
    expect(bytesAt(String(spokenFilmsOf(storyNow(first) as Story)[0]?.url))?.toString()).toBe("speaks en");
  });

  it("keeps another site's WebP unchanged, makes a master of any other picture, and refuses other files", async () => {
    const webp = await sharp({ create: { width: 40, height: 60, channels: 3, background: "#888" } })
      .webp()
      .toBuffer();
    const answers: Record<string, { status: number; bytes: Uint8Array }> = {
      "https://a.example/cat.webp": { status: 200, bytes: webp },
      "https://a.example/cat.png": { status: 200, bytes: await pictureOf("png") },
      "https://a.example/cat.svg": { status: 200, bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") },
      "https://a.example/expired.png": { status: 403, bytes: Buffer.from("<Error/>") },
      "https://a.example/cut.webp": { status: 200, bytes: (await master()).subarray(0, 2000) },
    };
    const ids = Object.keys(answers).map((_, index) => StoryId.parse(`2026-11-1${index}-morning`));
    const stories = Object.keys(answers).map((imageUrl, index) => ({ id: ids[index] as StoryId, imageUrl }));
    const { moveWith, storyNow, bytesAt } = await opened(stories);
    const { done, failed } = await moveWith(async (address) => ({
      contentType: "image/png",
      ...(answers[address] as { status: number; bytes: Uint8Array }),
    }));
    expect(done).toBe(2);
    expect(Object.fromEntries(failed.map(({ id, error }) => [id, error]))).toEqual({
      [ids[2] as string]: "The file is not a PNG, JPEG or WebP picture.",
      [ids[3] as string]: "the address answers with 403",
      [ids[4] as string]: "The file is damaged.",
    });
    expect(bytesAt(storyNow(ids[0] as StoryId)?.imageUrl as string)?.equals(webp)).toBe(true);
    const made = await sharp(bytesAt(storyNow(ids[1] as StoryId)?.imageUrl as string)).metadata();
    expect(made).toMatchObject({ format: "webp", width: 1536, height: 1024 });
    expect(storyNow(ids[3] as StoryId)?.imageUrl).toBe("https://a.example/expired.png");
  });

  it("leaves out a story that is being edited or was changed meanwhile, and moves the others", async () => {
    const { server, azure, storyNow } = await opened([{ id: first }, { id: second }, { id: third }]);
    await writeFile(join(server.contentDir, "stories/2026/11", `${third}.md`), "half a story");
    azure.delay(/^PUT .*evening/, 300);
    const moving = server.call("POST", "/migrate-images");
    await expect.poll(() => azure.asked.some(({ path }) => path.includes("evening"))).toBe(true);
    const imageUrl = "https://pictures.example/mine.webp";
    await server.call("PUT", `/posts/${second}`, { imageUrl });
    const { json } = await moving;
    expect(json).toMatchObject({ done: 1, message: "Migrated 1 image to Azure Storage. 2 images failed." });
    expect(new Map(json.failed.map(({ id, error }: { id: string; error: string }) => [id, error]))).toEqual(
      new Map([
        [third, expect.stringContaining("not committed")],
        [second, expect.stringContaining("was changed meanwhile")],
      ]),
    );
    expect(storyNow(second)?.imageUrl).toBe(imageUrl);
  });

  it("by two administrators at once moves everything once, in one commit, and neither fails", async () => {
    const { server, azure, moveWith, storyNow } = await opened([{ id: first }, { id: second }]);
    const before = server.git("rev-list", "--count", "HEAD");
    azure.delay(/^PUT .*pictures/, 50);
    const [one, other] = await Promise.all([moveWith(nothing), moveWith(nothing)]);
    expect([...one.failed, ...other.failed]).toEqual([]);
    expect(Number(server.git("rev-list", "--count", "HEAD"))).toBe(Number(before) + 1);
    expect(storyNow(first)?.imageUrl).toContain("/mruk/pictures/");
    expect(azure.blobs.size).toBe(2);
  });

  it("stops if storage cannot be used, changes nothing, and reports the fault", async () => {
    const { server, azure } = await opened([{ id: first }, { id: second }, { id: third }]);
    const tip = server.git("rev-parse", "HEAD");
    azure.failNext(
      /^PUT \/mrukstandin\/mruk$/,
      ...Array.from({ length: 4 }, () => ({
        kind: "answer" as const,
        answer: { status: 403, headers: { "x-ms-error-code": "AccountIsDisabled" } },
      })),
    );
    azure.failNext(/^PUT .*pictures/, {
      kind: "answer",
      answer: { status: 403, headers: { "x-ms-error-code": "AccountIsDisabled" } },
    });
    azure.hide();
    const { status, json } = await server.call("POST", "/migrate-images");
    expect([status, json.code]).toEqual([503, "STORAGE_REFUSED"]);
    expect([server.git("rev-parse", "HEAD"), server.git("status", "--porcelain")]).toEqual([tip, ""]);
    expect((await server.ask(`/images/${first}.webp`)).status).toBe(200);
    expect(server.git("ls-files", picturePath(first))).toContain(picturePath(first));
  });
});
