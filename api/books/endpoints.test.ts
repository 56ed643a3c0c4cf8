import { expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { Book, BookOutcome } from "./model.ts";

const stories = [{ id: "2026-11-20-evening" }, { id: "2026-11-21-morning" }];
const order = { period: "2026-11", language: "en", formats: ["epub"] };

it("makes a book as a job and hands it to readers, in parts and only when it is new to them", async () => {
  const { ask, call } = await openAdmin({ stories });
  const made = await call("POST", "/books", order);
  expect(made.status).toBe(200);
  const { book } = BookOutcome.parse(made.json);
  expect(Book.array().parse((await ask("/api/books")).json)).toEqual([book]);
  expect((await call("GET", "/jobs")).json).toMatchObject([{ kind: "make-book", state: "done" }]);

  const url = book.files[0]?.url ?? "";
  const whole = await ask(url);
  expect(whole.headers.get("content-type")).toBe("application/epub+zip");
  expect(whole.headers.get("content-disposition")).toBe('attachment; filename="mruk-2026-11-en.epub"');
  expect(whole.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const etag = whole.headers.get("etag") ?? "";
  expect((await ask(url, { headers: { "if-none-match": etag, "cache-control": "max-age=0" } })).status).toBe(304);
  const part = await ask(url, { headers: { range: "bytes=30-37", "if-range": etag } });
  expect([part.status, part.text]).toEqual([206, "mimetype"]);
  expect((await ask(url, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
  expect((await ask(book.cover)).headers.get("content-type")).toBe("image/jpeg");
});

it("withdraws a book, and answers alike for one that is gone, unknown or no name of a book", async () => {
  const { ask, call } = await openAdmin({ stories });
  const { book } = BookOutcome.parse((await call("POST", "/books", order)).json);
  const gone = await call("DELETE", `/books/${book.id}`);
  expect([gone.status, gone.json]).toEqual([200, { success: true }]);
  expect((await ask("/api/books")).json).toEqual([]);
  for (const url of [book.files[0]?.url ?? "", "/media/books/mruk-2020-en-0123456789abcdef.epub", "/media/books/x"]) {
    const { status, json } = await ask(url);
    expect([status, json.code]).toEqual([404, "BOOK_NOT_FOUND"]);
  }
  expect((await call("DELETE", `/books/${book.id}`)).json.code).toBe("BOOK_NOT_FOUND");
});

it("no longer hands out a book once a story of it is deleted", async () => {
  const { ask, call } = await openAdmin({ stories });
  const { book } = BookOutcome.parse((await call("POST", "/books", order)).json);
  await call("DELETE", "/posts/2026-11-20-evening");
  expect((await ask("/api/books")).json).toEqual([]);
  expect((await ask(book.files[0]?.url ?? "")).status).toBe(404);
});

it("refuses a month without stories and what is no month, and starts no job for it", async () => {
  const { call } = await openAdmin({ stories });
  const empty = await call("POST", "/books", { ...order, period: "2025-03" });
  expect([empty.status, empty.json.code]).toEqual([422, "BOOK_EMPTY"]);
  const invalid = await call("POST", "/books", { ...order, period: "2026-13" });
  expect([invalid.status, invalid.json.code]).toEqual([422, "FIELDS_INVALID"]);
  expect((await call("GET", "/jobs")).json).toEqual([]);
});
