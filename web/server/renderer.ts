// Renders pages with the built files, or with Vite's development server and hot reload.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "express";
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { installedCopy } from "#api/platform/installed-copy.ts";
import { projectFolder } from "#api/platform/project-folder.ts";
import type { Assets } from "#web/app/page.ts";
import { type PageName, pageRow, pages } from "#web/app/pages.ts";
import type { Render, RenderOrder } from "#web/entry-server.tsx";
import type { Language } from "#web/i18n/i18n.ts";
import { serveAssets } from "./assets.ts";

export type Renderer = {
  assetsOf(page: PageName, language: Language): Assets;
  render(order: RenderOrder): string;
  /** Changes when the same order may render another page. */
  edition(): unknown;
  /** Resolves when the newest code is loaded. */
  ready(): Promise<void>;
  /** Serves scripts, styles and fonts. */
  files: RequestHandler;
  close(): Promise<void>;
};

const dist = join(projectFolder, "dist");
/** The folder of scripts, styles and fonts. */
export const builtAssets = join(dist, "client", "assets");
/** The folder of the service workers. */
export const builtWorkers = join(dist, "worker");

/** Vite's list of the built files, by source. */
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), assets: z.array(z.string()).optional() }),
);
type Manifest = z.infer<typeof Manifest>;

/** `offline` says whether readers' browsers may keep stories. */
export async function builtRenderer({ offline = true } = {}): Promise<Renderer> {
  const server = join(dist, "server", "entry-server.js");
  const manifestPath = join(dist, "client", ".vite", "manifest.json");
  if (!existsSync(server) || !existsSync(manifestPath)) {
    throw new AppError("NOT_BUILT", "The site is not built.", { hint: installedCopy().repair });
  }
  const manifest = Manifest.parse(JSON.parse(await readFile(manifestPath, "utf8")));
  const { render }: { render: Render } = await import(pathToFileURL(server).href);
  return {
    assetsOf(page, language) {
      const { later, ...now } = assetsOf(manifest, page, language);
      return offline && later !== undefined ? { ...now, later } : now;
    },
    files: serveAssets(builtAssets),
    render,
    edition: () => "built",
    ready: async () => {},
    close: async () => {},
  };
}

/** The fonts of every first screen. Polish also needs those with its own letters. */
const faces = ["brygada-1918-latin-normal", "brygada-1918-latin-italic", "literata-latin-normal"];
const polishFaces = faces.map((name) => name.replace("latin", "polish"));

const entry = "entry-client.ts";
const alive = "hydrate.tsx";
const keeping = "offline/begin.ts";
const publicStyles = "styles.css";
const adminStyles = "features/admin/admin.css";

const isAdmins = (page: PageName) => pages[page].area === "administrators";
const stylesOf = (page: PageName) => [publicStyles, ...(isAdmins(page) ? [adminStyles] : [])];

/** A module and everything that it imports. */
function withImports(source: string, manifest: Manifest): string[] {
  const imports = manifest[source]?.imports ?? [];
  return [source, ...imports.flatMap((imported) => withImports(imported, manifest))];
}

function assetsOf(manifest: Manifest, page: PageName, language: Language): Assets {
  const address = (source: string) => `/${manifest[source]?.file ?? ""}`;
  const { module, texts: own } = pageRow(page);
  const texts = [`i18n/${language}.ts`, ...(own ? [`i18n/${language}/${own}.ts`] : [])];
  const modules = [alive, module, ...texts].flatMap((source) => withImports(source, manifest));
  const { assets: fonts = [] } = manifest[publicStyles] ?? {};
  const preloads = (names: string[]) =>
    names.flatMap((name) => fonts.filter((font) => font.includes(`/${name}-`)).map((font) => `/${font}`));
  return {
    script: address(entry),
    modules: [...new Set(modules)].map(address),
    ...(pages[page].area === "readers" && { later: address(keeping) }),
    styles: stylesOf(page).map(address),
    fonts: { en: preloads(faces), pl: preloads([...faces, ...polishFaces]) },
  };
}

export async function developmentRenderer(server: Server): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    configFile: join(projectFolder, "vite.config.ts"),
    // Its WebSocket uses our own server, so that two projects never need the same port.
    server: { middlewareMode: true, ws: { server } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's side here");
  let { render } = await ssr.runner.import<{ render: Render }>("/entry-server.tsx");
  return {
    assetsOf: (page) => ({
      script: "/entry-client.ts",
      modules: ["/hydrate.tsx"],
      styles: stylesOf(page).map((source) => `/${source}?direct`),
      fonts: { en: [], pl: [] },
    }),
    files: vite.middlewares,
    async ready() {
      ({ render } = await ssr.runner.import<{ render: Render }>("/entry-server.tsx"));
    },
    edition: () => ({}),
    render: (order) => render(order).replace("<head>", '<head><script type="module" src="/@vite/client"></script>'),
    close: () => vite.close(),
  };
}
