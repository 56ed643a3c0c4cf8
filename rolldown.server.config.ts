import { defineConfig } from "rolldown";
import { production, programs } from "./rolldown.config.ts";

// The web server in one folder. Left out is native code, what is large and rarely asked for, and what only development needs.
export default defineConfig({
  input: { server: "web/server/main.ts" },
  platform: "node",
  external: [
    "sharp",
    "@node-rs/argon2",
    /^google(apis|-auth-library)/,
    "@azure/storage-blob",
    // Reads a file beside it, and is under the GPL.
    "@echogarden/espeak-ng-emscripten",
    "hunspell-wasm",
    /^dictionary-/,
    "vite",
  ],
  plugins: [programs("server.js")],
  transform: production,
  // What several share is a chunk of its own, and never moved into the entry.
  experimental: { chunkOptimization: { mergeCommonChunks: false, avoidRedundantChunkLoads: false } },
  output: { dir: "dist/web", format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
});
