import { defineConfig, type Plugin } from "rolldown";

/**
 * `new URL("./x.ts", import.meta.url)` is a program of its own, named by its content like all other chunks: a server that runs
 * on after the next build starts what it was built with.
 */
export const programs = (...entries: string[]): Plugin => ({
  name: "programs",
  transform: {
    filter: { code: /new URL\("\.\/[\w-]+\.ts", import\.meta\.url\)/ },
    async handler(code, importer) {
      let built = code;
      for (const [place, path] of code.matchAll(/new URL\("(\.\/[\w-]+\.ts)", import\.meta\.url\)/g)) {
        const program = await this.resolve(path as string, importer);
        if (!program) return this.error(`There is no ${path} beside ${importer}.`);
        const reference = this.emitFile({ type: "chunk", id: program.id });
        built = built.replace(place, `new URL(import.meta.ROLLUP_FILE_URL_${reference})`);
      }
      return built;
    },
  },
  // Whoever loaded the entry for something that is in it would start it a second time.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const entry = chunk.type === "chunk" && chunk.imports.find((imported) => entries.includes(imported));
      if (entry) this.error(`${chunk.fileName} loads the entry, ${entry}.`);
    }
  },
});

/** Whatever environment a built program runs in, it is for production and without a debugger. */
export const production = { define: { "process.env.NODE_ENV": '"production"', "process.env.DEV": '"false"' } };

// The terminal program in one folder, so that it starts without resolving hundreds of files. What is loaded only by
// some commands becomes a chunk of its own. Chunks are named by their content: a new build never overwrites what a
// running program may still load.
export default defineConfig({
  input: { main: "cli/main.ts" },
  platform: "node",
  // Native code, what reads files of its own, and what is only there for a debugger.
  external: [
    "sharp",
    "@node-rs/argon2",
    /^google(apis|-auth-library)/,
    "@azure/storage-blob",
    // Reads a file beside it, and is under the GPL.
    "@echogarden/espeak-ng-emscripten",
    "hunspell-wasm",
    /^dictionary-/,
    "pino",
    "react-devtools-core",
  ],
  plugins: [programs("main.js")],
  transform: production,
  output: { dir: "dist/cli", format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
});
