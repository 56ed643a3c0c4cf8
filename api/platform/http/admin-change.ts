import type { Response } from "express";
import { type Admin, adminIn, sessionIdOf } from "../admin.ts";
import { AppError, httpStatus } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import { requestIdOf } from "./request-id.ts";

/** An administrative call that changed something, or was refused for lack of rights, or failed half-way. */
export type AdminChange = {
  admin: Admin;
  session: string | null;
  requestId: string | undefined;
  /** Method and path as declared. */
  call: string;
  target: string | null;
  /** `done`, or the code of the error. */
  outcome: string;
};

/** Names what a call is about, where its address does not: somebody's name, never a text or a secret. */
export function nameTarget({ locals }: Pick<Response, "locals">, target: string | null): void {
  locals.target = target;
}

/** Whether calls of this endpoint are noted. */
export const isAdminChange = ({ method, path, isQuestion }: Endpoint): boolean =>
  method !== "get" && !isQuestion && path.startsWith("/api/admin/");

/** The record of such a call; null for one by nobody who is signed in, and for one that was refused and changed nothing. */
export function changeOf(endpoint: Endpoint, response: Response, error?: unknown): AdminChange | null {
  const { method, path } = endpoint;
  const admin = adminIn(response);
  if (admin === undefined) return null;
  const outcome = error === undefined ? "done" : outcomeOf(error);
  if (outcome === null) return null;
  return {
    admin,
    session: sessionIdOf(response),
    requestId: requestIdOf(response),
    call: `${method.toUpperCase()} ${path}`,
    target: response.locals.target ?? null,
    outcome,
  };
}

/** The code of a refusal for lack of rights, or of a failure; null for what was refused before anything changed. */
function outcomeOf(error: unknown): string | null {
  if (!(error instanceof AppError)) return "INTERNAL";
  const status = httpStatus[error.code];
  return status === 403 || status >= 500 ? error.code : null;
}
