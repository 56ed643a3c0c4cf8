import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { z } from "zod";
import { AppError, type ErrorCode, httpStatus } from "../../api/platform/errors.ts";

export type Question = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON; bytes are sent as they are, with the content type of the headers. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/** An answer that says yes. Its body can be read once. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: AsyncIterable<Uint8Array>;
  text(): Promise<string>;
  json(): Promise<unknown>;
};

/**
 * Asks a server, and waits for as long as the work there takes: fetch gives up after five minutes. Nothing is followed
 * elsewhere, so that no token gets there. Throws SERVER_NOT_FOUND where nothing answers, else the server's own error.
 */
export async function ask(address: string, { method, body, headers = {}, signal }: Question): Promise<Answer> {
  const isBytes = body instanceof Uint8Array;
  const request = (address.startsWith("https:") ? httpsRequest : httpRequest)(address, {
    method,
    signal,
    agent: false, // A connection that is kept for later would keep the program from ending.
    headers: { accept: "application/json", ...(body !== undefined && !isBytes && json), ...headers },
  });
  request.on("error", () => {}); // Heard below; and once the answer is there, by who reads its body.
  request.end(body === undefined || isBytes ? body : JSON.stringify(body));
  const [message] = (await once(request, "response").catch((cause: unknown) => {
    if (signal?.aborted && signal.reason?.name !== "TimeoutError") throw cause;
    throw nobodyThere(address, cause);
  })) as [IncomingMessage];
  const answer = answerOf(message, address);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw errorFrom(await answer.text(), answer.status, address);
}

const json = { "content-type": "application/json" };

function answerOf(message: IncomingMessage, address: string): Answer {
  const text = async () => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of message) chunks.push(chunk as Buffer);
    } catch (cause) {
      throw nobodyThere(address, cause);
    }
    return Buffer.concat(chunks).toString("utf8");
  };
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    body: message,
    text,
    json: async () => parsed(await text()) ?? foreign(address),
  };
}

const Refusal = z.object({
  error: z.string(),
  code: z.string(),
  hint: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** What the server said, as the error that it was there; without a hint, what is wrong with which field is one. */
function errorFrom(text: string, status: number, address: string): AppError {
  const refusal = Refusal.safeParse(parsed(text));
  if (!refusal.success) {
    return new AppError("SERVER_NOT_FOUND", `${new URL(address).origin} answers ${status}, and not as Mruk does.`, {
      hint: "Check the address, and what stands between here and there.",
    });
  }
  const { error, code, fields = {}, hint } = refusal.data;
  const faults = Object.entries(fields).map(([field, fault]) => `${field} ${fault}`);
  return new AppError(Object.hasOwn(httpStatus, code) ? (code as ErrorCode) : "INTERNAL", error, {
    hint: hint ?? (faults.join("; ") || undefined),
    fields,
    details: parsed(text) as object,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function foreign(address: string): never {
  throw errorFrom("", 200, address);
}

function nobodyThere(address: string, cause: unknown): AppError {
  return new AppError(
    "SERVER_NOT_FOUND",
    `Nothing answers at ${new URL(address).origin}: ${(cause as Error).message}`,
    {
      hint: "Check whether the server runs, and its address.",
      cause,
    },
  );
}
