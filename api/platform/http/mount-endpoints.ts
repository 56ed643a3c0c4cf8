import type { ErrorRequestHandler, RequestHandler, Response, Router } from "express";
import { requireOwner, requireRole } from "../admin.ts";
import { type AdminChange, changeOf, isAdminChange, nameTarget } from "./admin-change.ts";
import { publishAnswer } from "./answer-channel.ts";
import { noBody, readFields, sameOrigin } from "./body.ts";
import type { Endpoint } from "./endpoint.ts";
import { allowOnly } from "./http.ts";
import { parseQuery } from "./parse.ts";
import { countedHere, limitRate, type RateLimits } from "./rate-limit.ts";
import type { Rate } from "./rates.ts";
import type { ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";

type MountOptions = {
  site: { siteUrl: string | undefined; limits: RateLimits };
  responses: Pick<ResponseCache, "millisecondsUntilChange">;
  /** Handlers for everything below `/api/admin`. They come after the limits of endpoints, so that guessing counts too. */
  guard?: RequestHandler[];
  /** Hears of administrative calls that changed something, failed, or were refused for lack of rights. Must not throw. */
  onAdminChange?(change: AdminChange): Promise<void>;
};

/** Mounts endpoints: their limits, the guard, and their routes, each path with a 405 for its other methods. */
export function mountEndpoints(router: Router, endpoints: readonly Endpoint[], options: MountOptions): void {
  const limiterOf = limiters(options.site.limits);
  for (const endpoint of endpoints) {
    const { rate, method, path } = endpoint;
    if (rate) router[method](routed(path), ...arrival(endpoint, options), limiterOf(rate));
  }
  if (options.guard) router.use("/api/admin", ...options.guard);
  for (const [path, ofPath] of Map.groupBy(endpoints, ({ path }) => path)) {
    const route = router.route(routed(path));
    for (const endpoint of ofPath) route[endpoint.method](...handlersOf(endpoint, options));
    const methods = ofPath.flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));
    route.all(allowOnly(...methods));
  }
}

/** One limiter for all endpoints with the same rate. */
function limiters(limits: RateLimits): (rate: Rate) => RequestHandler {
  const known = new Map<Rate, RequestHandler>();
  return (rate) => {
    const limiter = known.get(rate) ?? limitRate(rate, rate.perServer ? countedHere(limits) : limits);
    known.set(rate, limiter);
    return limiter;
  };
}

/** `/posts/{id}` as Express writes it. */
const routed = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Notes which endpoint a request has reached, and refuses pages of other sites. */
function arrival(endpoint: Endpoint, { site }: MountOptions): RequestHandler[] {
  const { method, fromAnywhere } = endpoint;
  const note: RequestHandler = (_request, response, next) => {
    response.locals.endpoint = endpoint;
    next();
  };
  return method === "get" || fromAnywhere ? [note] : [note, sameOrigin(site.siteUrl)];
}

function handlersOf(endpoint: Endpoint, options: MountOptions): (RequestHandler | ErrorRequestHandler)[] {
  const { method, access, body, upload, rate } = endpoint;
  const readsNothing = method !== "get" && body === undefined && upload === undefined;
  const enter: RequestHandler = (_request, response, next) => {
    if (access !== "everybody") admit(response, access);
    endpoint.admit?.();
    next();
  };
  return [
    // A request of a limited endpoint has arrived already.
    ...(rate ? [] : arrival(endpoint, options)),
    enter,
    ...(readsNothing ? [noBody] : []),
    responder(endpoint, options),
    ...(isAdminChange(endpoint) ? [noteFailure(endpoint, options)] : []),
  ];
}

/** Throws ROLE_REQUIRED, OWNER_ONLY. */
function admit(response: Response, access: Exclude<Endpoint["access"], "everybody">): void {
  response.set("Cache-Control", "no-store");
  if (typeof access === "object") requireOwner(response, access.ownerCommand);
  else requireRole(response, access);
}

/** Notes that an administrative call failed, and passes the error on. */
function noteFailure(endpoint: Endpoint, { onAdminChange }: MountOptions): ErrorRequestHandler {
  return async (error, _request, response, next) => {
    const change = changeOf(endpoint, response, error);
    if (change) await onAdminChange?.(change);
    next(error);
  };
}

function responder(endpoint: Endpoint, { responses, onAdminChange }: MountOptions): RequestHandler {
  const { answer, bodyLimit } = endpoint;
  const isNoted = isAdminChange(endpoint);
  const usualStatus = Math.min(...Object.keys(endpoint.answers).map(Number));
  return async (request, response) => {
    const params = parseParameters(endpoint.params, request.params);
    const query = endpoint.query && parseQuery(endpoint.query, request.query);
    if ("cached" in answer) {
      const cached = answer.cached({ params, query, acceptLanguage: request.get("Accept-Language") });
      return sendCached(request, response, { answer: cached, answers: responses });
    }
    const body = endpoint.body && (await readFields(request, endpoint.body, { limit: bodyLimit }));
    if (isNoted) nameTarget(response, Object.values(params).join(" ") || null);
    const result = await answer.handle({ params, query, body, request, response });
    const change = isNoted ? changeOf(endpoint, response) : null;
    if (change) await onAdminChange?.(change);
    if (result !== undefined) sendJson(response, result, usualStatus);
    // To a client that left meanwhile nothing was sent.
    else if (response.headersSent) publishAnswer(response);
  };
}

/** Sends a handler's result, with the endpoint's usual status unless the handler has set another one. */
function sendJson(response: Response, result: unknown, usualStatus: number): void {
  if (response.statusCode === 200) response.status(usualStatus);
  if (response.get("Cache-Control") === undefined) response.set("Cache-Control", "no-store");
  const text = JSON.stringify(result);
  response.type("json");
  publishAnswer(response, () => text);
  response.send(text);
}

/** Parses the parts of an address. Throws the error of the first part that does not fit. */
export function parseParameters(
  parameters: Endpoint["params"] = {},
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { schema, missing }]) => {
      const { success, data } = schema.safeParse(given[name]);
      if (!success) throw missing();
      return [name, data];
    }),
  );
}
