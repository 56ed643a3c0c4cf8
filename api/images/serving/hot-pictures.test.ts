import { expect, it } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { type HotPictures, openHotPictures } from "./hot-pictures.ts";

const id = StoryId.parse("2026-11-21-morning");
const url = `/images/${id}.webp?w=640`;
const avif = "image/avif,image/webp,*/*";
const picture = (hash: string, { bytes = 100, vary = true } = {}) => ({
  id,
  hash,
  etag: `"${hash}-640"`,
  headers: {
    ...{ ETag: `"${hash}-640"`, "Content-Type": "image/avif", "Cache-Control": "public, max-age=300" },
    ...(vary && { Vary: "Accept" }),
  },
  body: Buffer.alloc(bytes),
});

const ask = (hot: HotPictures, headers: Record<string, string> = {}, { method = "GET", at = url } = {}) =>
  hot.reply({ url: at, method, headers: { accept: avif, ...headers } });

it("answers a repeated request with all headers, in the format that it accepts", () => {
  const hot = openHotPictures({ isPublic: () => true });
  expect(ask(hot)).toBeNull();
  hot.keep({ url, format: "avif" }, picture("a"));
  expect(ask(hot)).toMatchObject({ status: 200, body: Buffer.alloc(100) });
  expect(ask(hot)?.headers).toEqual([
    ...["ETag", '"a-640"', "Cache-Control", "public, max-age=300", "Vary", "Accept"],
    ...["Content-Type", "image/avif", "Content-Length", "100"],
  ]);
  expect(ask(hot, {}, { method: "HEAD" })).toMatchObject({ status: 200, body: null });
  expect(ask(hot, { accept: "image/webp" })).toBeNull();
  expect(ask(hot, {}, { method: "POST" })).toBeNull();
  expect(ask(hot, {}, { at: `/images/${id}.webp` })).toBeNull();
  hot.keep({ url: `/images/${id}.webp`, format: "webp" }, picture("a", { vary: false }));
  expect(ask(hot, {}, { at: `/images/${id}.webp` })?.status).toBe(200);
});

it("answers 304 to a client that has the picture, without headers about the content", () => {
  const hot = openHotPictures({ isPublic: () => true });
  hot.keep({ url, format: "avif" }, picture("a"));
  expect(ask(hot, { "if-none-match": '"x", W/"a-640"' })).toEqual({
    status: 304,
    headers: ["ETag", '"a-640"', "Cache-Control", "public, max-age=300", "Vary", "Accept"],
    body: null,
  });
});

it("hides the picture of a story that is hidden again", () => {
  let shown = true;
  const hot = openHotPictures({ isPublic: () => shown });
  hot.keep({ url, format: "avif" }, picture("a"));
  shown = false;
  expect(ask(hot)).toBeNull();
});

it("answers nothing until the master was checked for changes", () => {
  const hot = openHotPictures({ isPublic: () => true, trustMs: -1 });
  hot.keep({ url, format: "avif" }, picture("a"));
  expect(ask(hot)).toBeNull();
  expect(hot.confirm({ url, format: "avif" }, "a")).toMatchObject({ hash: "a" });
  expect(hot.confirm({ url, format: "avif" }, "b")).toBeNull();
});

it("evicts the least recently used pictures, and never exceeds its limit", () => {
  const hot = openHotPictures({ isPublic: () => true, mostBytes: 10_000 });
  const at = (index: number) => ({ url: `${url}&v=${index}`, format: "avif" as const });
  for (let index = 0; index < 10; index++) {
    hot.keep(at(index), picture("a", { bytes: 2_000 }));
    hot.confirm(at(0), "a");
    expect(hot.bytes).toBeLessThanOrEqual(10_000);
  }
  expect([0, 1, 8, 9].map((index) => hot.confirm(at(index), "a") !== null)).toEqual([true, false, true, true]);
});
