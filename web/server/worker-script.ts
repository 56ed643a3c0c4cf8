// Serves the service worker (web/offline/worker.ts).
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import { cachedResponse } from "#api/platform/http/cached-response.ts";
import { sendResponse } from "#api/platform/http/send-cached.ts";
import type { SiteSettings } from "#web/app/page.ts";
import { pathTo } from "#web/app/paths.ts";
import { shellPage, workerAddress } from "#web/offline/orders.ts";

type WorkerOptions = {
  /** The folder of the built workers, and that of scripts, styles and fonts. */
  workers: string;
  assets: string;
  /** The facts of the site in the shells besides its code. */
  settings: SiteSettings;
  /** The site's public address, which the shells name, and the security headers, which they bring along. */
  siteUrl: string | undefined;
  headers: Record<string, string>;
  /** With OFFLINE=off a worker is served that deletes what a former one kept. */
  isOn: boolean;
};

/** Serves the script at the top of the site, because only there it may answer all pages. Browsers look at it anew at each visit. */
export async function serveWorker(options: WorkerOptions): Promise<RequestHandler> {
  const kind = { type: "text/javascript; charset=utf-8", caching: "revalidated" } as const;
  const answer = cachedResponse(await workerScript(options), kind);
  return Router().get(workerAddress, (request, response) =>
    sendResponse(request, response, { answer, lifetime: "no-cache" }),
  );
}

async function workerScript({ workers, assets, isOn, ...shown }: WorkerOptions): Promise<string> {
  if (!isOn) return readFile(join(workers, "retired-worker.js"), "utf8");
  const names = (await readdir(assets)).filter(isReaders).sort();
  const revision = revisionOf(JSON.stringify([names, shown]));
  const shells = (["", "/pl"] as const).map((prefix) => ({ url: pathTo(shellPage, prefix), revision }));
  // A name changes with its content, so built files need no revision.
  const files = [...shells, ...names.map((name) => ({ url: `/assets/${name}`, revision: null }))];
  const worker = await readFile(join(workers, "worker.js"), "utf8");
  return `self.__WB_MANIFEST=${JSON.stringify(files)};${worker}`;
}

/**
 * Neither the administrator's files, nor the compressed copies, which are sent under the plain name, nor typefaces with letters that
 * neither language has.
 */
const isReaders = (name: string) => !/^admin-|-latin-ext-|\.(br|gz)$/.test(name);

const revisionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
