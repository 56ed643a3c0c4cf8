import { z } from "zod";
import { languages } from "#api/language/model.ts";
import { StoryId } from "#api/stories/model.ts";

/** A month, `2026-11`, or a year, `2026`. */
export const BookPeriod = z.string().regex(/^2\d{3}(-(0[1-9]|1[0-2]))?$/, "must be a month such as 2026-11, or a year");
export type BookPeriod = z.infer<typeof BookPeriod>;

/** In both, each story is told in English and then in Polish. */
export const bookLanguages = [...languages, "both"] as const;
export const BookLanguage = z.enum(bookLanguages);
export type BookLanguage = z.infer<typeof BookLanguage>;

export const bookFormats = ["epub", "pdf"] as const;
export const BookFormat = z.enum(bookFormats);
export type BookFormat = z.infer<typeof BookFormat>;

/** `2026-11-en`, `2026-both`: the period and the language. */
export const BookId = z
  .string()
  .regex(/^2\d{3}(-(0[1-9]|1[0-2]))?-(en|pl|both)$/, "not a book id")
  .brand("BookId");
export type BookId = z.infer<typeof BookId>;

/** The book to make. Without formats: an EPUB, and a PDF where this machine can print. */
export const BookOrder = z.strictObject({
  period: BookPeriod,
  language: BookLanguage.default("both"),
  formats: z.array(BookFormat).min(1).optional(),
});
export type BookOrder = z.infer<typeof BookOrder>;

const Bytes = z.number().int().positive();

export const BookFile = z.strictObject({ format: BookFormat, url: z.string(), bytes: Bytes });
export type BookFile = z.infer<typeof BookFile>;

/** A book that readers may have. */
export const Book = z.strictObject({
  id: BookId,
  period: BookPeriod,
  language: BookLanguage,
  /** The number of its stories. */
  stories: z.number().int().positive(),
  /** The Warsaw dates of its first and its last story. */
  from: z.iso.date(),
  until: z.iso.date(),
  madeAt: z.iso.datetime(),
  /** The address of its cover. */
  cover: z.string(),
  files: z.array(BookFile).min(1),
});
export type Book = z.infer<typeof Book>;

/** The outcome of making one. `message` says why there is no PDF, where there is none. */
export const BookOutcome = z.strictObject({ book: Book, message: z.string() });
export type BookOutcome = z.infer<typeof BookOutcome>;

const Hash = z.string().regex(/^[0-9a-f]{16}$/);

/** A file of the shelf: its name there, and the beginning of its content's SHA-256. */
export const ShelvedFile = z.strictObject({
  name: z.string().regex(/^mruk-[a-z0-9-]+\.(epub|pdf|jpg)$/),
  bytes: Bytes,
  hash: Hash,
});
export type ShelvedFile = z.infer<typeof ShelvedFile>;

/** The shelf's note of a book: its files, and its stories with a hash of what the book shows of each. */
export const ShelvedBook = z.strictObject({
  version: z.literal(1),
  id: BookId,
  madeAt: z.iso.datetime(),
  stories: z.array(z.strictObject({ id: StoryId, shown: Hash })).min(1),
  /** The stories whose pictures are those of stories of this book, and that have to be public as well. */
  pictured: z.array(StoryId).min(1).optional(),
  from: z.iso.date(),
  until: z.iso.date(),
  cover: ShelvedFile,
  files: z.array(z.strictObject({ ...ShelvedFile.shape, format: BookFormat })).min(1),
});
export type ShelvedBook = z.infer<typeof ShelvedBook>;

/** The parts of a book's id. */
export function partsOfId(id: BookId): { period: BookPeriod; language: BookLanguage } {
  const end = id.lastIndexOf("-");
  return { period: id.slice(0, end), language: BookLanguage.parse(id.slice(end + 1)) };
}

export const bookIdOf = ({ period, language }: Pick<BookOrder, "period" | "language">): BookId =>
  BookId.parse(`${period}-${language}`);

/** The steps of making a book, in order. */
export const bookSteps = ["pictures", "cover", "epub", "pdf"] as const;
