import { type RequestHandler, Router } from "express";
import type { RateLimits } from "../platform/rate-limit.ts";
import type { Access } from "./access.ts";

export type AccessRoutesOptions = { access: Access; site: { siteUrl: string | undefined; limits: RateLimits } };

/** Method and path, below the place where the guard stands. */
export type Door = `${"GET" | "POST"} /${string}`;

/** Lets administrators through, and everybody through the open doors; all others get 401. */
export function requireAdmin(_options: { access: Pick<Access, "verify">; openDoors: readonly Door[] }): RequestHandler {
  return (_request, _response, next) => next();
}

/** Mount at `/api/admin`: `login`, `setup`, `logout`, `password`, `accounts`. */
export function accessRoutes(_options: AccessRoutesOptions): Router {
  return Router();
}
