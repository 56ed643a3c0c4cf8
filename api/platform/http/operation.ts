import type { z } from "zod";
import type { ErrorCode } from "../errors.ts";

/** An endpoint as the API reference describes it; tests check the server against it. */
export type Operation = {
  method: "get" | "post" | "put" | "delete";
  /** Below `/api`, with parameters in braces: `/posts/{id}`. */
  path: `/${string}`;
  summary: string;
  /** The callers that are allowed; administrators send a token. */
  access: "everybody" | "administrators";
  /** The schemas of the parameters; the default is a string. */
  params?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodObject;
  /** Request headers and their descriptions. */
  headers?: Readonly<Record<string, string>>;
  /** The schema of a JSON body. */
  body?: z.ZodType;
  /** The media types of a body that is not JSON. */
  upload?: readonly string[];
  answers: Readonly<Record<number, OperationAnswer>>;
  /** Error codes, beyond those that all operations of its kind have (see `refusalsOf`). */
  refusals?: readonly ErrorCode[];
};

export type OperationAnswer = {
  description: string;
  /** Schemas by media type; a response without a body has none. */
  content?: Readonly<Record<string, z.ZodType>>;
  headers?: Readonly<Record<string, string>>;
  /** False for a response with an error status that has another body than errors have. */
  isRefusal?: boolean;
};

/** One feature's operations, and their named schemas. */
export type FeatureReference = {
  title: string;
  schemas: Readonly<Record<string, z.ZodType>>;
  operations: readonly Operation[];
};

/** A JSON response. */
export const json = (description: string, schema: z.ZodType): OperationAnswer => ({
  description,
  content: { "application/json": schema },
});

/** Every error code of an operation: its own, and those of its kind. */
export function refusalsOf({ method, access, body, upload, refusals = [] }: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(["BAD_REQUEST", "INTERNAL", ...refusals]);
  if (access === "administrators") codes.add("NOT_SIGNED_IN").add("TOKEN_INVALID");
  if (method !== "get") codes.add("FOREIGN_ORIGIN").add("RATE_LIMITED");
  if (method !== "get" || body || upload) {
    codes.add("BODY_TOO_LARGE").add("BODY_TOO_SLOW").add("NOT_JSON").add("FIELDS_INVALID");
  }
  return [...codes];
}

/** The error codes of every operation that writes into the library. */
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

/** The error codes of every operation that calls a paid service, whose spending is recorded first. */
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
