import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** One thing that the API does, as its reference describes it and as tests hold it to. */
export type Operation = {
  method: "get" | "post" | "put" | "delete";
  /** Below `/api`, what varies in braces: `/posts/{id}`. */
  path: `/${string}`;
  summary: string;
  /** Who may ask; administrators carry a token. */
  access: "everybody" | "administrators";
  /** What the parts in braces are; a text where nothing is said. */
  params?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodObject;
  /** Headers that may be sent along, and what they are for. */
  headers?: Readonly<Record<string, string>>;
  /** A JSON body. */
  body?: z.ZodType;
  /** Media types of which the body may be, where it is no JSON. */
  upload?: readonly string[];
  answers: Readonly<Record<number, OperationAnswer>>;
  /** Codes it may refuse with, beyond those of every operation of its kind (see `refusalsOf`). */
  refusals?: readonly ErrorCode[];
};

export type OperationAnswer = {
  description: string;
  /** Schemas by media type; an answer without a body has none. */
  content?: Readonly<Record<string, z.ZodType>>;
  headers?: Readonly<Record<string, string>>;
  /** False for what has a status of refusals and says something else than they do. */
  isRefusal?: boolean;
};

/** One feature's operations, and those of their schemas that have a name. */
export type FeatureReference = {
  title: string;
  schemas: Readonly<Record<string, z.ZodType>>;
  operations: readonly Operation[];
};

/** An answer of JSON. */
export const json = (description: string, schema: z.ZodType): OperationAnswer => ({
  description,
  content: { "application/json": schema },
});

/** Every code that an operation may refuse with: its own, and those that go with what it is. */
export function refusalsOf({ method, access, body, upload, refusals = [] }: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(["BAD_REQUEST", "INTERNAL", ...refusals]);
  if (access === "administrators") codes.add("NOT_SIGNED_IN").add("TOKEN_INVALID");
  if (method !== "get") codes.add("FOREIGN_ORIGIN").add("RATE_LIMITED");
  if (method !== "get" || body || upload) {
    codes.add("BODY_TOO_LARGE").add("BODY_TOO_SLOW").add("NOT_JSON").add("FIELDS_INVALID");
  }
  return [...codes];
}

/** What may stand in the way of whoever writes into the library. */
export const contentRefusals = [
  "CONTENT_NOT_GIT",
  "CONTENT_NOT_WRITABLE",
  "CONTENT_BLOCKED",
  "CONTENT_DIVERGED",
  "CONTENT_BUSY",
  "REMOTE_UNREACHABLE",
  "REMOTE_REFUSED",
  "DISK_FULL",
] as const satisfies ErrorCode[];

/** What a service that costs something may answer, and the book that it is noted in before it is asked. */
export const serviceRefusals = [
  "SERVICE_KEY_REFUSED",
  "SERVICE_UNPAID",
  "SERVICE_BUSY",
  "SERVICE_TOO_SLOW",
  "SERVICE_UNREACHABLE",
  "SERVICE_MODEL_UNKNOWN",
  "SERVICE_REFUSED",
  "SERVICE_ANSWER_UNUSABLE",
  "BUDGET_SPENT",
] as const satisfies ErrorCode[];
