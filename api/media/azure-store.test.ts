import { randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { type AzureStandIn, startAzure } from "#stand-ins/azure.ts";
import type { Answer, Fault } from "#stand-ins/stand-in.ts";
import { readConnectionString } from "./azure-account.ts";
import { openAzureStore } from "./azure-store.ts";

const id = StoryId.parse("2026-11-21-morning");
const picture = randomBytes(20_000);
const order = { id, kind: "picture", source: { bytes: picture } } as const;

async function opened() {
  const azure = await startAzure();
  onTestFinished(() => azure.close());
  return { azure, store: openAzureStore({ connectionString: azure.connectionString, container: "mruk" }) };
}

const says = (status: number, code: string): Answer => ({
  status,
  headers: { "x-ms-error-code": code, "Content-Type": "application/xml" },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>of the account</Message></Error>`,
});
const answers = (status: number, code: string): Fault => ({ kind: "answer", answer: says(status, code) });
const html: Fault = { kind: "answer", answer: { status: 502, body: "<html>Bad gateway</html>" } };
const aBlob = /^PUT .*\/pictures\//;
const readBack = /^GET .*\/pictures\//;
const container = /^PUT \/mrukstandin\/mruk$/;
const puts = ({ asked }: AzureStandIn) => asked.filter(({ method, path }) => aBlob.test(`${method} ${path}`)).length;

/** The thrown error, after checking that it contains neither the key nor a request's signature. */
async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(inspect(error, { depth: 10 })).not.toMatch(/SharedKey|AccountKey|YSBrZXkg|sig=/);
  return error;
}

describe("cloud storage", () => {
  it("receives a file with its type and permanent caching, never over another", async () => {
    const { azure, store } = await opened();
    const { url } = await store.put(order);
    const name = url.slice(azure.url.length + "/mrukstandin/".length);
    expect(name).toMatch(/^mruk\/pictures\/2026\/11\/2026-11-21-morning-[0-9a-f]{16}\.webp$/);
    expect(azure.blobs.get(name)).toEqual({
      bytes: picture,
      type: "image/webp",
      cache: "public, max-age=31536000, immutable",
    });
    const sent = azure.asked.find(({ method, path }) => aBlob.test(`${method} ${path}`));
    expect(sent?.headers["if-none-match"]).toBe("*");
    await store.put(order);
    expect(puts(azure)).toBe(1);
  });

  it.each<[string, RegExp, Fault[]]>([
    ["is busy for a moment", aBlob, [answers(503, "ServerBusy"), answers(500, "InternalError")]],
    ["hangs up before it has taken the file", aBlob, [{ kind: "hang up" }]],
    ["hangs up when it has taken the file", aBlob, [{ kind: "hang up", after: true }]],
    ["hangs up while it is read", readBack, [{ kind: "hang up" }]],
    ["was given the container by somebody else just now", container, [answers(409, "ContainerAlreadyExists")]],
  ])("that %s receives the file in the end, once", async (_, request, faults) => {
    const { azure, store } = await opened();
    await opened();
    if (request === container) await store.put({ ...order, source: { bytes: randomBytes(10) } });
    azure.failNext(request, ...faults);
    const fresh = openAzureStore({ connectionString: azure.connectionString, container: "mruk" });
    const { url } = await fresh.put(order);
    expect(azure.blobs.get(url.slice(azure.url.length + "/mrukstandin/".length))?.bytes.equals(picture)).toBe(true);
  });

  it.each<[string, RegExp, Fault[], object]>([
    ["a key that is refused", container, [answers(401, "InvalidAuthenticationInfo")], { code: "STORAGE_REFUSED" }],
    ["a key that may not write", aBlob, [answers(403, "AuthenticationFailed")], { code: "STORAGE_REFUSED" }],
    [
      "an account that shows nothing to anybody",
      container,
      [answers(409, "PublicAccessNotPermitted")],
      { code: "STORAGE_REFUSED", hint: expect.stringContaining("anonymous access") },
    ],
    ["a service that stays busy", aBlob, Array(4).fill(answers(503, "ServerBusy")), { code: "STORAGE_UNREACHABLE" }],
    ["a page instead of an answer", aBlob, [html], { code: "STORAGE_UNREACHABLE" }],
    [
      "another server's answer",
      readBack,
      [answers(404, "BlobNotFound"), { kind: "answer", answer: { body: "<html>Welcome</html>" } }],
      { code: "STORAGE_UNREACHABLE" },
    ],
    [
      "a container that is being deleted",
      container,
      [answers(409, "ContainerBeingDeleted")],
      { code: "STORAGE_REFUSED" },
    ],
    [
      "what reads otherwise than it was written",
      readBack,
      [
        answers(404, "BlobNotFound"),
        { kind: "answer", answer: { headers: { ETag: '"0x2"' }, body: randomBytes(20_000) } },
      ],
      { code: "STORAGE_MISMATCH" },
    ],
  ])("with %s causes an error in our own words only", async (_, request, faults, expected) => {
    const { azure, store } = await opened();
    azure.failNext(request, ...faults);
    const error = await thrownBy(store.put(order));
    expect(error).toMatchObject({ ...expected, message: expect.not.stringContaining("of the account") });
    expect((error as Error).cause).toBeUndefined();
    // The next attempt may succeed.
    expect((await store.put(order)).url).toContain("/mruk/pictures/");
  });

  it("with a private container is refused for pictures", async () => {
    const { azure, store } = await opened();
    azure.hide();
    expect(await thrownBy(store.put(order))).toMatchObject({
      code: "STORAGE_REFUSED",
      message: expect.stringContaining("Readers may not see"),
    });
    expect(await thrownBy(store.probe())).toMatchObject({ code: "STORAGE_REFUSED" });
    expect([...azure.blobs.keys()].filter((name) => name.includes("doctor"))).toEqual([]);
  });

  it("with another file under the name keeps it, and reports it", async () => {
    const { azure, store } = await opened();
    const { url } = await store.put(order);
    const name = url.slice(azure.url.length + "/mrukstandin/".length);
    azure.blobs.set(name, { bytes: Buffer.from("something else"), type: "image/webp", cache: "" });
    expect(await thrownBy(store.put(order))).toMatchObject({ code: "STORAGE_MISMATCH" });
    expect(await thrownBy(store.fetch(url))).toMatchObject({ code: "STORAGE_MISMATCH" });
    expect(puts(azure)).toBe(1);
  });

  it("returns a whole file after a broken connection, and leaves nothing on the disk", async () => {
    const { azure, store } = await opened();
    const { url } = await store.put(order);
    azure.failNext(readBack, { kind: "cut", bytes: 5000 });
    const temporary = folderOfTest();
    vi.stubEnv("TMPDIR", temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const kept = await store.fetch(url);
    expect(kept.path.startsWith(temporary)).toBe(true);
    expect((await readFile(kept.path)).equals(picture)).toBe(true);
    await kept.close();
    await expect(readFile(kept.path)).rejects.toMatchObject({ code: "ENOENT" });
    azure.failNext(readBack, answers(404, "BlobNotFound"));
    expect(await thrownBy(store.fetch(url))).toMatchObject({ code: "MEDIA_NOT_FOUND" });
    expect(await readdir(temporary)).toEqual([]);
  });

  it("is abandoned on a cancellation, also while it hangs", async () => {
    const { azure, store } = await opened();
    azure.failNext(aBlob, { kind: "hang" });
    const stop = new AbortController();
    const put = store.put(order, { signal: stop.signal });
    await expect.poll(() => puts(azure)).toBe(1);
    stop.abort();
    await expect(put).rejects.toThrow(/abort/i);
    expect(azure.blobs.size).toBe(0);
  });

  it("receives no missing or empty file", async () => {
    const { azure, store } = await opened();
    const folder = folderOfTest();
    await writeFile(join(folder, "empty.mp4"), "");
    for (const path of [join(folder, "empty.mp4"), join(folder, "gone.mp4")]) {
      await expect(store.put({ id, kind: "film", source: { path } })).rejects.toThrow();
    }
    expect(puts(azure)).toBe(0);
  });
});

describe("a connection string", () => {
  const end = "AccountKey=a2V5";
  it.each([
    [
      `DefaultEndpointsProtocol=https;AccountName=mruk;${end};EndpointSuffix=core.windows.net`,
      "https://mruk.blob.core.windows.net",
    ],
    [`DefaultEndpointsProtocol=https;AccountName=mruk;${end}`, "https://mruk.blob.core.windows.net"],
    [`BlobEndpoint=https://media.example.org/;SharedAccessSignature=sv=1&sig=x%3D`, "https://media.example.org"],
    ["UseDevelopmentStorage=true", "http://127.0.0.1:10000/devstoreaccount1"],
  ])("%s leads to %s", (text, address) => {
    expect(readConnectionString(text)).toEqual({ address });
  });

  it.each(["", "mruk", end, "AccountName=mruk;AccountKey=", `BlobEndpoint=ftp://x;${end}`, `AccountName=../x;${end}`])(
    "%j is none, and is not repeated",
    (text) => {
      const read = () => readConnectionString(text);
      expect(read).toThrow(expect.objectContaining({ code: "CONFIG_INVALID" }));
      expect(read).toThrow(/^AZURE_STORAGE_CONNECTION_STRING: is not a connection string of Azure Storage$/);
    },
  );
});
