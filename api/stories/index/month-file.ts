import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { rm } from "node:fs/promises";
import { writeDurably } from "#api/platform/files/disk.ts";
import { type StoryId, storyPath } from "../model.ts";
import { KeptStory, type Source } from "./kept-story.ts";
import { narratedAt, placeOfNarrated } from "./narrated.ts";
import type { StoryFile, Trace } from "./story-files.ts";

// The cache of a month's stories: how long the next line is, the line itself, which holds what a start must know of each
// file, and then the stories' bytes, one behind the other. They stay where they are until somebody asks for them: reading them
// all would take a start several times as long as looking whether the files are still the same.

/** A file whose story may be kept: one that can be told from a later one by its traces. */
export type SettledFile = { path: string; trace: Trace; kept: KeptStory };

/** Arrays of numbers rather than objects: a start makes a hundred thousand of each. */
type Line = { ids: StoryId[]; places: number[]; narrated: number[]; traces: Trace[] };

const lineOf = (files: readonly SettledFile[]): string => {
  const line: Line = {
    ids: files.map(({ kept }) => kept.id),
    places: files.flatMap(({ kept: { at, front, english, polish } }) => [at, front, english, polish]),
    narrated: files.map(({ kept }) => placeOfNarrated(kept.narrated)),
    traces: files.map(({ trace }) => trace),
  };
  return JSON.stringify(line);
};

/** The files of a line, and where the last one's bytes end. */
function filesOf(line: string, source: Source): { files: StoryFile[]; end: number } {
  const { ids, places, narrated: spoken, traces }: Line = JSON.parse(line);
  let end = 0;
  const files = ids.map((id, index) => {
    const [at = 0, front = 0, english = 0, polish = 0] = places.slice(index * 4, index * 4 + 4);
    const narrated = narratedAt(spoken[index] ?? 0);
    const kept = new KeptStory(source, { id, at, narrated, start: end, front, english, polish });
    end += front + english + polish;
    return { path: storyPath(id), trace: traces[index], kept };
  });
  return { files, end };
}

/** So many digits say how long the line is; a line end follows. */
const digits = 9;

/**
 * The bytes of a month, read when one of its stories is first asked for. The file is held open until then, so that it may be
 * replaced or deleted meanwhile.
 */
export class MonthBytes implements Source {
  #bytes: Buffer | undefined;
  readonly #file: number;
  readonly #from: number;
  readonly #length: number;

  constructor(file: number, { from, length }: { from: number; length: number }) {
    this.#file = file;
    this.#from = from;
    this.#length = length;
  }

  get bytes(): Buffer {
    return this.#bytes ?? this.read();
  }

  read(): Buffer {
    if (this.#bytes !== undefined) return this.#bytes;
    this.#bytes = readAt(this.#file, Buffer.allocUnsafeSlow(this.#length), this.#from);
    closeSync(this.#file);
    return this.#bytes;
  }
}

/** The cached stories of a month. Throws where the file is not as it was written. */
export function openMonth(path: string): { month: MonthBytes; files: StoryFile[] } {
  const file = openSync(path, "r");
  try {
    const lineLength = Number(readAt(file, Buffer.allocUnsafe(digits), 0).toString("latin1"));
    const line = readAt(file, Buffer.allocUnsafe(lineLength), digits + 1).toString("latin1");
    const from = digits + 1 + lineLength;
    const { size } = fstatSync(file);
    const month = new MonthBytes(file, { from, length: size - from });
    const { files, end } = filesOf(line, month);
    if (size !== from + end) throw new Error("is cut short");
    return { month, files };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Durably, because what a power cut left half written would be taken for stories. */
export async function writeMonth(path: string, files: readonly SettledFile[]): Promise<void> {
  if (files.length === 0) return rm(path, { force: true });
  const line = Buffer.from(`${lineOf(files)}\n`);
  const length = Buffer.from(`${String(line.length).padStart(digits, "0")}\n`);
  await writeDurably(path, Buffer.concat([length, line, ...files.map(({ kept }) => kept.bytes)]));
}

function readAt(file: number, bytes: Buffer, from: number): Buffer {
  let length = 0;
  while (length < bytes.length) {
    const read = readSync(file, bytes, length, bytes.length - length, from + length);
    if (read === 0) throw new Error("is cut short");
    length += read;
  }
  return bytes;
}
