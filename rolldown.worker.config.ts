import { defineConfig } from "rolldown";

// The service worker, and the one that takes it back. Browsers run each as one classic script; `web/server/worker-script.ts`
// puts the list of what to store in front.
const workers = ["worker", "retired-worker"];

export default defineConfig(
  workers.map((name) => ({
    input: { [name]: `web/offline/${name}.ts` },
    platform: "browser" as const,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    output: { dir: "dist/worker", format: "iife" as const, entryFileNames: "[name].js", minify: true },
  })),
);
