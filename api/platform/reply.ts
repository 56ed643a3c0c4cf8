import type { AnswerKind, Form } from "./finished-answer.ts";

/** For how many seconds caches that many readers share may keep what likes and edits change. */
const sharedSeconds = 10;

const askFirst = "public, max-age=0, must-revalidate";
const shared = `${askFirst}, s-maxage=${sharedSeconds}`;

/**
 * Browsers ask before each use, which a 304 answers. Shared caches need not for a few seconds, and never beyond the instant at which
 * something is revealed (docs/decisions/0018-finished-answers.md).
 */
export function cacheControl({ kept }: AnswerKind, milliseconds: number): string {
  if (kept === "privately") return "private, no-cache";
  if (kept === "asked") return askFirst;
  if (milliseconds >= sharedSeconds * 1000) return shared;
  return `${askFirst}, s-maxage=${Math.max(0, Math.floor(milliseconds / 1000))}`;
}

export type Reply = { status: 200 | 304; headers: readonly string[]; body: Buffer | null };

type Asked = { method: string | undefined; ifNoneMatch: string | undefined };

/** What is sent of a form: all of it, its head, or that it is the one the reader has. */
export function replyOf(form: Form, { method, ifNoneMatch }: Asked): Reply {
  // What is not sent has neither type nor length.
  if (ifNoneMatch !== undefined && names(ifNoneMatch, form.etag)) {
    return { status: 304, headers: form.unchanged, body: null };
  }
  return { status: 200, headers: form.headers, body: method === "HEAD" ? null : form.body };
}

/** Whether an `If-None-Match` header names this ETag; weakly, as RFC 9110 has it for reading. */
function names(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(",").some((each) => {
    const name = each.trim();
    return name === "*" || name === etag || name === `W/${etag}`;
  });
}
