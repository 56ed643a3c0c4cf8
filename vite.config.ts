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
 * What packages would bring along for uses that are not ours: a tenth of all JavaScript, which no setting leaves out
 * (docs/decisions/0008-lean-packages.md). Each is a place in a package's code and what stands there instead.
 */
const cuts = [
  // Pages name the modules they are going to need, so nobody has to look for them.
  {
    file: /vite\/preload-helper/,
    place: /^.*export const __vitePreload = .*$/s,
    instead: "export const __vitePreload = (load) => load();",
  },
  // Texts are there from the start and hold no numbers or dates to be formatted: no loader, no formatter.
  { file: /i18next\/dist\/esm\//, place: /new Connector\(.*\);/, instead: "{ on() {} };" },
  { file: /i18next\/dist\/esm\//, place: "formatter = Formatter;", instead: "" },
  // Every text is there: what is missing is noted in the log and sent nowhere.
  {
    file: /i18next\/dist\/esm\//,
    place: /^ {8}let lngs = \[\];$.*?^ {8}if \(this\.options\.saveMissing\) \{$.*?^ {8}\}$/ms,
    instead: "",
  },
  // No text has another inside, and an instance stays as it was made: in one language, and one of its kind.
  { file: /i18next\/dist\/esm\//, place: /^ {6}if \(opt\.nest !== false\) .*?^ {6}\}, opt\);$/ms, instead: "" },
  {
    file: /i18next\/dist\/esm\//,
    place:
      /^ {2}(nest|dir|cloneInstance|loadLanguages|loadNamespaces|addResource|addResources|removeResourceBundle|removeNamespaces|getUsedParamsDetails)\(.*?^ {2}\}$/gms,
    instead: "",
  },
  // In the router's code every component looks as if it were used.
  { file: /react-router\/dist\//, place: /^\w+\.(displayName|contextType) = .*;$/gm, instead: "" },
  {
    file: /react-router\/dist\//,
    place: /^(var \w+ = )(React\d*\.(forwardRef|memo|createContext)\()/gm,
    instead: "$1/* @__PURE__ */ $2",
  },
];

/** Makes the cuts, and stops the build when a package no longer has what one of them is for. */
function lean(): Plugin {
  const missed = new Set(cuts);
  return {
    name: "lean",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler: (source, id) =>
        cuts
          .filter(({ file }) => file.test(id))
          .reduce((code, cut) => {
            const rest = code.replace(cut.place, cut.instead);
            if (rest !== code) missed.delete(cut);
            return rest;
          }, source),
    },
    buildEnd(error) {
      const [cut] = error ? [] : missed;
      if (cut) this.error(`lean: no ${cut.file} has ${cut.place} any more; see docs/decisions/0008-lean-packages.md.`);
    },
  };
}

/** What every page needs travels in one file, the code and the texts of each page in files of their own. */
const shared =
  /node_modules\/(?!diff\/|@tanstack\/[\w/-]+\/(useInfiniteQuery|infiniteQueryObserver)\.js)|\/web\/(app(?!\/come-alive)|ui|art|features\/advertising\/parts)|\/api\/(?!pictures\/|stories\/limits)|rolldown\/runtime|preload-helper/;

const isAdmins = (module: string) => module.includes("/features/admin/");

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
          input: {
            client: "/entry-client.ts",
            "come-alive": "/app/come-alive.tsx",
            styles: "/styles.css",
            "admin-styles": "/features/admin/admin.css",
          },
          output: {
            codeSplitting: { groups: [{ name: "shared", test: shared }] },
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
