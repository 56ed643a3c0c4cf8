// Vitest set-up file: every answer of this process below `/api` has to fit its endpoint's declaration, and none may contain a secret;
// otherwise the test fails.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, afterEach } from "vitest";
import { answerChannel, type PublishedAnswer } from "#api/platform/http/answer-channel.ts";
import { secretIn } from "#api/platform/planted-secrets.fixture.ts";

let published: (Pick<PublishedAnswer, "endpoint" | "body"> & { at: string; status: number; type: string })[] = [];
let leaks: string[] = [];

function observe(message: unknown): void {
  const { endpoint, response, body } = message as PublishedAnswer;
  const { method, originalUrl } = response.req;
  const secret = secretIn(body ?? "");
  if (secret !== undefined) leaks.push(`${method} ${originalUrl} contains ${secret}…`);
  // Pages are no part of the reference, and tests may mount single endpoints anywhere.
  if (!String(response.getHeader("Link")).includes("service-desc")) return;
  const type = String(response.getHeader("Content-Type") ?? "");
  published.push({ endpoint, body, at: `${method} ${originalUrl}`, status: response.statusCode, type });
}

subscribe(answerChannel, observe);
// Test files share processes, and each has a set-up of its own.
afterAll(() => void unsubscribe(answerChannel, observe));

/** The misfits since the last call. */
export async function takeMisfits(): Promise<string[]> {
  if (published.length === 0) return [];
  const answers = published;
  published = [];
  const { misfitOf } = await import("./fit.fixture.ts");
  return answers.flatMap(({ at, ...answer }) => {
    const misfit = misfitOf({ ...answer, method: at.split(" ", 1)[0] ?? "" });
    return misfit === null ? [] : `${at} answered ${answer.status} with ${misfit}`;
  });
}

async function failOnFaults(): Promise<void> {
  const secrets = leaks;
  leaks = [];
  if (secrets.length > 0) throw new Error(`Answers contain secrets:\n${secrets.join("\n")}`);
  const misfits = [...new Set(await takeMisfits())];
  if (misfits.length > 0) throw new Error(`Not as the endpoint declares:\n${misfits.join("\n")}`);
}

afterEach(failOnFaults);
afterAll(failOnFaults);
