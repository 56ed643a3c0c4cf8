import { createHash } from "node:crypto";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { address, bytesOf, drawMaster, type ServeOptions, servePictures } from "./endpoints.fixture.ts";
import { render } from "./serving/render.ts";
import { createResizer } from "./serving/resize.ts";

let master: Uint8Array;
let hash: string;
beforeAll(async () => {
  master = await drawMaster();
  hash = createHash("sha256").update(master).digest("hex").slice(0, 16);
});

const serve = (options?: ServeOptions) => servePictures(master, options);

/** A server whose resizer waits until the test releases it, or does `meanwhile`. */
async function serveBusy() {
  const free = Promise.withResolvers<void>();
  const site = await serve({
    atOnce: 1,
    mostWaiting: 1,
    async render(...order) {
      await free.promise;
      return render(...order);
    },
  });
  return { ...site, free: free.resolve };
}

it("answers the master for a moment under load, and 503 to a client that cannot read it", async () => {
  const { get, free, resizer } = await serveBusy();
  const waiting = [320, 640].map((width) => get(`${address}?w=${width}`));
  await expect.poll(() => resizer.queue.waiting).toBe(1);
  const standIn = await get(`${address}?w=960&v=${hash}`);
  expect([standIn.status, standIn.headers.get("etag"), standIn.headers.get("cache-control")]).toEqual([
    200,
    null,
    "public, max-age=10",
  ]);
  expect((await bytesOf(standIn)).equals(master)).toBe(true);
  const refused = await get(`${address}?w=960&as=jpeg`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(((await refused.json()) as { code: string }).code).toBe("OVERLOADED");
  expect(resizer.queue.refused).toBe(2);
  free();
  for (const response of await Promise.all(waiting)) expect(response.status).toBe(200);
  // The next nearest width is better than the master, and the right one better than both.
  expect((await sharp(await bytesOf(await get(`${address}?w=960&v=${hash}`))).metadata()).width).toBe(960);
});

it("answers the nearest cached width under load", async () => {
  const { get, resizer, cacheDir } = await serve();
  await get(`${address}?w=640`);
  const busy = createResizer({ cacheDir, isLate: () => true });
  await expect(busy.resized({ hash, read: async () => master }, { width: 320, format: "webp" })).rejects.toMatchObject({
    code: "OVERLOADED",
  });
  const near = await busy.nearest(hash, { width: 320, format: "webp" });
  expect((await sharp(near as Uint8Array).metadata()).width).toBe(640);
  expect(await busy.nearest(hash, { width: 320, format: "avif" })).toBeNull();
  expect(resizer.queue.refused).toBe(0);
});

it("resizes nothing for a client that left while waiting", async () => {
  const { origin, free, resizer, cached } = await serveBusy();
  const first = fetch(`${origin}${address}?w=320`, { headers: { Accept: "image/webp" } });
  await expect.poll(() => resizer.queue.running).toBe(1);
  const leaving = new AbortController();
  const left = fetch(`${origin}${address}?w=640`, { headers: { Accept: "image/webp" }, signal: leaving.signal });
  await expect.poll(() => resizer.queue.waiting).toBe(1);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => resizer.queue.waiting).toBe(0);
  free();
  expect((await first).status).toBe(200);
  expect((await cached()).length).toBe(1);
});
