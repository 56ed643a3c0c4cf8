// Two ways to a page's HTML: the built files, or Vite's development server with hot reload.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "express";
import { AppError } from "../../api/platform/errors.ts";
import type { Assets } from "../app/page.ts";
import type { Render, RenderOrder } from "../entry-server.tsx";
import type { RenderedPage } from "./compress.ts";
import { rememberPages } from "./remember.ts";

export type Renderer = {
  assets: Assets;
  render(order: RenderOrder): Promise<RenderedPage>;
  /** What the development server answers before the pages; the built one has its files elsewhere. */
  middleware?: RequestHandler;
  close(): Promise<void>;
};

const dist = join(import.meta.dirname, "..", "..", "dist");
/** The folder of everything that browsers fetch beside pages. */
export const builtAssets = join(dist, "client", "assets");

type Manifest = { [source: string]: { file: string; assets?: string[] } | undefined };

export async function builtRenderer(): Promise<Renderer> {
  const entry = join(dist, "server", "entry-server.js");
  const manifestPath = join(dist, "client", ".vite", "manifest.json");
  if (!existsSync(entry) || !existsSync(manifestPath)) {
    throw new AppError("NOT_BUILT", "The site is not built.", { hint: "Run npm run build, or start with npm start." });
  }
  const assets = assetsOf(JSON.parse(await readFile(manifestPath, "utf8")) as Manifest);
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render };
  const remembered = rememberPages(render);
  return { assets, render: async (order) => remembered(order), close: async () => {} };
}

/** The faces that are on every first screen. Polish needs those with its own letters too. */
const faces = {
  en: ["brygada-1918-latin-wght-normal", "literata-latin-wght-normal"],
  pl: [
    "brygada-1918-latin-wght-normal",
    "brygada-1918-latin-ext-wght-normal",
    "literata-latin-wght-normal",
    "literata-latin-ext-wght-normal",
  ],
};

function assetsOf(manifest: Manifest): Assets {
  const address = (source: string) => `/${manifest[source]?.file ?? ""}`;
  const { assets: fonts = [] } = manifest["styles.css"] ?? {};
  const preloads = (names: string[]) =>
    names.flatMap((name) => fonts.filter((font) => font.includes(`/${name}-`)).map((font) => `/${font}`));
  return {
    script: address("entry-client.tsx"),
    styles: address("styles.css"),
    fonts: { en: preloads(faces.en), pl: preloads(faces.pl) },
  };
}

export async function developmentRenderer(server: Server): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    configFile: join(import.meta.dirname, "..", "..", "vite.config.ts"),
    // Its socket goes over our own server, so that two projects never fight for one port.
    server: { middlewareMode: true, ws: { server } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's side here");
  return {
    assets: { script: "/entry-client.tsx", styles: "/styles.css?direct", fonts: { en: [], pl: [] } },
    middleware: vite.middlewares,
    async render(order) {
      const { render } = await ssr.runner.import<{ render: Render }>("/entry-server.tsx");
      const html = render(order).replace("<head>", '<head><script type="module" src="/@vite/client"></script>');
      return { html, packed: new Map() };
    },
    close: () => vite.close(),
  };
}
