import type { Request, RequestHandler } from "express";
import type { z } from "zod";
import { AppError } from "./errors.ts";
import { faultsOf } from "./parse.ts";

/**
 * Reads a JSON body of at most `limit` bytes. A body that says it is longer is refused before any of it is read, one that
 * turns out longer as soon as it does; in both cases the connection ends, because nobody will read the rest. An empty body
 * is `undefined`. Throws BODY_TOO_LARGE, NOT_JSON and BAD_REQUEST.
 */
export async function readJson(request: Request, { limit }: { limit: number }): Promise<unknown> {
  const announced = Number(request.get("Content-Length") ?? 0);
  if (announced > limit) throw tooLarge(request, limit);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge(request, limit);
    chunks.push(chunk);
  }
  if (length === 0) return undefined;
  if (!request.is("json")) throw notJson();
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
  } catch (cause) {
    throw new AppError("BAD_REQUEST", "The body is not valid JSON.", { cause });
  }
}

/** The body as `schema` has it; FIELDS_INVALID names what is wrong with which field. */
export async function readFields<Schema extends z.ZodType>(
  request: Request,
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

/** For addresses that take no body: whatever comes is read to its end if it is short, and refused if it is no JSON. */
export const noBody: RequestHandler = async (request, _response, next) => {
  await readJson(request, { limit: 1024 });
  next();
};

/**
 * Before everything that changes something: a browser says where a request comes from, and only our own pages may send
 * it. Programs that say nothing are let through.
 */
export const sameOrigin: RequestHandler = (request, _response, next) => {
  const site = request.get("Sec-Fetch-Site");
  const origin = request.get("Origin");
  const foreign =
    site !== undefined ? site !== "same-origin" && site !== "none" : isForeign(origin, request.get("Host"));
  if (foreign) throw new AppError("FOREIGN_ORIGIN", "Another site's page may not do this.");
  next();
};

function isForeign(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function tooLarge(request: Request, limit: number): AppError {
  // What is on its way stays unread, so the connection cannot carry another request.
  request.res?.set("Connection", "close");
  request.res?.once("finish", () => request.destroy());
  return new AppError("BODY_TOO_LARGE", `The body is larger than ${limit} bytes.`);
}

function notJson(): AppError {
  return new AppError("NOT_JSON", "The body must be JSON.", { hint: "Send it with Content-Type: application/json." });
}
