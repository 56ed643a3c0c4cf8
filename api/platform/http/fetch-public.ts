import { type LookupAddress, lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { codeOf } from "../error-code.ts";
import { AppError } from "../errors.ts";
import { isPublicAddress } from "./public-address.ts";

export type Fetched = { status: number; contentType: string; bytes: Uint8Array };

/**
 * Fetches an address that somebody typed, from the server. It connects to hosts on the public network only, at the very IP address that
 * was checked, and checks again after each redirect. Throws ADDRESS_REFUSED, ADDRESS_UNREACHABLE.
 */
export type FetchPublic = (address: string, limits: FetchLimits) => Promise<Fetched>;
export type FetchLimits = { mostBytes: number; seconds?: number; signal?: AbortSignal | undefined };

/** Name resolution and the check of addresses; tests replace both. */
export type Network = {
  resolve(host: string): Promise<LookupAddress[]>;
  /** Whether a connection to this IP address is allowed for this URL. */
  isAllowed(address: string, port: number, url: URL): boolean;
};

export const publicNetwork: Network = {
  resolve: (host) =>
    new Promise((resolve, reject) => {
      lookup(host, { all: true, verbatim: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
    }),
  isAllowed: isPublicAddress,
};

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

export function createFetchPublic({ resolve, isAllowed }: Network = publicNetwork): FetchPublic {
  return async (address, { mostBytes, seconds = 15, signal }) => {
    const timeout = AbortSignal.timeout(seconds * 1000);
    const deadline = signal ? AbortSignal.any([signal, timeout]) : timeout;
    let url = parse(address);
    try {
      for (let hops = 0; hops <= mostRedirects; hops += 1) {
        const response = await ask(url, deadline);
        const status = response.statusCode ?? 0;
        const { location } = response.headers;
        if (!redirects.has(status) || location === undefined) {
          return {
            status,
            contentType: response.headers["content-type"] ?? "",
            bytes: await read(response, mostBytes),
          };
        }
        response.destroy();
        url = parse(location, url);
      }
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof AppError
        ? error
        : unreachable(url, timeout.aborted ? "takes too long" : (codeOf(error) ?? "no answer"), error);
    }
    throw refused(`${url.host} sends on more than ${mostRedirects} times`);
  };

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // Node does not call `lookup` where the host is an IP address already.
    if (isIP(host) !== 0 && !isAllowed(host, port, url)) throw notPublic(url);
    const options: RequestOptions = {
      lookup: checkedLookup(url, port),
      // A pooled connection would skip the check of its address.
      agent: false,
      signal,
      headers: { "User-Agent": "Mruk", Accept: "*/*", "Accept-Encoding": "identity" },
    };
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      send(url, options)
        .once("response", resolve)
        .once("error", reject)
        // A host that switches protocols causes neither event.
        .once("close", () => reject(new Error("The connection ended without an answer.")))
        .end();
    });
  }

  /** Resolves a name, and passes only its allowed addresses to the connection. */
  function checkedLookup(url: URL, port: number): LookupFunction {
    return (host, { all }, callback) => {
      resolve(host).then(
        (found) => {
          const allowed = found.filter(({ address }) => isAllowed(address, port, url));
          const [first] = allowed;
          if (!first) callback(notPublic(url), "");
          else if (all) callback(null, allowed);
          else callback(null, first.address, first.family);
        },
        (error: NodeJS.ErrnoException) => callback(error, ""),
      );
    };
  }
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !["http:", "https:"].includes(url.protocol)) throw refused("This is no http or https address");
  if (url.username !== "" || url.password !== "") throw refused("The address carries a name or a password");
  return url;
}

async function read(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (length > mostBytes) throw refused(`The answer is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const notPublic = ({ hostname }: URL) => refused(`${hostname} is not on the public network`);

function refused(message: string): AppError {
  return new AppError("ADDRESS_REFUSED", message, { hint: "Give the address of something that everybody can reach." });
}

function unreachable({ host }: URL, why: string, cause: unknown): AppError {
  return new AppError("ADDRESS_UNREACHABLE", `${host} cannot be reached: ${why}`, {
    hint: "Try again later, or give another address.",
    cause,
  });
}
