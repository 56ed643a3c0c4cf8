import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { text as textOf } from "node:stream/consumers";
import { z } from "zod";
import { AppError, type ErrorCode, httpStatus } from "#api/platform/errors.ts";

export type RequestOptions = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON; bytes are sent as they are, with the content type of the headers. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/** A successful response. Its body can be read once. */
export type ServerAnswer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: AsyncIterable<Uint8Array>;
  text(): Promise<string>;
  json(): Promise<unknown>;
};

/**
 * Sends a request and waits without a limit, where fetch gives up after five minutes. Redirects are not followed, because the
 * token would go along. Throws SERVER_NOT_FOUND where nothing answers, else the server's own error.
 */
export async function sendRequest(
  address: string,
  { method, body, headers = {}, signal }: RequestOptions,
): Promise<ServerAnswer> {
  const isBytes = body instanceof Uint8Array;
  const request = (address.startsWith("https:") ? httpsRequest : httpRequest)(address, {
    method,
    signal,
    agent: false, // An idle connection would keep the program from ending.
    headers: { accept: "application/json", ...(body !== undefined && !isBytes && json), ...headers },
  });
  request.on("error", () => {}); // After the response, the reader of the body reports it.
  request.end(body === undefined || isBytes ? body : JSON.stringify(body));
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve).once("error", reject);
  }).catch((cause: unknown) => {
    if (signal?.aborted && signal.reason?.name !== "TimeoutError") throw cause;
    throw unreachable(address, cause);
  });
  const answer = answerOf(message, address);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw errorFrom(await answer.text(), answer.status, address);
}

const json = { "content-type": "application/json" };

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(httpStatus, code);

function answerOf(message: IncomingMessage, address: string): ServerAnswer {
  const text = async () => {
    try {
      return await textOf(message);
    } catch (cause) {
      throw unreachable(address, cause);
    }
  };
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    body: message,
    text,
    json: async () => parsed(await text()) ?? notMruk(address),
  };
}

const Refusal = z.looseObject({
  error: z.string(),
  code: z.string(),
  hint: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** Rebuilds the server's error. The faults of single fields stand in for a missing hint. */
function errorFrom(text: string, status: number, address: string): AppError {
  const refusal = Refusal.safeParse(parsed(text));
  if (!refusal.success) {
    return new AppError("SERVER_NOT_FOUND", `${new URL(address).origin} answers ${status}, and not as Mruk does.`, {
      hint: "Check the address, and what stands between here and there.",
    });
  }
  const { error, code, fields = {}, hint } = refusal.data;
  const faults = Object.entries(fields).map(([field, fault]) => `${field} ${fault}`);
  return new AppError(isErrorCode(code) ? code : "INTERNAL", error, {
    hint: hint ?? (faults.join("; ") || undefined),
    fields,
    details: refusal.data,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notMruk(address: string): never {
  throw errorFrom("", 200, address);
}

function unreachable(address: string, cause: unknown): AppError {
  return new AppError(
    "SERVER_NOT_FOUND",
    `Nothing answers at ${new URL(address).origin}: ${cause instanceof Error ? cause.message : String(cause)}`,
    {
      hint: "Check whether the server runs, and its address.",
      cause,
    },
  );
}
