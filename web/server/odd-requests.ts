import type { IncomingMessage } from "node:http";
import type { AppError } from "../../api/platform/errors.ts";
import type { Limits } from "./limits.ts";
import { refusals } from "./refusals.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const slash = 0x2f;

/**
 * What is wrong with a request whatever it asks for; null for the usual. An address that names its host too, as proxies are asked,
 * becomes the path that it means (RFC 9112, 3.2.2): nothing is ever fetched from elsewhere.
 */
export function oddityOf(
  request: IncomingMessage,
  { addressLength, headerFields }: Pick<Limits, "addressLength" | "headerFields">,
): AppError | null {
  if (request.httpVersionMajor !== 1) return refusals.malformed();
  if (!methods.has(request.method ?? "")) return refusals.method();
  if ((request.url ?? "").length > addressLength) return refusals.address();
  if (request.rawHeaders.length > 2 * headerFields) return refusals.headers();
  if (!namesItsHost(request)) return refusals.malformed();
  if (request.url?.charCodeAt(0) !== slash) return withoutHost(request);
  return null;
}

/** Once, and HTTP/1.0 perhaps not at all (RFC 9112, 3.2): of two, a proxy might go by the one and we by the other. */
function namesItsHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

function withoutHost(request: IncomingMessage): AppError | null {
  const { url = "", method } = request;
  // `OPTIONS *` asks what the server can do at all.
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
