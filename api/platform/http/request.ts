import type { Request } from "express";
import { AppError } from "../errors.ts";

/** An origin without characters that need escaping, since pages contain it as it is. */
const plainOrigin = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** The site's public origin: the configured one, else the one in the request. */
export function originOf(
  request: { protocol: string; get(name: string): string | undefined },
  siteUrl: string | undefined,
): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const address = `${request.protocol}://${request.get("Host")}`;
  const origin = URL.canParse(address) ? new URL(address).origin : "";
  return plainOrigin.test(origin) ? origin : "http://localhost";
}

/** The value of the first cookie of this name. */
export function cookieOf(request: Pick<Request, "get">, name: string): string | undefined {
  return cookieIn(request.get("Cookie") ?? "", name);
}

/** The same for the value of a Cookie header. */
export function cookieIn(header: string, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** The `Idempotency-Key` header. Throws BAD_REQUEST for an invalid one. */
export function idempotencyKeyOf(request: Pick<Request, "get">): string | undefined {
  const key = request.get("Idempotency-Key");
  if (key === undefined || /^[\x20-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError("BAD_REQUEST", "The Idempotency-Key must be 1 to 200 printable characters.", {
    hint: "A random UUID is a good one.",
  });
}

/** That header in an endpoint's declaration. */
export const idempotencyHeader = { "Idempotency-Key": "The same key is answered with the same result for a day." };
