import { createHash } from "node:crypto";
import { readFile, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import {
  address,
  bytesOf,
  drawMaster,
  hidden,
  id,
  type ServeOptions,
  servePictures,
  unillustrated,
} from "./endpoints.fixture.ts";

let master: Uint8Array;
let hash: string;
beforeAll(async () => {
  master = await drawMaster();
  hash = createHash("sha256").update(master).digest("hex").slice(0, 16);
});

const serve = (options?: ServeOptions) => servePictures(master, options);

it.each([
  ["image/avif,image/webp,*/*", "image/avif", "heif"],
  ["image/webp,*/*", "image/webp", "webp"],
  ["image/jpeg", "image/jpeg", "jpeg"],
])("answers Accept: %s with %s of the requested width, disclosing how it was made", async (accept, type, format) => {
  const { get } = await serve();
  const response = await get(`${address}?w=640`, { Accept: accept });
  expect([response.status, response.headers.get("content-type"), response.headers.get("vary")]).toEqual([
    200,
    type,
    "Accept",
  ]);
  const metadata = await sharp(await bytesOf(response)).metadata();
  expect(metadata).toMatchObject({ format, width: 640, height: 427 });
  expect(metadata.xmp?.toString()).toContain("digitalsourcetype/algorithmicMedia");
});

it("answers crop=upright with the part for a film's poster, which is another version than the whole", async () => {
  const { get } = await serve();
  const [whole, part] = [await get(`${address}?w=640`), await get(`${address}?w=640&crop=upright`)];
  expect([part.status, part.headers.get("etag") === whole.headers.get("etag")]).toEqual([200, false]);
  const { width, height } = await sharp(await bytesOf(part)).metadata();
  expect(width / height).toBeCloseTo(9 / 16, 1);
  expect((await get(`${address}?crop=upright`)).status).toBe(400);
  expect((await get(`${address}?w=640&crop=round`)).status).toBe(400);
});

it("answers as=jpeg with JPEG whatever the request accepts", async () => {
  const { get } = await serve();
  for (const accept of ["*/*", "image/avif,image/webp"]) {
    const response = await get(`${address}?w=320&as=jpeg`, { Accept: accept });
    expect([response.headers.get("content-type"), response.headers.get("vary")]).toEqual(["image/jpeg", null]);
    expect((await sharp(await bytesOf(response)).metadata()).format).toBe("jpeg");
  }
});

it("answers without a width with the master itself", async () => {
  const { get } = await serve();
  const response = await get(address);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect((await bytesOf(response)).equals(master)).toBe(true);
});

it("lets an address with the hash be cached for ever, and any other for minutes", async () => {
  const { get } = await serve();
  const lifetime = async (query: string) => (await get(address + query)).headers.get("cache-control");
  expect(await lifetime(`?w=320&v=${hash}`)).toBe("public, max-age=31536000, immutable");
  expect(await lifetime(`?v=${hash}`)).toBe("public, max-age=31536000, immutable");
  expect(await lifetime("?w=320&v=0000000000000000")).toBe("public, max-age=300");
  expect(await lifetime("?w=320")).toBe("public, max-age=300");
});

it("lets other sites embed a public picture, as web mail does, and no personal one", async () => {
  const policy = async (personal: boolean) =>
    (await (await serve({ personal })).get(`${address}?w=320`)).headers.get("cross-origin-resource-policy");
  expect([await policy(false), await policy(true)]).toEqual(["cross-origin", null]);
});

it("lets no cache keep a personal picture: after a logout the browser shows it no more", async () => {
  const { get } = await serve({ personal: true });
  for (const query of ["", "?w=320", `?w=320&v=${hash}`]) {
    expect((await get(address + query)).headers.get("cache-control")).toBe("no-store");
  }
});

it("tags every version of a picture separately, and answers 304 to a client that has it", async () => {
  const { get } = await serve();
  const tags = new Set<string>();
  for (const [query, accept] of [
    ["", "image/webp"],
    ["?w=320", "image/webp"],
    ["?w=320", "image/jpeg"],
    ["?w=640", "image/jpeg"],
  ]) {
    const tag = (await get(`${address}${query}`, { Accept: accept as string })).headers.get("etag") as string;
    expect(tag).toMatch(/^"[^"]+"$/);
    tags.add(tag);
    const again = await get(`${address}${query}`, { Accept: accept as string, "If-None-Match": tag });
    expect([again.status, (await bytesOf(again)).byteLength]).toEqual([304, 0]);
  }
  expect(tags.size).toBe(4);
});

it("answers HEAD with the headers alone", async () => {
  const { get } = await serve();
  const whole = await get(`${address}?w=320`);
  const head = await get(`${address}?w=320`, {}, "HEAD");
  expect(head.status).toBe(200);
  for (const name of ["content-length", "content-type", "etag", "cache-control"])
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
  expect((await bytesOf(head)).byteLength).toBe(0);
});

it("refuses writing methods", async () => {
  const { get } = await serve();
  expect((await get(address, {}, "POST")).status).toBe(405);
});

it.each([
  "?w=321",
  "?w=640&as=png",
  "?as=jpeg",
  "?w=0",
  "?w=",
  "?w=640&w=640",
  "?w=640&h=3",
  "?__proto__=1",
  "?v=../etc",
  "?W=640",
])("refuses the query %s", async (query) => {
  const { get } = await serve();
  const response = await get(address + query);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "BAD_REQUEST"]);
});

