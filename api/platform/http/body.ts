import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { faultsOf } from "./parse.ts";

/** A request as Node reads it, with its response, which may have to send a 100 Continue. */
type RequestWithBody = IncomingMessage & { res?: ServerResponse | undefined };

/** For how long the rest of a body is read and discarded after the response, so that the sender gets to read the response. */
const lingerMilliseconds = 2_000;

/**
 * Reads a JSON body of at most `limit` bytes; an empty one is `undefined`. A body with a larger Content-Length is refused before any
 * of it is read, any other as soon as it exceeds the limit. Throws BODY_TOO_LARGE, BODY_TOO_SLOW, NOT_JSON and
 * BAD_REQUEST.
 */
export async function readJson(request: RequestWithBody, { limit }: { limit: number }): Promise<unknown> {
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
 * Reads a body of at most `limit` bytes and any type, which must arrive within so many seconds. Throws
 * BODY_TOO_LARGE, BODY_TOO_SLOW and BAD_REQUEST as `readJson` does.
 */
export async function readBytes(
  request: RequestWithBody,
  { limit, seconds = 30 }: { limit: number; seconds?: number },
): Promise<Buffer> {
  if (announcedBytes(request) > limit) throw tooLarge(limit);
  // Only here is a client that expects it told to continue, so that a refused body is never sent.
  if (request.headers.expect !== undefined) request.res?.writeContinue();
  return bytesOf(request, { limit, seconds });
}

/** Parses the body with `schema`. Throws FIELDS_INVALID, which says for each field what is wrong with it. */
export async function readFields<Schema extends z.ZodType>(
  request: RequestWithBody,
  schema: Schema,
  { limit = 16_384 }: { limit?: number | undefined } = {},
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse((await readJson(request, { limit })) ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError("FIELDS_INVALID", "Some of what was sent cannot be accepted.", {
    fields: faultsOf(parsed.error),
    cause: parsed.error,
  });
}

const NoFields = z.strictObject({});

/** For routes without a body: accepts none, or an empty JSON object. Throws as `readFields` does. */
export const noBody: RequestHandler = async (request, _response, next) => {
  if (!hasNoBody(request)) await readFields(request, NoFields, { limit: 1024 });
  next();
};

/**
 * The first middleware: closes the connection of a client that is still sending after the response. To do so at once would lose the
 * response; Node by itself would go on reading until the request times out, however much comes.
 */
export const endUploads: RequestHandler = (request, response, next) => {
  response.once("finish", () => {
    if (request.complete) return;
    const timeout = setTimeout(() => request.destroy(), lingerMilliseconds).unref();
    request.once("close", () => clearTimeout(timeout));
  });
  next();
};

/** Guards every route that changes something against pages of other sites. */
export function sameOrigin(siteUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    refuseForeign(request, siteUrl);
    next();
  };
}

/**
 * Throws FOREIGN_ORIGIN for a request of another site's page. A browser names the origin of a request, which must be the configured
 * site, known to a proxy by another name, or the requested host. Programs that send no origin pass.
 */
export function refuseForeign({ headers }: Pick<IncomingMessage, "headers">, siteUrl: string | undefined): void {
  const { "sec-fetch-site": site, origin, host } = headers;
  const hosts = [siteUrl === undefined ? undefined : new URL(siteUrl).host, host?.toLowerCase()];
  const foreign =
    site !== undefined
      ? site !== "same-origin" && site !== "none"
      : origin !== undefined && !(URL.canParse(origin) && hosts.includes(new URL(origin).host));
  if (foreign) throw new AppError("FOREIGN_ORIGIN", "Another site's page may not do this.");
}

/** Recognises the usual case, a request without a body, without reading it. */
const hasNoBody = ({ headers }: RequestWithBody): boolean =>
  (headers["content-length"] ?? "0") === "0" &&
  headers["transfer-encoding"] === undefined &&
  (headers["content-type"] === undefined || isJson(headers["content-type"]));

const announcedBytes = ({ headers }: RequestWithBody): number => Number(headers["content-length"] ?? 0);

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type.trim());

function bytesOf(request: RequestWithBody, { limit, seconds }: { limit: number; seconds: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The client left before this call: no further event reports it.
    if (request.destroyed) return reject(endedEarly());
    const chunks: Buffer[] = [];
    let length = 0;
    const timeout = setTimeout(() => reject(tooSlow(seconds)), seconds * 1000).unref();
    request
      .once("close", () => {
        clearTimeout(timeout);
        reject(endedEarly());
      })
      .on("data", (chunk: Buffer) => {
        length += chunk.byteLength;
        if (length <= limit) chunks.push(chunk);
        else reject(tooLarge(limit));
      })
      .once("end", () => {
        clearTimeout(timeout);
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
