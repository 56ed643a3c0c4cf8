// Before every test file: whatever a server of this process answers below `/api` must fit the reference, or the test fails.
import { ServerResponse } from "node:http";
import { afterAll, afterEach } from "vitest";
import type { SentAnswer } from "./fit.ts";

let sent: SentAnswer[] = [];

type End = (this: ServerResponse, chunk?: unknown, ...rest: unknown[]) => ServerResponse;
const end = ServerResponse.prototype.end as End;
ServerResponse.prototype.end = function (this: ServerResponse, chunk?: unknown, ...rest: unknown[]) {
  note(this, chunk);
  return end.call(this, chunk, ...rest);
} as typeof ServerResponse.prototype.end;

/** Only what says that it is described there: tests mount single routers wherever they like. */
function note(response: ServerResponse, chunk: unknown): void {
  if (response.writableEnded || !String(response.getHeader("Link")).includes("service-desc")) return;
  const {
    method = "",
    url = "",
    originalUrl = url,
  } = response.req as { method?: string; url?: string } & {
    originalUrl?: string;
  };
  const isText = typeof chunk === "string" || Buffer.isBuffer(chunk);
  sent.push({
    method,
    address: originalUrl,
    status: response.statusCode,
    type: response.getHeader("Content-Type")?.toString(),
    body: isText ? chunk.toString() : undefined,
  });
}

/** What did not fit since this was last asked. */
export async function takeMisfits(): Promise<string[]> {
  if (sent.length === 0) return [];
  const answers = sent;
  sent = [];
  const [{ misfitOf }, { features }] = await Promise.all([import("./fit.ts"), import("./features.ts")]);
  const operations = features.flatMap(({ operations }) => operations);
  return answers.flatMap((answer) => {
    const misfit = misfitOf(answer, operations);
    return misfit === null ? [] : `${answer.method} ${answer.address} answered ${answer.status} with ${misfit}`;
  });
}

async function hold(): Promise<void> {
  const misfits = [...new Set(await takeMisfits())];
  if (misfits.length > 0) throw new Error(`Not as the reference says (operations.ts):\n${misfits.join("\n")}`);
}

afterEach(hold);
afterAll(hold);
