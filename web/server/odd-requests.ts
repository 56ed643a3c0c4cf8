import type { IncomingMessage } from "node:http";
import type { AppError } from "#api/platform/errors.ts";
import type { Limits } from "./limits.ts";
import { refusals } from "./refusals.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const slash = 0x2f;

/**
 * The fault of a request on any route; null for a valid one. The absolute URL of a request to a proxy is rewritten to its path
 * (RFC 9112, 3.2.2): nothing is ever fetched from elsewhere.
 */
export function requestFault(
  request: IncomingMessage,
  { addressLength, headerFields }: Pick<Limits, "addressLength" | "headerFields">,
): AppError | null {
  if (request.httpVersionMajor !== 1) return refusals.malformed();
  if (!methods.has(request.method ?? "")) return refusals.method();
  if ((request.url ?? "").length > addressLength) return refusals.address();
  if (request.rawHeaders.length > 2 * headerFields) return refusals.headers();
  if (!hasOneHost(request)) return refusals.malformed();
  if (request.url?.charCodeAt(0) !== slash) return rewriteToPath(request);
  return null;
}

/** HTTP/1.0 may omit the header (RFC 9112, 3.2). Of two hosts, a proxy might use the one and we the other. */
function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

function rewriteToPath(request: IncomingMessage): AppError | null {
  const { url = "", method } = request;
  // `OPTIONS *` is about the server as a whole.
  if (url === "*" && method === "OPTIONS") {
    request.url = "/";
    return null;
  }
  const address = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null;
  if (address === null) return refusals.malformed();
  request.url = address.pathname + address.search;
  request.headers.host = address.host;
  return null;
}
