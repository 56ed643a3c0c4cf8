import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
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

/** Leaves out what packages would bring along for uses that are not ours; about a tenth of all JavaScript. */
function lean(): Plugin {
  return {
    name: "lean",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load: {
      filter: {
        id: /date-fns\/locale\/.*\/(match|formatDistance|formatRelative|formatLong)\.js$|vite\/preload-helper/,
      },
      handler(id) {
        // Pages name the modules they are going to need, so nobody has to look for them.
        if (id.includes("preload-helper")) return "export const __vitePreload = (load) => load();";
        // Dates are written by patterns of ours, never read or told as "two days ago".
        return `export const ${basename(id, ".js")} = undefined;`;
      },
    },
    transform: {
      filter: { id: /\/(react-router\/dist\/development|i18next\/dist\/esm)\// },
      handler: (code, id) => (id.includes("react-router") ? leanRouter(code) : leanTexts(code)),
    },
  };
}

/** Bundlers are handed the router's development build, in which every component looks as if it were used. */
const leanRouter = (code: string) =>
  code
    .replace("var ENABLE_DEV_WARNINGS = true", "var ENABLE_DEV_WARNINGS = false")
    .replace(/^\w+\.(displayName|contextType) = .*;$/gm, "")
    .replace(/^(var \w+ = )(React\d*\.(forwardRef|memo|createContext)\()/gm, "$1/* @__PURE__ */ $2");

/** Texts are there from the start and hold no numbers or dates to be formatted: no loader, no formatter. */
const leanTexts = (code: string) =>
  code.replace(/new Connector\(.*\);/, "{ on() {} };").replace("formatter = Formatter;", "");

/** What every page needs travels in one file, the code and the texts of each page in files of their own. */
const shared = /node_modules|\/web\/(app(?!\/come-alive)|ui|art)\/|\/api\/|rolldown\/runtime|preload-helper/;

export default defineConfig(({ command }) => ({
  root: join(import.meta.dirname, "web"),
  publicDir: false,
  appType: "custom",
  plugins: [react(), lean(), precompress()],
  build: {
    // Nothing is inlined: every file can be cached for good, and the pages stay small.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    target: "baseline-widely-available",
  },
  environments: {
    client: {
      build: {
        outDir: "../dist/client",
        manifest: true,
        rolldownOptions: {
          input: { client: "/entry-client.ts", "come-alive": "/app/come-alive.tsx", styles: "/styles.css" },
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: [{ name: "shared", test: shared }] } },
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
