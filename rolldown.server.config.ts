import { defineConfig, type Plugin } from "rolldown";

/**
 * `new URL("./x.ts", import.meta.url)` is a program of its own, named by its content like all other chunks: a server that runs
 * on after the next build starts what it was built with.
 */
const programs: Plugin = {
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
  // Whoever loaded the server's entry for something that is in it would start a second server.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk" && chunk.imports.includes("server.js"))
        this.error(`${chunk.fileName} loads the server's entry.`);
    }
  },
};

// The web server in one folder. Left out is native code, what is large and rarely asked for, and what only development needs.
export default defineConfig({
  input: { server: "web/server.ts" },
  platform: "node",
  external: ["sharp", "@node-rs/argon2", /^google(apis|-auth-library)/, "@azure/storage-blob", "vite"],
  plugins: [programs],
  transform: { define: { "process.env.NODE_ENV": '"production"', "process.env.DEV": '"false"' } },
  // What several share is a chunk of its own, and never moved into the entry.
  experimental: { chunkOptimization: { mergeCommonChunks: false, avoidRedundantChunkLoads: false } },
  output: { dir: "dist/web", format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
});
