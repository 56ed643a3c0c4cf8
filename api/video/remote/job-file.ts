// Records a request to the film service on disk before it is sent: a restart resumes the job and never starts it twice.

import { createHash } from "node:crypto";
import { access, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ifMissing } from "#api/platform/error-code.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { jsonIn } from "#api/platform/json.ts";
import type { StoryId } from "#api/stories/model.ts";

/** `id` is null from before the request until the answer. */
const Job = z.strictObject({ id: z.string().min(1).max(200).nullable(), askedAt: z.iso.datetime() });
export type Job = z.infer<typeof Job>;

export type JobFile = {
  /** The name of the file, for messages to an administrator. */
  path: string;
  /** The path of the finished film, for the cuts of both languages. */
  filmPath: string;
  hasFilm(): Promise<boolean>;
  read(): Promise<Job | null>;
  write(job: Job): Promise<void>;
  /** Called after the service reported no film: the next call requests another. */
  remove(): Promise<void>;
};

/** The job of a story's film; another prompt, model or picture is another job. */
export function jobFileOf(jobsDir: string, id: StoryId, asked: readonly (string | Uint8Array)[]): JobFile {
  const hash = createHash("sha256");
  for (const part of asked) hash.update(`${part.length} `).update(part);
  const name = `${id}-${hash.digest("hex").slice(0, 16)}`;
  const path = join(jobsDir, `${name}.json`);
  const filmPath = join(jobsDir, `${name}.mp4`);
  return {
    path,
    filmPath,
    hasFilm: () =>
      access(filmPath).then(
        () => true,
        () => false,
      ),
    async read() {
      const text = await readFile(path, "utf8").catch(ifMissing(null));
      if (text === null) return null;
      const parsed = Job.safeParse(jsonIn(text));
      // A damaged file still proves that something was requested, at an unknown time.
      return parsed.success ? parsed.data : { id: null, askedAt: new Date(0).toISOString() };
    },
    write: (job) => writeDurably(path, `${JSON.stringify(job)}\n`, { mode: 0o600 }),
    remove: () => rm(path, { force: true }),
  };
}
