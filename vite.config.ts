import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const textual = /\.(js|css|svg)$/;

/** Lays a brotli and a gzip copy beside each text file, compressed as hard as it goes, so that the server need not. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const compress = async (name: string) => {
        const source = await readFile(join(dir, name));
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(source, brotli));
        await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(source, { level: 9 }));
      };
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => textual.test(name))
          .map(compress),
      );
    },
  };
}

/**
 * Replaces Vite's code around each `import()`, which would load styles and preload modules: pages name their styles and modules,
 * and a failed load is tried again by `web/i18n/on-demand.ts`.
 */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

/** What every page needs travels in one file, the code and the texts of each page in files of their own. */
const shared =
  /node_modules\/(?!diff\/|@simplewebauthn\/|@tanstack\/[\w/-]+\/(useInfiniteQuery|infiniteQueryObserver|useMutation(State)?|mutationObserver)\.js)|\/web\/(app\/|app\.tsx|screens\.ts|failed-loads\.ts|ui\/(?!skeleton|page-head)|art\/(?!mruk-crouch|mruk-loaf|lost|sill)|features\/(advertising\/parts|story\/(parts|side-by-side-address)))|\/api\/(?!images\/uploads\/|newsletter\/letter\/|platform\/roles|language\/sentences|discovery\/feed-address|stories\/(archive\/category-key|limits|label|makers|paragraphs|spoken-film))|rolldown\/runtime/;

/** Parts of a story's card, which most pages show, weigh more together where each is in a file of its own. */
const cards = /\/web\/features\/(engagement\/story-card|memory\/story-mark)/;
/** The same goes for hearts and for what the browser remembers, which a story shows without a card. */
const hearts = /\/web\/features\/(engagement\/like|memory\/(memory\.ts|formats))/;

const isAdmins = (module: string) => module.includes("/features/admin/");

export default defineConfig(({ command }) => ({
  root: join(import.meta.dirname, "web"),
  publicDir: false,
  appType: "custom",
  plugins: [react(), plainImports(), precompress()],
  build: {
    // Nothing is inlined: every file can be cached for good, and the pages stay small.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // Pages name the modules they are going to need.
    modulePreload: false,
    target: "baseline-widely-available",
  },
  environments: {
    client: {
      build: {
        outDir: "../dist/client",
        manifest: true,
        rolldownOptions: {
          input: {
            client: "/entry-client.ts",
            hydrate: "/hydrate.tsx",
            offline: "/offline/begin.ts",
            styles: "/styles.css",
            "admin-styles": "/features/admin/admin.css",
          },
          output: {
            codeSplitting: {
              groups: [
                { name: "shared", test: shared },
                { name: "cards", test: cards, includeDependenciesRecursively: false },
                { name: "hearts", test: hearts, includeDependenciesRecursively: false },
              ],
            },
            // Whatever is the administrator's says so, also what several of their files share.
            chunkFileNames: ({ name, moduleIds }) =>
              `assets/${!name.startsWith("admin") && moduleIds.some(isAdmins) ? "admin-" : ""}[name]-[hash].js`,
          },
        },
      },
    },
    ssr: {
      // Built, it is whole and for production, whatever NODE_ENV says when it runs: React's development build is several
      // times slower.
      ...(command === "build" && { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } }),
      build: { outDir: "../dist/server", rolldownOptions: { input: { "entry-server": "entry-server.tsx" } } },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "ssr"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
