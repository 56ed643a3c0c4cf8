import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import express from "express";
import sirv from "sirv";
import { type ApiParts, createApi, createApp } from "../api/app.ts";
import type { Config } from "../api/platform/config.ts";
import { AppError } from "../api/platform/errors.ts";
import { pages } from "./server/pages.ts";
import { builtAssets, builtRenderer, developmentRenderer } from "./server/renderer.ts";
import { securityHeaders } from "./server/security.ts";

export type Served = { url: string; port: number; close(): Promise<void> };
type Options = {
  config: Pick<Config, "PORT" | "HOST" | "SITE_URL" | "TRUST_PROXY">;
  services: ApiParts;
  /** Vite's development server in place of the built files. */
  dev?: boolean;
};

// Slow senders are let go early: Node's own patience (60 s and 300 s) lets a few hundred of them fill a server.
const patience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/** Serves the API, the pictures and the pages until it is closed; closing lets requests that have begun finish. */
export async function startServer({ config, services, dev = false }: Options): Promise<Served> {
  const app = createApp({ trustProxy: config.TRUST_PROXY });
  const server = createServer(patience, app);
  const renderer = dev ? await developmentRenderer(server) : await builtRenderer();
  app.use(securityHeaders({ https: config.SITE_URL?.startsWith("https:") ?? false, dev }));
  app.use(createApi(services));
  app.use(
    "/assets",
    dev ? express.Router() : sirv(builtAssets, { immutable: true, maxAge: 31_536_000, brotli: true, gzip: true }),
  );
  if (renderer.middleware) app.use(renderer.middleware);
  app.use(pages({ ...services, siteUrl: config.SITE_URL, renderer }));
  app.use(sendPlainError(services.log));
  const stop = closing(server);
  const port = await listen(server, config).catch(async (error: unknown) => {
    await renderer.close();
    throw error;
  });
  return {
    url: `http://${config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST}:${port}`,
    port,
    async close() {
      await stop();
      await renderer.close();
    },
  };
}

/** A page that could not be rendered. Readers get a sentence, the log gets the reason. */
function sendPlainError(log: ApiParts["log"]): express.ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    log.error({ err: error, url: request.originalUrl }, "Page failed");
    if (response.headersSent) return next(error);
    const badAddress = error instanceof URIError;
    response
      .status(badAddress ? 400 : 500)
      .set("Cache-Control", "no-store")
      .removeHeader("Content-Encoding");
    response
      .type("text")
      .send(badAddress ? "This is no address of ours.\n" : "Something went wrong. Please try again.\n");
  };
}

function listen(server: Server, { PORT, HOST }: Pick<Config, "PORT" | "HOST">): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, PORT, HOST)));
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): unknown {
  const known: Record<string, [string, string]> = {
    EADDRINUSE: [`Port ${port} is taken.`, `Stop what is using it, or choose another: PORT=${port + 1} npm start`],
    EACCES: [`Port ${port} may not be used by this account.`, "Choose a port above 1023, for example PORT=3000."],
    EADDRNOTAVAIL: [`This machine has no address ${host}.`, "Set HOST to an address of this machine, or unset it."],
    ENOTFOUND: [`This machine has no address ${host}.`, "Set HOST to an address of this machine, or unset it."],
  };
  const [message, hint] = known[error.code ?? ""] ?? [];
  return message === undefined ? error : new AppError("CANNOT_LISTEN", message, { hint, cause: error });
}

/** A way to close the server that waits for answers under way, and for nothing else: other connections are dropped. */
function closing(server: Server): () => Promise<void> {
  let closed: Promise<void> | undefined;
  // Browsers open connections ahead of need; Node does not count one as idle before its first request.
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    unused.delete(socket);
    response.once("close", () => closed && setImmediate(() => server.closeIdleConnections()));
  });
  return () => {
    closed ??= new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
    return closed;
  };
}
