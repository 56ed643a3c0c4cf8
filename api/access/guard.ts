import type { Request, RequestHandler } from "express";
import { markAdmin } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Access } from "./access.ts";

/** Method and path, relative to the guard's mount point. */
export type OpenRoute = `${"GET" | "POST"} /${string}`;

/** Lets administrators through, and everybody on the open routes; all others get 401. */
export function requireAdmin({
  access,
  openRoutes,
}: {
  access: Pick<Access, "verify">;
  openRoutes: readonly OpenRoute[];
}): RequestHandler {
  const open = new Set<string>(openRoutes);
  return async (request, response, next) => {
    if (open.has(`${request.method} ${asRouted(request.path)}`)) return next();
    response.set("WWW-Authenticate", "Bearer");
    const { admin, session } = await access.verify(tokenOf(request));
    response.removeHeader("WWW-Authenticate");
    markAdmin(response, admin, session);
    next();
  };
}

/** Normalizes a path as the router does, which ignores case and one trailing slash. */
const asRouted = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, "");

/** The token of a request. Throws NOT_SIGNED_IN and TOKEN_INVALID. */
export function tokenOf(request: Request): string {
  const header = request.get("Authorization");
  if (header === undefined) {
    throw new AppError("NOT_SIGNED_IN", "Only the administrator may do this.", { hint: "Sign in first." });
  }
  const [, token] = header.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i) ?? [];
  if (token !== undefined) return token;
  throw new AppError("TOKEN_INVALID", "This is no token of ours.", { hint: "Sign in again." });
}
