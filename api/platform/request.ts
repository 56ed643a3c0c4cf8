import type { Request } from "express";

/** The site's public address, without a slash at the end: the configured one, else the one this request came to. */
export function originOf(request: Pick<Request, "protocol" | "get">, siteUrl: string | undefined): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const address = `${request.protocol}://${request.get("Host")}`;
  return URL.canParse(address) ? new URL(address).origin : "http://localhost";
}

/** The value of the first cookie of this name. */
export function cookieOf(request: Pick<Request, "get">, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = (request.get("Cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}
