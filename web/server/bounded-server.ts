import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { asAppError } from "#api/platform/http/http.ts";
import { type Connections, openConnections } from "./connections.ts";
import type { Limits } from "./limits.ts";
import { requestFault } from "./odd-requests.ts";
import { refusals, refuse } from "./refusals.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Bounded = { server: Server; connections: Connections };

type Options = {
  /** The headers of every response; the handler sets them itself. */
  common?: Readonly<Record<string, string>>;
  /** Called with an error that the handler throws. */
  onError?: (error: unknown, request: IncomingMessage) => void;
};

/** An HTTP server with limits on connections and requests; `handler` gets only requests within them. */
export function boundedServer(handler: Handler, limits: Limits, { common = {}, onError }: Options = {}): Bounded {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.lookMs,
    keepAliveTimeout: limits.keepAliveMs,
    // Longer than clients are told, for requests that are on their way.
    keepAliveTimeoutBuffer: limits.keepAliveMs / 10,
    // Off, since Node's own refusal has neither the common headers nor a JSON body: `requestFault` checks it.
    requireHostHeader: false,
  });
  // Node silently drops further headers: one above our limit shows that there were too many.
  server.maxHeadersCount = limits.headerFields + 1;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = limits.stallMs;
  const connections = openConnections(server, limits, common);
  const admit: Handler = (request, response) => {
    const refusal = connections.admit(response) ?? requestFault(request, limits);
    if (refusal !== null) return refuse(response, refusal, common);
    try {
      handler(request, response);
    } catch (error) {
      // An error ends its own request and no other.
      onError?.(error, request);
      if (response.headersSent) response.destroy();
      else refuse(response, asAppError(error), common);
    }
  };
  server.on("request", admit);
  // The reader of the body sends the 100 Continue (api/platform/http/body.ts); a refused request never gets one.
  server.on("checkContinue", admit);
  server.on("checkExpectation", (_request, response) => {
    refuse(response, connections.admit(response) ?? refusals.expectation(), common);
  });
  return { server, connections };
}
