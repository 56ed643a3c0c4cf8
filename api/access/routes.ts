import { type Request, type RequestHandler, Router } from "express";
import { adminOf, markAdmin, requireOwner } from "../platform/admin.ts";
import { noBody, readFields, sameOrigin } from "../platform/body.ts";
import { AppError } from "../platform/errors.ts";
import { allowOnly } from "../platform/http.ts";
import { networkOf } from "../platform/network.ts";
import type { RateLimits } from "../platform/rate-limit.ts";
import type { Access } from "./access.ts";
import { Credentials, NewAccount, PasswordChange } from "./model.ts";
import { setUpDone } from "./refusals.ts";

export type AccessRoutesOptions = { access: Access; site: { siteUrl: string | undefined; limits: RateLimits } };

/** Method and path, below the place where the guard stands. */
export type Door = `${"GET" | "POST"} /${string}`;

/** Two passwords of a thousand characters, however they are escaped. */
const limit = 32_768;

/** Lets administrators through, and everybody through the open doors; all others get 401. */
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

/** A path as the router matches it: in whatever case, and with one slash at its end or none. */
const asRouted = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, "");

/** The token that a request carries. Throws NOT_SIGNED_IN and TOKEN_INVALID. */
function tokenOf(request: Request): string {
  const header = request.get("Authorization");
  if (header === undefined) {
    throw new AppError("NOT_SIGNED_IN", "Only the administrator may do this.", { hint: "Sign in first." });
  }
  const [, token] = header.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i) ?? [];
  if (token !== undefined) return token;
  throw new AppError("TOKEN_INVALID", "This is no token of ours.", { hint: "Sign in again." });
}

/** Mount at `/api/admin`: `login`, `setup`, `logout`, `password`, `accounts`. */
export function accessRoutes({ access, site: { siteUrl } }: AccessRoutesOptions): Router {
  const router = Router();
  const post = (path: string, ...handlers: RequestHandler[]) =>
    router
      .route(path)
      .post(sameOrigin(siteUrl), ...handlers)
      .all(allowOnly("POST"));

  post("/login", async (request, response) => {
    const credentials = await readFields(request, Credentials, { limit });
    response.json(await access.login(credentials, networkOf(request.ip)));
  });
  post("/setup", async (request, response) => {
    if (access.isSetUp()) throw setUpDone();
    const admin = await access.setUp(await readFields(request, NewAccount, { limit }));
    response.status(201).json({ success: true, admin });
  });
  post("/logout", noBody, async (request, response) => {
    await access.logout(tokenOf(request));
    response.json({ success: true });
  });
  post("/password", async (request, response) => {
    const change = await readFields(request, PasswordChange, { limit });
    response.json(await access.changePassword(adminOf(response), change, networkOf(request.ip)));
  });
  post("/accounts", async (request, response) => {
    const admin = await access.create(await readFields(request, NewAccount, { limit }));
    response.status(201).json({ success: true, admin });
  });
  post("/accounts/password", async (request, response) => {
    requireOwner(response, "mruk admin reset-password");
    const admin = await access.resetPassword(await readFields(request, NewAccount, { limit }));
    response.json({ success: true, admin });
  });
  return router;
}
