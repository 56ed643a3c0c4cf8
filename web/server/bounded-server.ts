import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { asAppError } from "../../api/platform/http.ts";
import { type Connections, openConnections } from "./connections.ts";
import type { Limits } from "./limits.ts";
import { oddityOf } from "./odd-requests.ts";
import { refusals, refuse } from "./refusals.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Bounded = { server: Server; connections: Connections };

type Options = {
  /** The headers of every answer, as pairs in a row; the handler sets them itself. */
  common?: readonly string[];
  /** Hears what the handler throws. */
  failed?: (error: unknown, request: IncomingMessage) => void;
};

/** An HTTP server on which nobody takes more than their share; `handler` is given what may be answered. */
export function boundedServer(handler: Handler, limits: Limits, { common = [], failed }: Options = {}): Bounded {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.lookMs,
    keepAliveTimeout: limits.keepAliveMs,
    // Beyond what browsers are told, for what is on its way.
    keepAliveTimeoutBuffer: limits.keepAliveMs / 10,
    // Node would refuse it without a word, and without what every answer says to browsers: `oddityOf` does.
    requireHostHeader: false,
  });
  // Node cuts off what is above this without a word, so that one more is what tells us.
  server.maxHeadersCount = limits.headerFields + 1;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = limits.stallMs;
  const connections = openConnections(server, limits, common);
  const admit: Handler = (request, response) => {
    const refusal = connections.admit(response) ?? oddityOf(request, limits);
    if (refusal !== null) return refuse(response, refusal, common);
    try {
      handler(request, response);
    } catch (error) {
      // An error on the way of one request ends that request, and nothing else.
      failed?.(error, request);
      if (response.headersSent) response.destroy();
      else refuse(response, asAppError(error), common);
    }
  };
  server.on("request", admit);
  // Whoever asks before sending is told to go on by who reads the body (api/platform/body.ts), and else has the refusal at once.
  server.on("checkContinue", admit);
  server.on("checkExpectation", (_request, response) => {
    refuse(response, connections.admit(response) ?? refusals.expectation(), common);
  });
  return { server, connections };
}
