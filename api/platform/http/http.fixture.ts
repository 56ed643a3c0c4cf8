import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { onTestFinished } from "vitest";
import { type Admin, markAdmin } from "../admin.ts";
import { endUploads } from "./body.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { sendError } from "./http.ts";
import { mountEndpoints } from "./mount-endpoints.ts";

/** Serves an application with these routes and our error handler until the test ends; `logged` collects the log. */
export async function serveApp(mount: (app: Express) => void) {
  const logged: unknown[] = [];
  const app = express();
  app.use(endUploads);
  mount(app);
  app.use(sendError({ error: (entry: unknown) => void logged.push(entry) }));
  return { ...(await listen(app)), logged };
}

/** Serves these endpoints alone, to requests of this administrator. */
export const serveEndpoints = (
  groups: readonly EndpointGroup[],
  admin: Admin = { id: "1", username: "ola", role: "owner" },
) =>
  serveApp((app) => {
    app.use((_request, response, next) => {
      markAdmin(response, admin, null);
      next();
    });
    const endpoints = groups.flatMap(({ endpoints }) => endpoints);
    mountEndpoints(app, endpoints, { site: { siteUrl: undefined, limits: "off" }, responses: neverChanging });
  });

const neverChanging = { millisecondsUntilChange: () => Number.POSITIVE_INFINITY };

/** Serves an application on a free port until the test ends. */
export const listen = (app: Express) => listenBy(serverFor(app));

/** A server that leaves idle connections to its clients: closed by both at once, one would lose a request on a busy machine. */
export const serverFor = (listener: RequestListener): Server => createServer({ keepAliveTimeout: 0 }, listener);

/** The same with an existing server. */
export async function listenBy(server: Server) {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}
