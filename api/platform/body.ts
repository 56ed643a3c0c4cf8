import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { z } from "zod";
import { AppError } from "./errors.ts";
import { faultsOf } from "./parse.ts";

/** A request as Node reads it, with its answer where somebody may wait for a word before sending. */
type Sent = IncomingMessage & { res?: ServerResponse | undefined };

/** For how long the rest of a body is read and thrown away once it was answered, so that its sender gets to the answer. */
const patienceMilliseconds = 2_000;

/**
 * Reads a JSON body of at most `limit` bytes; an empty one is `undefined`. A body that says it is longer is refused before
 * any of it is kept, one that turns out longer as soon as it does. Throws BODY_TOO_LARGE, BODY_TOO_SLOW, NOT_JSON and
 * BAD_REQUEST.
 */
export async function readJson(request: Sent, { limit }: { limit: number }): Promise<unknown> {
  const type = request.headers["content-type"];
  const hasBody = announcedBytes(request) > 0 || request.headers["transfer-encoding"] !== undefined;
  if (type === undefined ? hasBody : !isJson(type)) throw notJson();
  const bytes = await readBytes(request, { limit });
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new AppError("BAD_REQUEST", "The body is not valid JSON.", { cause });
  }
}

/**
 * Reads a body of at most `limit` bytes as it is, whatever its type, that comes within so many seconds. Throws
 * BODY_TOO_LARGE, BODY_TOO_SLOW and BAD_REQUEST as `readJson` does.
 */
export async function readBytes(
  request: Sent,
  { limit, seconds = 30 }: { limit: number; seconds?: number },
): Promise<Buffer> {
  if (announcedBytes(request) > limit) throw tooLarge(limit);
  // Whoever asked before sending hears nothing until here, so that what is refused is never sent.
  if (request.headers.expect !== undefined) request.res?.writeContinue();
  return bytesOf(request, { limit, seconds });
}

/** The body as `schema` has it; FIELDS_INVALID names what is wrong with which field. */
export async function readFields<Schema extends z.ZodType>(
  request: Sent,
  schema: Schema,
  { limit = 16_384 }: { limit?: number } = {},
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse((await readJson(request, { limit })) ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError("FIELDS_INVALID", "Some of what was sent cannot be accepted.", {
    fields: faultsOf(parsed.error),
    cause: parsed.error,
  });
}

const NoFields = z.strictObject({});

/** For addresses that take no body: none, or an empty JSON object. Throws as `readFields` does. */
export const noBody: RequestHandler = async (request, _response, next) => {
  if (!saysNothing(request)) await readFields(request, NoFields, { limit: 1024 });
  next();
};

/**
 * Before everything else: whoever still sends when the answer is out is cut off. To do so at once would take the answer
 * away from the sender; Node by itself would read on until the request's time is up, however much comes.
 */
export const endUploads: RequestHandler = (request, response, next) => {
  response.once("finish", () => {
    if (request.complete) return;
    const patience = setTimeout(() => request.destroy(), patienceMilliseconds).unref();
    request.once("close", () => clearTimeout(patience));
  });
  next();
};

/**
 * Before everything that changes something: a browser says where a request comes from, and only our own pages may send
 * it: those of the configured site, which a proxy may know by another name, or of the host that was asked. Programs that
 * say nothing are let through.
 */
export function sameOrigin(siteUrl: string | undefined): RequestHandler {
  const ownHost = siteUrl === undefined ? undefined : new URL(siteUrl).host;
  return ({ headers: { "sec-fetch-site": site, origin, host } }, _response, next) => {
    const hosts = [ownHost, host?.toLowerCase()];
    const foreign =
      site !== undefined
        ? site !== "same-origin" && site !== "none"
        : origin !== undefined && !(URL.canParse(origin) && hosts.includes(new URL(origin).host));
    if (foreign) throw new AppError("FOREIGN_ORIGIN", "Another site's page may not do this.");
    next();
  };
}

/** Nothing at all is the usual case, and takes no reading. */
const saysNothing = ({ headers }: Sent): boolean =>
  (headers["content-length"] ?? "0") === "0" &&
  headers["transfer-encoding"] === undefined &&
  (headers["content-type"] === undefined || isJson(headers["content-type"]));

const announcedBytes = ({ headers }: Sent): number => Number(headers["content-length"] ?? 0);

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type.trim());

function bytesOf(request: Sent, { limit, seconds }: { limit: number; seconds: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Its sender left while something else was waited for: no event tells of it any more.
    if (request.destroyed) return reject(endedEarly());
    const chunks: Buffer[] = [];
    let length = 0;
    const patience = setTimeout(() => reject(tooSlow(seconds)), seconds * 1000).unref();
    request
      .once("close", () => {
        clearTimeout(patience);
        reject(endedEarly());
      })
      .on("data", (chunk: Buffer) => {
        length += chunk.byteLength;
        if (length <= limit) chunks.push(chunk);
        else reject(tooLarge(limit));
      })
      .once("end", () => {
        clearTimeout(patience);
        resolve(Buffer.concat(chunks));
      })
      .once("error", (cause) => reject(endedEarly(cause)));
  });
}

const endedEarly = (cause?: Error) => new AppError("BAD_REQUEST", "The body ended early.", { cause });

const tooLarge = (limit: number) => new AppError("BODY_TOO_LARGE", `The body is larger than ${limit} bytes.`);

const tooSlow = (seconds: number) =>
  new AppError("BODY_TOO_SLOW", `The body did not come within ${seconds} seconds.`, {
    hint: "Send it again over a quicker line, or send less.",
  });

const notJson = () =>
  new AppError("NOT_JSON", "The body must be JSON.", { hint: "Send it with Content-Type: application/json." });
