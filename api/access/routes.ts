import { type Request, type RequestHandler, type Response, Router } from "express";
import { adminOf, markAdmin, requireOwner } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { noBody, readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import { networkOf } from "#api/platform/http/network.ts";
import type { RateLimits } from "#api/platform/http/rate-limit.ts";
import { requestIdOf } from "#api/platform/http/request-id.ts";
import type { Access } from "./access.ts";
import { Credentials, NewAccount, PasswordChange } from "./model.ts";
import { setUpDone } from "./refusals.ts";

export type AccessRoutesOptions = {
  access: Access;
  site: { siteUrl: string | undefined; limits: RateLimits };
  log: Log;
};
type Log = Record<"info" | "warn", (facts: object, message: string) => void>;

/** Method and path, relative to the guard's mount point. */
export type Door = `${"GET" | "POST"} /${string}`;

/** Two passwords of a thousand characters, however they are escaped. */
const limit = 32_768;

/** Lets administrators through, and everybody on the open routes; all others get 401. */
export function requireAdmin({
  access,
  openDoors,
}: {
  access: Pick<Access, "verify">;
  openDoors: readonly Door[];
}): RequestHandler {
  const open = new Set<string>(openDoors);
  return async (request, response, next) => {
    if (open.has(`${request.method} ${asRouted(request.path)}`)) return next();
    response.set("WWW-Authenticate", "Bearer");
    const admin = await access.verify(tokenOf(request));
    response.removeHeader("WWW-Authenticate");
    markAdmin(response, admin);
    next();
  };
}

/** Normalizes a path as the router does, which ignores case and one trailing slash. */
const asRouted = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, "");

/** The token of a request. Throws NOT_SIGNED_IN and TOKEN_INVALID. */
function tokenOf(request: Request): string {
  const header = request.get("Authorization");
  if (header === undefined) {
    throw new AppError("NOT_SIGNED_IN", "Only the administrator may do this.", { hint: "Sign in first." });
  }
  const [, token] = header.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i) ?? [];
  if (token !== undefined) return token;
  throw new AppError("TOKEN_INVALID", "This is no token of ours.", { hint: "Sign in again." });
}

/**
 * Mount at `/api/admin`: `login`, `setup`, `logout`, `password`, `accounts`. The log gets the names of those who signed in and what they
 * changed. Of refused callers it gets only the reason, because a name may be a password typed into the wrong field.
 */
export function accessRoutes({ access, site: { siteUrl }, log }: AccessRoutesOptions): Router {
  const router = Router();
  const note = (response: Response, message: string, admin: { username: string }) =>
    log.info({ requestId: requestIdOf(response), admin: admin.username }, message);
  const noteRefusal = (response: Response, message: string) => (error: unknown) => {
    if (error instanceof AppError) log.warn({ requestId: requestIdOf(response), code: error.code }, message);
    throw error;
  };
  const post = (path: string, ...handlers: RequestHandler[]) =>
    router
      .route(path)
      .post(sameOrigin(siteUrl), ...handlers)
      .all(allowOnly("POST"));

  post("/login", async (request, response) => {
    const credentials = await readFields(request, Credentials, { limit });
    const session = await access
      .login(credentials, networkOf(request.ip))
      .catch(noteRefusal(response, "A sign-in was refused"));
    note(response, "Signed in", session.admin);
    response.json(session);
  });
  post("/setup", async (request, response) => {
    if (access.isSetUp()) throw setUpDone();
    const admin = await access.setUp(await readFields(request, NewAccount, { limit }));
    note(response, "Administrator made", admin);
    response.status(201).json({ success: true, admin });
  });
  post("/logout", noBody, async (request, response) => {
    await access.logout(tokenOf(request));
    note(response, "Signed out", adminOf(response));
    response.json({ success: true });
  });
  post("/password", async (request, response) => {
    const change = await readFields(request, PasswordChange, { limit });
    const session = await access
      .changePassword(adminOf(response), change, networkOf(request.ip))
      .catch(noteRefusal(response, "A change of password was refused"));
    note(response, "Password changed", session.admin);
    response.json(session);
  });
  post("/accounts", async (request, response) => {
    const admin = await access.create(await readFields(request, NewAccount, { limit }));
    note(response, "Administrator made", admin);
    response.status(201).json({ success: true, admin });
  });
  post("/accounts/password", async (request, response) => {
    requireOwner(response, "mruk admin reset-password");
    const admin = await access.resetPassword(await readFields(request, NewAccount, { limit }));
    note(response, "Password set by the owner", admin);
    response.json({ success: true, admin });
  });
  return router;
}
