// Before every test file: whatever a server of this process answers below `/api` must fit the reference, and nothing that it
// answers may hold a secret, or the test fails.
import { ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach } from "vitest";
import { secretIn } from "../platform/planted-secrets.fixture.ts";
import type { SentAnswer } from "./fit.ts";

let sent: SentAnswer[] = [];
let told: string[] = [];

type End = (this: ServerResponse, chunk?: unknown, ...rest: unknown[]) => ServerResponse;
const end = ServerResponse.prototype.end as End;
ServerResponse.prototype.end = function (this: ServerResponse, chunk?: unknown, ...rest: unknown[]) {
  note(this, chunk);
  if (isOurs(this)) lookForSecrets(this, chunk);
  return end.call(this, chunk, ...rest);
} as typeof ServerResponse.prototype.end;

/** What stands in for other services answers tokens; our servers say with each answer what a page may load. */
const isOurs = (response: ServerResponse) => response.hasHeader("Content-Security-Policy");

function lookForSecrets({ req }: ServerResponse, chunk: unknown): void {
  const secret = secretIn(typeof chunk === "string" || Buffer.isBuffer(chunk) ? chunk.toString("latin1") : "");
  if (secret !== undefined) told.push(`${req.method} ${req.url} told ${secret}…`);
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

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
  const unpack = unpackers[String(response.getHeader("Content-Encoding"))];
  sent.push({
    method,
    address: originalUrl,
    status: response.statusCode,
    type: response.getHeader("Content-Type")?.toString(),
    body: isText ? (Buffer.isBuffer(chunk) && unpack ? unpack(chunk) : chunk).toString() : undefined,
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
  const secrets = told;
  told = [];
  if (secrets.length > 0) throw new Error(`Answers told secrets:\n${secrets.join("\n")}`);
  const misfits = [...new Set(await takeMisfits())];
  if (misfits.length > 0) throw new Error(`Not as the reference says (operations.ts):\n${misfits.join("\n")}`);
}

afterEach(hold);
afterAll(hold);
