import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { readChecksumFile, withChecksum } from "#api/platform/files/checksum-file.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { withLock } from "#api/platform/files/lock.ts";
import { jsonIn } from "#api/platform/json.ts";
import { StoryId } from "#api/stories/model.ts";

type Step<Result> = {
  name: string;
  /** Everything the result follows from. */
  inputs: unknown;
  run(): Promise<Result>;
};

export type Done<Result> = { result: Result; fromJournal: boolean };

/**
 * What the making of one story has brought so far. A step's result is what an earlier run with the same inputs kept,
 * otherwise what `run` gives now, kept before it is returned. What was damaged meanwhile is made again.
 */
export type JournalEntry = {
  json<Result>(step: Step<Result> & { schema: z.ZodType<Result> }): Promise<Done<Result>>;
  /** `check` throws on bytes that are not to be kept. */
  bytes(step: Step<Uint8Array> & { check(bytes: Uint8Array): void }): Promise<Done<Uint8Array>>;
  /** Forgets the story: it is published, or to be made anew. */
  remove(): Promise<void>;
};

/** What is being made: a slot's story, or a draft for it, from 1; a later one is made again. */
export type JournalKey = { id: StoryId; draft?: number | undefined };

export type Journal = {
  /** Does the work while nobody else on this machine makes the same. */
  alone<Result>(
    made: StoryId | JournalKey,
    work: (entry: JournalEntry) => Promise<Result>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Result>;
  /** Forgets what was published by a run which did not live to do so itself. */
  sweep(isPublished: (made: JournalKey) => boolean): Promise<void>;
};

/** Keeps every finished step of a generation in a folder, so that a run that was killed pays for nothing twice. */
export function openJournal(folder: string): Journal {
  return {
    alone(made, work, options) {
      const name = nameOf(typeof made === "string" ? { id: made } : made);
      return withLock(join(folder, "locks", lockName(name)), () => work(openEntry(join(folder, name))), options);
    },
    async sweep(isPublished) {
      for (const name of await readdir(folder).catch(() => [])) {
        const made = keyOf(name);
        if (made && isPublished(made)) await rm(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}

/** `2026-11-21-morning`, and of a draft `2026-11-21-morning.draft-1`. */
export const nameOf = ({ id, draft }: JournalKey): string => (draft === undefined ? id : `${id}.draft-${draft}`);

function keyOf(name: string): JournalKey | null {
  const [, text, draft] = /^([\w-]+?)(?:\.draft-(\d+))?$/.exec(name) ?? [];
  const { data: id } = StoryId.safeParse(text);
  return id === undefined ? null : { id, ...(draft !== undefined && { draft: Number(draft) }) };
}

/** Day of the month, slot and number: tells apart what is made at the same time, in a bounded number of lock files. */
function lockName(name: string): string {
  return name.slice("YYYY-MM-".length);
}

function openEntry(folder: string): JournalEntry {
  const pathOf = ({ name, inputs }: Step<unknown>) => join(folder, `${name}-${inputsHash(inputs)}`);

  return {
    async json(step) {
      const path = pathOf(step);
      const kept = await readChecksumFile(path);
      const parsed = kept && step.schema.safeParse(jsonIn(kept.toString()));
      if (parsed?.success) return { result: parsed.data, fromJournal: true };
      // As it will be read back: what follows must not differ between this run and one that goes on from here.
      const written = JSON.stringify(await step.run());
      const result = step.schema.parse(JSON.parse(written));
      await writeDurably(path, withChecksum(Buffer.from(written)));
      return { result, fromJournal: false };
    },
    async bytes(step) {
      const path = pathOf(step);
      const kept = await readChecksumFile(path);
      if (kept) return { result: kept, fromJournal: true };
      const result = await step.run();
      step.check(result);
      await writeDurably(path, withChecksum(result));
      return { result, fromJournal: false };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function inputsHash(inputs: unknown): string {
  return createHash("sha256").update(JSON.stringify(inputs, inOneOrder)).digest("hex").slice(0, 32);
}

/** The same facts are the same inputs, in whatever order they were put together: what is read back has its schema's. */
function inOneOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
