import { expect, it } from "vitest";
import type { BookOrder } from "#api/books/model.ts";
import { BookId } from "#api/books/model.ts";
import { runProgram } from "../context.fixture.ts";

const orders: BookOrder[] = [];
const url = "/media/books/mruk-2026-11-both-0123456789abcdef.epub";
const books = {
  async make(order: BookOrder) {
    orders.push(order);
    const id = BookId.parse("2026-11-both");
    const dates = { from: "2026-11-01", until: "2026-11-21", madeAt: "2026-11-21T11:00:00Z" };
    const files = [{ format: "epub" as const, url, bytes: 100 }];
    return {
      book: {
        id,
        period: "2026-11",
        language: "both" as const,
        stories: 3,
        cover: "/media/books/c.jpg",
        ...dates,
        files,
      },
      message: "3 stories in EPUB.",
    };
  },
};

it("mruk book makes the book of a month in both languages, and says where it is", async () => {
  orders.length = 0;
  const { code, output } = await runProgram(["book", "2026-11"], { books });
  expect([code, orders]).toEqual([0, [{ period: "2026-11", language: "both" }]]);
  expect(output).toBe(`${url}\n3 stories in EPUB.\n`);
});

it("mruk book --json prints one object for what came of it", async () => {
  const { output } = await runProgram(["book", "2026", "--language", "pl", "--format", "epub", "--json"], { books });
  expect(orders.at(-1)).toEqual({ period: "2026", language: "pl", formats: ["epub"] });
  expect(JSON.parse(output)).toMatchObject({ type: "finished", book: { id: "2026-11-both" } });
});

it.each([["2026-13"], ["november"], ["2026-11", "--language", "de"], ["2026-11", "--format", "mobi"]])(
  "mruk book refuses %s with a hint",
  async (...args) => {
    const { code, notes } = await runProgram(["book", ...args], { books });
    expect([code, notes.split("\n").length]).toEqual([2, 3]);
  },
);