it.each([
  ["a story that is not out yet", `/images/${hidden}.webp`],
  ["a story without a picture", `/images/${unillustrated}.webp`],
  ["an unknown story", "/images/1999-01-01-morning.webp?w=320"],
  ["another ending", `/images/${id}.png`],
  ["no id", "/images/cat.webp"],
  ["a way out", "/images/..%2f..%2fetc%2fpasswd.webp"],
  ["a longer way out", "/images/2026-11-21-morning%2f..%2f..%2f2026-11-21-morning.webp"],
  ["a null byte", `/images/${id}%00.webp`],
])("answers %s with the same 404", async (_, path) => {
  const { get } = await serve();
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "There is no such picture.", code: "PICTURE_NOT_FOUND" });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it("does not follow a path that the client did not normalise", async () => {
  const { origin } = await serve();
  const { hostname, port } = new URL(origin);
  const status = await new Promise((answered) =>
    httpRequest({ hostname, port, path: "/images/../images/../../etc/passwd" }, (response) => {
      response.resume();
      answered(response.statusCode);
    }).end(),
  );
  expect(status).toBe(404);
});

it("follows no link, neither as the picture nor on the way to it", async () => {
  const { get, pathOf } = await serve();
  const secret = join(dirname(dirname(dirname(pathOf(id)))), "..", "..", "secret.webp");
  await writeFile(secret, master);
  await rm(pathOf(id));
  await symlink(secret, pathOf(id));
  expect((await get(address)).status).toBe(404);

  await rm(pathOf(id));
  const month = dirname(pathOf(id));
  const elsewhere = `${dirname(secret)}/elsewhere`;
  await rename(month, elsewhere);
  await writeFile(join(elsewhere, `${id}.webp`), master);
  await symlink(elsewhere, month);
  expect((await get(address)).status).toBe(404);
});

it("reports a damaged picture, and serves it again after its repair", async () => {
  const { get, pathOf } = await serve();
  await writeFile(pathOf(id), "not a picture");
  const damaged = await get(`${address}?w=320`);
  expect([damaged.status, ((await damaged.json()) as { code: string }).code]).toEqual([500, "PICTURE_UNREADABLE"]);
  await writeFile(pathOf(id), master);
  expect((await get(`${address}?w=320`)).status).toBe(200);
});

it("does not reveal the path of a picture that is too large", async () => {
  const { get, pathOf } = await serve();
  await truncate(pathOf(id), 20_000_001);
  const refused = await get(address);
  expect(refused.status).toBe(500);
  expect(await refused.json()).toEqual({ code: "PICTURE_UNREADABLE", error: `The picture of ${id} cannot be read.` });
});

it("refuses a picture in a format that masters do not have", async () => {
  const { get, pathOf } = await serve();
  await writeFile(pathOf(id), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect((await get(`${address}?w=320`)).status).toBe(500);
});

it("makes a version once for concurrent requests, and caches it", async () => {
  const { get, cached, cacheDir } = await serve();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${address}?w=320`).then(bytesOf)));
  expect(new Set(answers.map((bytes) => bytes.toString("base64"))).size).toBe(1);
  const [file, ...others] = await cached();
  expect(others).toEqual([]);
  const kept = await readFile(join(cacheDir, file as string));
  expect(kept.subarray(0, -32).equals(answers[0] as Buffer)).toBe(true);
  expect((await sharp(kept).metadata()).width).toBe(320);
});

it("remakes a cached version that was damaged or truncated", async () => {
  const { get, cached, cacheDir } = await serve({ personal: true }); // A personal answer is not cached in memory, so the damage is seen.
  const whole = await bytesOf(await get(`${address}?w=320`));
  const [file] = await cached();
  const path = join(cacheDir, file as string);
  const kept = await readFile(path);
  const damages = [
    () => truncate(path, kept.byteLength - 100),
    () => truncate(path, 0),
    () => writeFile(path, Buffer.from(kept).fill(0, 40, 60)),
  ];
  for (const damage of damages) {
    await damage();
    expect((await bytesOf(await get(`${address}?w=320`))).equals(whole)).toBe(true);
    expect((await readFile(path)).equals(kept)).toBe(true);
  }
});

it("serves a picture uncached if the cache cannot be written", async () => {
  const { get, cacheDir, uncached } = await serve();
  await writeFile(cacheDir, "a file where the folder should be");
  const response = await get(`${address}?w=320`);
  expect([response.status, (await sharp(await bytesOf(response)).metadata()).width]).toEqual([200, 320]);
  expect(uncached).toHaveLength(1);
});

it("notices at once that a master was replaced, even by one of the same size", async () => {
  const { get, pathOf } = await serve();
  const tag = async () => (await get(`${address}?w=320`)).headers.get("etag");
  const before = await tag();
  expect(await tag()).toBe(before);
  const other = Uint8Array.from(master);
  other[other.length - 1] = (other[other.length - 1] as number) ^ 1;
  await writeFile(pathOf(id), other);
  const after = await tag();
  expect(after).not.toBe(before);
  expect((await get(`${address}?w=320`, { "If-None-Match": before as string })).status).toBe(200);
});
