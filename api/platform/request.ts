import type { Request } from "express";

/** The site's public address, without a slash at the end: the configured one, else the one this request came to. */
export function originOf(request: Pick<Request, "protocol" | "get">, siteUrl: string | undefined): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const address = `${request.protocol}://${request.get("Host")}`;
  return URL.canParse(address) ? new URL(address).origin : "http://localhost";
}
