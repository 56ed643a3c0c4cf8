// Makes the files of a book, in a folder of its own. It knows the stories that it is given and nothing of others.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import type { Story } from "#api/stories/model.ts";
import { type Chromium, print, refuseToJoin } from "./chromium.ts";
import { contentOf } from "./content.ts";
import { coverSize, drawCover } from "./cover.ts";
import { drawPictures } from "./draw-pictures.ts";
import { type DrawnPicture, writeEpub } from "./epub.ts";
import { joinPdfs, type PrintedPart, readPart } from "./join-pdfs.ts";
import type { BookFormat, BookId, bookSteps } from "./model.ts";
import { nameOfPeriod } from "./period.ts";
import { type PictureSources, pictureReader } from "./picture-sources.ts";
import { type PrintOrder, printDocument, type Section } from "./print.ts";
import { words } from "./words.ts";

export type MakingOrder = {
  id: BookId;
  /** Oldest first. */
  stories: readonly Story[];
  /** The ids of the stories, the best liked first: the picture of one of them is on the cover. */
  favourites: readonly string[];
  pictures: PictureSources;
  formats: readonly BookFormat[];
  /** Prints a PDF; null where nobody does. */
  chromium: Chromium | null;
  madeAt: string;
  site: string | null;
  /** An empty folder. */
  workDir: string;
};

export type MakingProgress = { step: (typeof bookSteps)[number]; share?: number };
export type MadeFiles = {
  cover: string;
  files: { format: BookFormat; path: string }[];
  /** Why there is no PDF, where printing it failed. */
  unprinted?: string;
};

type Making = {
  /** Reads a master of the library; null where there is none. */
  readMaster(id: string): Promise<Uint8Array | null>;
  signal?: AbortSignal | undefined;
  report(progress: MakingProgress): void;
};

/**
 * Makes the book; an e-book stays one where its PDF cannot be printed. What lies in the folder after a failure is the caller's to
 * remove. Throws PRINTING_FAILED, DISK_FULL.
 */
export async function makeBook(order: MakingOrder, { readMaster, signal, report }: Making): Promise<MadeFiles> {
  const { id, stories, workDir, formats, chromium } = order;
  const read = pictureReader(order.pictures, readMaster);
  const at = (step: MakingProgress["step"]) => (share: number) => report({ step, share });
  const ids = stories.map((story) => story.id);
  const pictures = await drawPictures({ ids, read, into: workDir, signal, progress: at("pictures") });
  report({ step: "cover" });
  // A damaged picture is on no cover.
  const coverStory = order.favourites.find((each) => pictures.has(each));
  const cover = await makeCover(order, coverStory === undefined ? null : await read(coverStory));
  const book = contentOf(order);
  const files: MadeFiles["files"] = [];
  if (formats.includes("epub")) {
    const path = join(workDir, `mruk-${id}.epub`);
    await writeEpub({ book, pictures, cover, into: path, signal, progress: at("epub") });
    files.push({ format: "epub", path });
  }
  if (formats.includes("pdf") && chromium !== null) {
    report({ step: "pdf" });
    try {
      files.push({ format: "pdf", path: await printPdf({ book, pictures, cover }, { chromium, workDir, signal }) });
    } catch (error) {
      if (files.length === 0 || !isUnprinted(error)) throw error;
      return { cover: cover.path, files, unprinted: error.message };
    }
  }
  return { cover: cover.path, files };
}

const isUnprinted = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === "PRINTING_FAILED";

async function makeCover(
  { id, stories, madeAt, site, workDir }: MakingOrder,
  picture: Uint8Array | null,
): Promise<DrawnPicture> {
  const { period, languages } = contentOf({ id, stories, madeAt, site });
  const names = [...new Set(languages.map((language) => nameOfPeriod(period, language)))];
  const lines = languages.map((language) => words[language].subtitle);
  const path = join(workDir, "cover.jpg");
  await writeFile(path, await drawCover({ period, names, lines, picture }));
  return { path, ...coverSize };
}

type Press = { chromium: Chromium; workDir: string; signal: AbortSignal | undefined };

/** Prints the stories month by month, then what names their pages, and joins them: so each is printed once, and none is large. */
async function printPdf(order: PrintOrder, { chromium, workDir, signal }: Press): Promise<string> {
  const { id, parts } = order.book;
  const printSection = async (section: Section): Promise<PrintedPart> => {
    const name = section.of === "days" ? section.part.period : section.of;
    const [document, into] = [join(workDir, `${name}.html`), join(workDir, `${name}.pdf`)];
    await writeFile(document, await printDocument(order, section));
    await print({ chromium, document, into, signal });
    return await readPart(into).catch(refuseToJoin);
  };
  const months: PrintedPart[] = [];
  const pageOf = new Map<string, number>();
  let firstPage = 1;
  for (const part of parts) {
    const printed = await printSection({ of: "days", part, firstPage });
    for (const [anchor, page] of printed.pageOf) pageOf.set(anchor, firstPage + page - 1);
    months.push(printed);
    firstPage = rightPageAfter(firstPage, printed);
  }
  const front = await printSection({ of: "front", pageOf });
  const back = await printSection({ of: "back", pageOf, firstPage });
  const into = join(workDir, `mruk-${id}.pdf`);
  await joinPdfs([front, ...months, back], { into, roman: 1 });
  for (const { path } of [front, ...months, back]) await rm(path);
  return into;
}

const rightPageAfter = (firstPage: number, { pages }: PrintedPart): number => firstPage + pages + (pages % 2);
