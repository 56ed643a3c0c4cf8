import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { onTestFinished } from "vitest";
import { endUploads } from "./body.ts";
import { sendError } from "./http.ts";

/** Serves an application with these routes and our error handler until the test ends; `logged` collects the log. */
export async function serveApp(mount: (app: Express) => void) {
  const logged: unknown[] = [];
  const app = express();
  app.use(endUploads);
  mount(app);
  app.use(sendError({ error: (entry: unknown) => void logged.push(entry) }));
  return { ...(await listen(app)), logged };
}

/** Serves an application on a free port until the test ends. */
export const listen = (app: Express) => listenBy(createServer(app));

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
