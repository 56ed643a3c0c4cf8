import type { Request, Response } from "express";
import type { z } from "zod";
import type { AppError, ErrorCode } from "../errors.ts";
import type { Role } from "../roles.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { Rate } from "./rates.ts";

/** A part of an address: its schema, and the error for one that does not fit. */
export type PathParameter<Schema extends z.ZodType = z.ZodType> = { schema: Schema; missing(): AppError };

/** An endpoint as it is documented, limited, parsed and answered: the one place that says so (docs/recipes.md). */
export type Endpoint = {
  method: "get" | "post" | "put" | "delete";
  /** From the site's root, with parameters in braces: `/api/posts/{id}`. Those below `/api` are in the OpenAPI document. */
  path: `/${string}`;
  summary: string;
  /**
   * The callers: everybody, or administrators of at least this role, who send a token, or only the owner of the machine, by the command
   * that does the same there.
   */
  access: "everybody" | Role | { ownerCommand: string };
  /** Called by other machines: requests from other sites' pages are not refused. */
  fromAnywhere?: boolean;
  /** Changes nothing although it is no GET, so the audit log has nothing of it. */
  isQuestion?: boolean;
  params?: Readonly<Record<string, PathParameter>> | undefined;
  query?: z.ZodObject | undefined;
  /** Request headers and their descriptions. */
  headers?: Readonly<Record<string, string>>;
  /** The schema of a JSON body. Without it, and without `upload`, a body is refused. */
  body?: z.ZodType | undefined;
  /** The longest JSON body in bytes; 16 kB unless given. */
  bodyLimit?: number;
  /** The media types of a body that is not JSON; the handler reads it. */
  upload?: readonly string[];
  /** Endpoints with the same rate are counted together. */
  rate?: Rate;
  /** By status. A handler's result is sent with the first of them, unless it sets another one. */
  answers: Readonly<Record<number, EndpointAnswer>>;
  /** Error codes, beyond those that all endpoints of its kind have (see `refusalsOf`). */
  refusals?: readonly ErrorCode[];
  /** Throws an error for a request that is refused before its body is read. */
  admit?(): void;
  answer: Answering;
};

/** `handle`: returns the JSON to send, or undefined when it has sent the response itself. `cached`: returns bytes, in microseconds. */
type Answering = { handle(call: Call): unknown } | { cached(request: CachedCall): CachedResponse };

/** The dependencies of a cached response: all of its request that its handler gets to see. */
export type CachedCall<Params = unknown, Query = unknown> = {
  params: Params;
  query: Query;
  acceptLanguage: string | undefined;
};

/** A request whose address, query and body fit their schemas. */
export type Call<Params = unknown, Query = unknown, Body = unknown> = {
  params: Params;
  query: Query;
  body: Body;
  request: Request;
  response: Response;
};

export type EndpointAnswer = {
  description: string;
  /** Schemas by media type; a response without a body has none. */
  content?: Readonly<Record<string, z.ZodType>>;
  headers?: Readonly<Record<string, string>>;
  /** False for a response with an error status that has another body than errors have. */
  isRefusal?: boolean;
};

/** A feature's endpoints, and their named schemas. */
export type EndpointGroup = {
  title: string;
  schemas?: Readonly<Record<string, z.ZodType>>;
  endpoints: readonly Endpoint[];
};

type Parameters = Readonly<Record<string, PathParameter>>;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ParsedParameters<Params extends Parameters> = { [Name in keyof Params]: z.output<Params[Name]["schema"]> };
type Common<Params, Query, Body> = Omit<Endpoint, "params" | "query" | "body" | "answer"> & {
  params?: Params;
  query?: Query;
  body?: Body;
};

/** Declares an endpoint: its handler gets what the schemas parse. */
export function endpoint<
  const Params extends Parameters,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>({
  handle,
  ...declared
}: Common<Params, Query, Body> & {
  handle(call: Call<ParsedParameters<Params>, Parsed<Query>, Parsed<Body>>): unknown;
}): Endpoint {
  return { ...declared, answer: { handle } };
}

/** Declares an endpoint whose responses are cached as bytes, and also answered in front of Express (web/server/fast-path). */
export function cachedEndpoint<const Params extends Parameters, Query extends z.ZodObject | undefined = undefined>({
  cached,
  ...declared
}: Omit<Common<Params, Query, undefined>, "method" | "access"> & {
  cached(request: CachedCall<ParsedParameters<Params>, Parsed<Query>>): CachedResponse;
}): Endpoint {
  return { ...declared, method: "get", access: "everybody", answer: { cached } };
}

/** Declares a part of an address. */
export const pathParameter = <Schema extends z.ZodType>(
  schema: Schema,
  missing: () => AppError,
): PathParameter<Schema> => ({ schema, missing });

/** A JSON response. */
export const json = (description: string, schema: z.ZodType): EndpointAnswer => ({
  description,
  content: { "application/json": schema },
});

/** Every error code of an endpoint: its own, and those of its kind. */
export function refusalsOf({ method, access, body, upload, rate, refusals = [] }: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(["BAD_REQUEST", "INTERNAL", ...refusals]);
  if (access !== "everybody") codes.add("NOT_SIGNED_IN").add("TOKEN_INVALID");
  if (access === "publisher" || access === "owner") codes.add("ROLE_REQUIRED");
  if (typeof access === "object") codes.add("OWNER_ONLY");
  if (rate !== undefined) codes.add("RATE_LIMITED");
  if (method !== "get") codes.add("FOREIGN_ORIGIN").add("RATE_LIMITED");
  if (method !== "get" || body || upload) {
    codes.add("BODY_TOO_LARGE").add("BODY_TOO_SLOW").add("NOT_JSON").add("FIELDS_INVALID");
  }
  return [...codes];
}
/** The error codes of every endpoint that writes into the library. */
export const contentRefusals = [
  "CONTENT_NOT_GIT",
  "CONTENT_NOT_CONFIGURED",
  "CONTENT_NOT_WRITABLE",
  "CONTENT_BLOCKED",
  "CONTENT_DIVERGED",
  "CONTENT_BUSY",
  "REMOTE_UNREACHABLE",
  "REMOTE_REFUSED",
  "DISK_FULL",
] as const satisfies ErrorCode[];

/** The error codes of every endpoint that calls a paid service, whose spending is recorded first. */
export const serviceRefusals = [
  "SERVICE_KEY_REFUSED",
  "SERVICE_UNPAID",
  "SERVICE_UNVERIFIED",
  "SERVICE_BUSY",
  "SERVICE_TOO_SLOW",
  "SERVICE_UNREACHABLE",
  "SERVICE_MODEL_UNKNOWN",
  "SERVICE_REFUSED",
  "SERVICE_ANSWER_UNUSABLE",
  "BUDGET_SPENT",
] as const satisfies ErrorCode[];
