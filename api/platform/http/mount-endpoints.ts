import type { Request, RequestHandler, Response, Router } from "express";
import { requireOwner } from "../admin.ts";
import { publishAnswer } from "./answer-channel.ts";
import { noBody, readFields, sameOrigin } from "./body.ts";
import type { Endpoint } from "./endpoint.ts";
import { allowOnly } from "./http.ts";
import { parseQuery } from "./parse.ts";
import { countedHere, limitRate, type RateLimits } from "./rate-limit.ts";
import type { ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";

type MountOptions = {
  site: { siteUrl: string | undefined; limits: RateLimits };
  responses: Pick<ResponseCache, "millisecondsUntilChange">;
};

/** Mounts the rate limits of endpoints. They come before the guard of administrators, so that guessing counts too. */
export function mountRates(router: Router, endpoints: readonly Endpoint[], { site }: MountOptions): void {
  const limiters = new Map<string, RequestHandler>();
  for (const { rate, method, path, ...endpoint } of endpoints) {
    if (rate === undefined) continue;
    const limiter = limiters.get(rate.name) ?? limitRate(rate, rate.perServer ? countedHere(site.limits) : site.limits);
    limiters.set(rate.name, limiter);
    router[method](routed(path), ...originCheck({ method, ...endpoint }, site), limiter);
  }
}

/** Mounts the routes of endpoints, each path with a 405 for its other methods. */
export function mountEndpoints(router: Router, endpoints: readonly Endpoint[], options: MountOptions): void {
  for (const [path, ofPath] of Map.groupBy(endpoints, ({ path }) => path)) {
    const route = router.route(routed(path));
    for (const endpoint of ofPath) route[endpoint.method](...handlersOf(endpoint, options));
    const methods = ofPath.flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));
    route.all(allowOnly(...methods));
  }
}

/** `/posts/{id}` as Express writes it. */
const routed = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function handlersOf(endpoint: Endpoint, { site, responses }: MountOptions): RequestHandler[] {
  const { method, access, body, upload } = endpoint;
  const readsNothing = method !== "get" && body === undefined && upload === undefined;
  return [
    (_request, response, next) => {
      response.locals.endpoint = endpoint;
      next();
    },
    ...originCheck(endpoint, site),
    (_request, response, next) => {
      if (access !== "everybody") response.set("Cache-Control", "no-store");
      if (typeof access === "object") requireOwner(response, access.ownerCommand);
      endpoint.admit?.();
      next();
    },
    ...(readsNothing ? [noBody] : []),
    (request, response) => respond(endpoint, request, response, responses),
  ];
}

const originCheck = (
  { method, fromAnywhere }: Pick<Endpoint, "method" | "fromAnywhere">,
  { siteUrl }: MountOptions["site"],
) => (method === "get" || fromAnywhere ? [] : [sameOrigin(siteUrl)]);

async function respond(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  responses: MountOptions["responses"],
): Promise<void> {
  const { answer, bodyLimit } = endpoint;
  const params = parseParameters(endpoint.params, request.params);
  const query = endpoint.query && parseQuery(endpoint.query, request.query);
  if ("cached" in answer) {
    const acceptLanguage = request.get("Accept-Language");
    return sendCached(request, response, {
      answer: answer.cached({ params, query, acceptLanguage }),
      answers: responses,
    });
  }
  const body =
    endpoint.body && (await readFields(request, endpoint.body, bodyLimit === undefined ? {} : { limit: bodyLimit }));
  const usual = firstStatus(endpoint);
  const result = await answer.handle({ params, query, body, request, response });
  if (result === undefined) {
    // To a client that left meanwhile nothing was sent.
    if (response.headersSent) publishAnswer(response);
    return;
  }
  if (response.statusCode === 200) response.status(usual);
  if (response.get("Cache-Control") === undefined) response.set("Cache-Control", "no-store");
  const text = JSON.stringify(result);
  response.type("json");
  publishAnswer(response, () => text);
  response.send(text);
}

const firstStatus = ({ answers }: Endpoint): number => Math.min(...Object.keys(answers).map(Number));

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
