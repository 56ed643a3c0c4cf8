// The `/v1/videos` API over plain HTTP: create, get, list, download. `job.ts` decides what an answer means for the
// film.
import { createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import { nameLike } from "#api/platform/name-like.ts";
import { faultOf, type ServiceCall, tooSlow, unreachable, unusable } from "./faults.ts";

export const Video = z.object({
  id: z.string().regex(/^[\w.:-]{1,200}$/),
  status: z.enum(["queued", "in_progress", "completed", "failed"]),
  progress: z.number().nullish(),
  error: z.looseObject({ code: z.unknown().optional() }).nullish(),
  prompt: z.string().nullish(),
  created_at: z.number().nullish(),
});
export type Video = z.infer<typeof Video>;
const VideoList = z.object({ data: z.array(Video) });
const ErrorBody = z.object({ error: z.looseObject({ code: z.unknown().optional() }) });

export type VideoOrder = { model: string; prompt: string; seconds: number; size: string; picture: Uint8Array };

type Options = { baseUrl: string; apiKey: string | undefined; answerMs: number };

const mostFilmBytes = 200_000_000;
const mostAnswerBytes = 2_000_000;
/** The time limit for downloading a finished film. */
const filmMs = 10 * 60_000;

export type VideoService = ReturnType<typeof openVideoService>;

/** An error answer: its status, and the pause in seconds that it requests. */
export class Refused extends Error {
  readonly status: number;
  readonly fault: AppError;
  constructor(status: number, fault: AppError) {
    super(fault.message);
    this.status = status;
    this.fault = fault;
  }
}

/** Every call throws Refused for an error answer, SERVICE_… if there was none, or the signal's reason. */
export function openVideoService({ baseUrl, apiKey, answerMs }: Options) {
  const address = (path: string) => `${baseUrl.replace(/\/+$/, "")}/videos${path}`;
  const headers: Record<string, string> = apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` };

  async function ask(
    path: string,
    what: ServiceCall,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const patience = AbortSignal.timeout(what === "fetch" ? filmMs : answerMs);
    const either = signal ? AbortSignal.any([signal, patience]) : patience;
    // Only the film's download may be redirected: nothing else, the key least of all, goes to another address.
    const redirect = what === "fetch" ? "follow" : "manual";
    const answer = await fetch(address(path), { ...init, headers, redirect, signal: either }).catch(
      (error: unknown) => {
        signal?.throwIfAborted();
        // The error's own message may contain the address with its secrets, so it is dropped.
        throw patience.aborted ? tooSlow() : notSent(error) ? new Unsent() : unreachable();
      },
    );
    if (answer.ok) return answer;
    const body = ErrorBody.safeParse(await readJson(answer).catch(() => null));
    const code = body.success ? nameLike(body.data.error.code) : undefined;
    const retryAfter = secondsOf(answer.headers.get("retry-after"));
    throw new Refused(
      answer.status,
      faultOf(answer.status, what, { ...(code && { code }), ...(retryAfter !== undefined && { retryAfter }) }),
    );
  }

  async function parsed<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
    const result = schema.safeParse(await readJson(answer).catch(() => undefined));
    if (!result.success) throw unusable("it is not what a film service answers");
    return result.data;
  }

  return {
    async create({ model, prompt, seconds, size, picture }: VideoOrder, signal?: AbortSignal): Promise<Video> {
      const body = new FormData();
      for (const [name, value] of Object.entries({ model, prompt, seconds: String(seconds), size }))
        body.set(name, value);
      body.set("input_reference", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "picture.jpg");
      return parsed(await ask("", "create", { method: "POST", body }, signal), Video);
    },
    async look(id: string, signal?: AbortSignal): Promise<Video> {
      return parsed(await ask(`/${encodeURIComponent(id)}`, "look", {}, signal), Video);
    },
    /** The newest jobs, newest first. */
    async latest(signal?: AbortSignal): Promise<Video[]> {
      return (await parsed(await ask("?limit=50&order=desc", "look", {}, signal), VideoList)).data;
    },
    /** Downloads the finished film into a file. */
    async fetchInto(path: string, id: string, signal?: AbortSignal): Promise<void> {
      const answer = await ask(`/${encodeURIComponent(id)}/content`, "fetch", {}, signal);
      if (!answer.body) throw unusable("the film is empty");
      const file = createWriteStream(path);
      try {
        await pipeline(answer.body, atMostBytes(mostFilmBytes), file, {
          ...(signal && { signal }),
        });
      } catch (error) {
        signal?.throwIfAborted();
        const known = diskError(error, "Cannot write the film");
        throw known instanceof AppError ? known : unreachable();
      }
    },
  };
}

/** The request never reached the service, so nothing was begun. */
export class Unsent extends Error {
  readonly fault = unreachable();
}

function notSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"].includes(
    code,
  );
}

async function readJson(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > mostAnswerBytes) throw unusable("its answer is too long");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function atMostBytes(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > most) done(unusable("the film is too large"));
      else done(null, chunk);
    },
  });
}

function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
