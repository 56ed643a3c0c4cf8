import { defineConfig } from "rolldown";
import { production, programs } from "./rolldown.config.ts";
import { compressedData } from "./scripts/release/compressed-data.ts";
import { gplPackages, runtimePackages } from "./scripts/release/packages.ts";

// Both programs of a release. Unlike in a checkout they share their chunks, contain every package that need not lie in files of its
// own, have no comments, and hold the dictionaries and the texts of the house compressed: a tenth of their size.
export default defineConfig({
  input: { "web/server": "web/server/main.ts", "cli/main": "cli/main.ts" },
  platform: "node",
  // Beside them only what is for development: Vite, and Ink's connection to a debugger.
  external: [...runtimePackages, ...gplPackages, "vite", "react-devtools-core"],
  plugins: [
    programs("web/server.js", "cli/main.js"),
    compressedData(/\/api\/house\/texts\/[a-z]+\/all\.ts$|\/node_modules\/dictionary-[a-z-]+\/index\.js$/),
  ],
  transform: production,
  // React's directives say where code runs in a framework that this is not; gray-matter's engine that evaluates is switched off.
  onLog(level, log, report) {
    if (log.code !== "MODULE_LEVEL_DIRECTIVE" && log.code !== "EVAL") report(level, log);
  },
  experimental: { chunkOptimization: { mergeCommonChunks: false, avoidRedundantChunkLoads: false } },
  output: {
    dir: "release/dist",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    assetFileNames: "chunks/[name]-[hash][extname]",
    // The names stay for the stacks of errors.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
});
