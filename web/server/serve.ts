import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorRequestHandler } from "express";
import { showsAdvertising } from "#api/advertising/model.ts";
import { type ApiParts, apiHeaders, createApi, createApp, endpointsOf } from "#api/app.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError, httpStatus } from "#api/platform/errors.ts";
import { withHeaders } from "#api/platform/http/http.ts";
import { loggablePath } from "#api/platform/http/loggable-path.ts";
import { requestIdOf } from "#api/platform/http/request-id.ts";
import { openResponses } from "#api/wiring/responses.ts";
import { storageOrigin } from "#api/wiring/storage.ts";
import { boundedServer } from "./bounded-server.ts";
import type { Connections } from "./connections.ts";
import { openFastPath } from "./fast-path/fast-path.ts";
import { openPictureFastPath } from "./fast-path/pictures.ts";
import { listen } from "./handover/listening-socket.ts";
import { type Limits, limitsFor } from "./limits.ts";
import { pageAnswers } from "./page-answers.ts";
import { pages } from "./pages.ts";
import { sendPlain } from "./plain.ts";
import { builtAssets, builtRenderer, builtWorkers, developmentRenderer } from "./renderer.ts";
import { requestLog, requestLogger, requestTracker } from "./request-log.ts";
import { securityHeaders } from "./security.ts";
import { serveWorker } from "./worker-script.ts";

export type Served = {
  url: string;
  port: number;
  /** The file descriptor of the listening socket, until it is closed. */
  fd: number;
  connections: Pick<Connections, "leave" | "stay">;
  /** With `graceMs` another process goes on listening on the socket: nobody has to be sent elsewhere, and everybody is to be answered. */
  close(options?: { graceMs?: number }): Promise<void>;
};
type Options = {
  config: Pick<Config, "PORT" | "HOST" | "SITE_URL" | "TRUST_PROXY"> &
    Partial<Pick<Config, "AZURE_STORAGE_CONNECTION_STRING" | "OFFLINE">>;
  services: ApiParts;
  /** The file descriptor of a socket to listen on, instead of HOST and PORT. */
  inherited?: number | null;
  /** Uses Vite's development server in place of the built files. */
  dev?: boolean;
  /** Whether the fast path answers in front of Express; tests turn it off for comparison. */
  fast?: boolean;
  /** For how many milliseconds a closing server waits for responses under way. */
  farewell?: number;
  /** The limits of connections and requests. */
  limits?: Limits;
};

// Readers may be slow, but service managers tend to kill a server that takes ten seconds to stop.
const longestFarewell = 8_000;

/** Serves the API, the pictures and the pages until it is closed; closing lets requests that have begun finish. */
export async function startServer({
  config,
  services,
  inherited = null,
  dev = false,
  fast = true,
  farewell = longestFarewell,
  limits = limitsFor(config),
}: Options): Promise<Served> {
  const app = createApp({ trustProxy: config.TRUST_PROXY });
  let fastPath: ReturnType<typeof openFastPath> = () => false;
  let picturePath = fastPath;
  const advertising = showsAdvertising(services.advertising);
  const https = config.SITE_URL?.startsWith("https:") ?? false;
  const security = securityHeaders({ https, dev, advertising, storage: storageOrigin(config) });
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!picturePath(request, response) && !fastPath(request, response)) app(request, response);
  };
  const onError = (error: unknown, { url = "" }: IncomingMessage) =>
    services.log.error({ err: error, path: loggablePath(url) }, "Request failed in front of the routes");
  const { server, connections } = boundedServer(handle, limits, { common: security, onError });
  services.metrics.watch(connections);
  const offline = config.OFFLINE !== "off";
  const renderer = dev ? await developmentRenderer(server) : await builtRenderer({ offline });
  const logging = { log: services.log, observe: services.metrics.observe };
  const responses = openResponses(services);
  const groups = endpointsOf(services, responses);
  const shown = pageAnswers({ ...services, renderer, answers: responses });
  app.use(requestLog(logging));
  app.use(withHeaders(security));
  app.use(createApi(services, responses, groups));
  app.use(renderer.files);
  // In development nothing is kept: another build would be shown than the one at work.
  if (!dev) app.use(await workerOf(services, { isOn: offline, headers: security }));
  app.use(pages({ ...services, renderer, answers: responses, pageAnswers: shown }));
  app.use(sendPlainError(services.log));
  // In development each page is rendered anew.
  if (!dev && fast) {
    const { hotPictures } = services;
    const trackRequest = requestTracker(logging);
    if (hotPictures) picturePath = openPictureFastPath({ pictures: hotPictures, fixed: security, trackRequest });
    const fixed = { api: { ...security, ...apiHeaders }, page: security };
    const logRequest = requestLogger(logging);
    fastPath = openFastPath({
      endpoints: groups.flatMap(({ endpoints }) => endpoints),
      responses,
      pageAnswers: shown,
      siteUrl: services.site.siteUrl,
      trustProxy: config.TRUST_PROXY,
      fixed,
      logRequest,
    });
  }
  const { url, port, fd } = await listen(server, { ...config, inherited }).catch(async (error: unknown) => {
    await renderer.close();
    throw error;
  });
  return {
    url,
    port,
    fd,
    connections,
    async close({ graceMs = 0 } = {}) {
      const startedAt = performance.now();
      // Readiness fails first, so that load balancers send their readers elsewhere while this server still answers.
      if (graceMs === 0) await services.readiness.farewell(farewell / 2);
      const left = farewell - (performance.now() - startedAt);
      // Both at once: the stream of a running job is a response under way, so neither can wait for the other.
      await Promise.all([services.jobs.close(), connections.close(left, { graceMs })]);
      await renderer.close();
    },
  };
}

type WorkerChoice = { isOn: boolean; headers: Record<string, string> };
const workerOf = ({ site: { contactEmail, channelUrl, siteUrl }, advertising }: ApiParts, choice: WorkerChoice) =>
  serveWorker({
    workers: builtWorkers,
    assets: builtAssets,
    settings: { contactEmail, channelUrl, advertising },
    siteUrl,
    ...choice,
  });

/** Handles a page that could not be rendered: readers get a sentence, the log gets the error. */
function sendPlainError(log: ApiParts["log"]): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    log.error({ err: error, requestId: requestIdOf(response), path: loggablePath(request.path) }, "Page failed");
    if (response.headersSent) return void response.destroy();
    if (error instanceof URIError) return sendPlain(response, 400, "This is no address of ours.");
    const status = error instanceof AppError ? httpStatus[error.code] : 500;
    sendPlain(response, status, "Something went wrong. Please try again.");
  };
}
