// What was asked of the film service, kept on disk before it is asked: a restart takes a job up and never begins it twice.
import { createHash } from "node:crypto";
import { access, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "../../platform/disk.ts";
import { jsonIn } from "../../platform/json.ts";
import type { StoryId } from "../../stories/model.ts";

/** `id` is null from before the service is asked until it has answered. */
const Job = z.strictObject({ id: z.string().min(1).max(200).nullable(), askedAt: z.iso.datetime() });
export type Job = z.infer<typeof Job>;

export type JobFile = {
  /** Names the file, for whoever has to look after it by hand. */
  path: string;
  /** Where the finished film is kept, for the cuts of both languages. */
  filmPath: string;
  hasFilm(): Promise<boolean>;
  read(): Promise<Job | null>;
  write(job: Job): Promise<void>;
  /** After the service said that there is nothing: the next film is asked for anew. */
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
      const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (text === null) return null;
      const parsed = Job.safeParse(jsonIn(text));
      // A damaged note is still a note that something was asked: when, nobody knows.
      return parsed.success ? parsed.data : { id: null, askedAt: new Date(0).toISOString() };
    },
    write: (job) => writeDurably(path, `${JSON.stringify(job)}\n`, { mode: 0o600 }),
    remove: () => rm(path, { force: true }),
  };
}
