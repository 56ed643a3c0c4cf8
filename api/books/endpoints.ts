import { z } from "zod";
import type { Jobs } from "#api/jobs/jobs.ts";
import { adminOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { type EndpointGroup, endpoint, json, pathParameter } from "#api/platform/http/endpoint.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import { sendFile } from "#api/platform/http/send-file.ts";
import { type Books, bookKey } from "./books.ts";
import { Book, BookFile, BookId, BookOrder, BookOutcome } from "./model.ts";

export type BookParts = {
  books: Pick<Books, "list" | "find" | "check" | "make" | "withdraw">;
  jobs: Pick<Jobs, "run">;
  clock: Clock;
};

const types = { epub: "application/epub+zip", pdf: "application/pdf", jpg: "image/jpeg" } as const;
const typeOf = (name: string) => types[name.slice(name.lastIndexOf(".") + 1) as keyof typeof types];
/** The time in milliseconds after which a stalled download is closed. */
const patience = 300_000;

const file = {
  description: "The file.",
  content: Object.fromEntries(Object.values(types).map((type) => [type, z.string()])),
};
const notFound = () => new AppError("BOOK_NOT_FOUND", "There is no such book.");

/** The books of public stories, which anybody may have. */
export function bookEndpoints({ books, jobs, clock }: BookParts): EndpointGroup {
  const list = endpoint({
    method: "get",
    path: "/api/books",
    summary: "The books of months and years, the newest period first",
    access: "everybody",
    answers: { 200: json("The books.", z.array(Book)) },
    handle({ response }) {
      response.set("Cache-Control", "public, max-age=0, must-revalidate");
      return books.list(clock.now());
    },
  });
  const read = endpoint({
    method: "get",
    path: "/media/books/{file}",
    summary: "A file of a book, or its cover, by the name in its address",
    access: "everybody",
    headers: { Range: "The part that is wanted, in bytes." },
    answers: { 200: file, 206: { ...file, description: "The part." } },
    refusals: ["BOOK_NOT_FOUND", "RANGE_NOT_SATISFIABLE"],
    async handle({ request, response }) {
      const name = String(request.params.file);
      // The answer is the same for an unknown and a withdrawn book, so that it reveals nothing.
      const found = books.find(name, clock.now());
      if (found === null) throw notFound();
      response.set({
        ETag: `"${found.file.hash}"`,
        // Caches ask before each use: a book with a withdrawn story is no longer handed out.
        "Cache-Control": "public, max-age=0, must-revalidate",
        "Content-Type": typeOf(name),
      });
      if (!name.endsWith(".jpg")) response.set("Content-Disposition", `attachment; filename="${savedAs(name)}"`);
      request.socket.setTimeout(patience);
      await sendFile(found.path, response, { missing: notFound });
    },
  });
  const make = endpoint({
    method: "post",
    path: "/api/admin/books",
    summary: "Have a book made of the public stories of a month or a year, in the place of an older one",
    access: "publisher",
    headers: idempotencyHeader,
    body: BookOrder,
    answers: { 200: json("The book, and what is to be said about it.", BookOutcome) },
    refusals: [
      "BOOK_EMPTY",
      "BROWSER_MISSING",
      "PRINTING_FAILED",
      "DISK_FULL",
      "CONTENT_NOT_WRITABLE",
      "JOB_CANCELLED",
      "KEY_REUSED",
    ],
    handle: ({ body, request, response }) =>
      jobs.run({
        kind: "make-book",
        key: bookKey(body),
        asked: JSON.stringify(body),
        by: adminOf(response).username,
        idempotencyKey: idempotencyKeyOf(request),
        before: async () => void (await books.check(body)),
        run: (handle) => books.make(body, handle),
      }),
  });
  const withdraw = endpoint({
    method: "delete",
    path: "/api/admin/books/{id}",
    summary: "Take a book from the shelf; its stories stay",
    access: "publisher",
    params: { id: pathParameter(BookId, notFound) },
    answers: { 200: json("It is gone.", z.strictObject({ success: z.literal(true) })) },
    refusals: ["BOOK_NOT_FOUND"],
    async handle({ params: { id } }) {
      await books.withdraw(id);
      return { success: true };
    },
  });
  return {
    title: "Books",
    schemas: { Book, BookFile, BookOrder, BookOutcome },
    endpoints: [list, read, make, withdraw],
  };
}

/** `mruk-2026-11-en.epub`: without the hash. */
const savedAs = (name: string) => name.replace(/-[0-9a-f]{16}(?=\.)/, "");
