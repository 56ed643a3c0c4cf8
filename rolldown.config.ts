import { defineConfig } from "rolldown";

// The terminal program in one folder, so that it starts without resolving hundreds of files. What is loaded only by
// some commands becomes a chunk of its own. Chunks are named by their content: a new build never overwrites what a
// running program may still load.
export default defineConfig({
  input: { main: "cli/main.ts" },
  platform: "node",
  // Native code, and what is only there for a debugger.
  external: [
    "sharp",
    "@node-rs/argon2",
    /^google(apis|-auth-library)/,
    "@azure/storage-blob",
    "pino",
    "react-devtools-core",
  ],
  transform: { define: { "process.env.NODE_ENV": '"production"', "process.env.DEV": '"false"' } },
  output: { dir: "dist/cli", format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
});
