// Vitest set-up file: every answer that a server of this process sends below `/api` has to fit the reference, and must not contain a
// secret; otherwise the test fails.
import { ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach } from "vitest";
import { secretIn } from "#api/platform/planted-secrets.fixture.ts";
import type { SentAnswer } from "./fit.ts";

let sent: SentAnswer[] = [];
let leaks: string[] = [];

type End = (this: ServerResponse, chunk?: unknown, ...rest: unknown[]) => ServerResponse;
const end = ServerResponse.prototype.end as End;
ServerResponse.prototype.end = function (this: ServerResponse, chunk?: unknown, ...rest: unknown[]) {
  record(this, chunk);
  if (isOurs(this)) lookForSecrets(this, chunk);
  return end.call(this, chunk, ...rest);
} as typeof ServerResponse.prototype.end;

/** Only our servers send this header with every answer; stand-ins for other services answer real tokens. */
const isOurs = (response: ServerResponse) => response.hasHeader("Content-Security-Policy");

function lookForSecrets({ req }: ServerResponse, chunk: unknown): void {
  const secret = secretIn(typeof chunk === "string" || Buffer.isBuffer(chunk) ? chunk.toString("latin1") : "");
  if (secret !== undefined) leaks.push(`${req.method} ${req.url} contains ${secret}…`);
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Records answers that link to the reference only, since tests mount single routers anywhere. */
function record(response: ServerResponse, chunk: unknown): void {
  if (response.writableEnded || !String(response.getHeader("Link")).includes("service-desc")) return;
  const {
    method = "",
    url = "",
    originalUrl = url,
  } = response.req as { method?: string; url?: string } & {
    originalUrl?: string;
  };
  const isText = typeof chunk === "string" || Buffer.isBuffer(chunk);
  const unpack = unpackers[String(response.getHeader("Content-Encoding"))];
  sent.push({
    method,
    address: originalUrl,
    status: response.statusCode,
    type: response.getHeader("Content-Type")?.toString(),
    body: isText ? (Buffer.isBuffer(chunk) && unpack ? unpack(chunk) : chunk).toString() : undefined,
  });
}

/** The misfits since the last call. */
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

async function failOnFaults(): Promise<void> {
  const secrets = leaks;
  leaks = [];
  if (secrets.length > 0) throw new Error(`Answers contain secrets:\n${secrets.join("\n")}`);
  const misfits = [...new Set(await takeMisfits())];
  if (misfits.length > 0) throw new Error(`Not as the reference says (operations.ts):\n${misfits.join("\n")}`);
}

afterEach(failOnFaults);
afterAll(failOnFaults);
