import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import LongestFirst from "./scripts/longest-first.ts";

// Whatever a server in a test answers below `/api` must be as the API's reference says.
const setupFiles = ["./api/reference/check-answers.fixture.ts"];
// What is waited for comes when the machine gets to it: a second, which is the usual patience, fails busy machines.
const expect = { poll: { timeout: 20_000 } };
// Tests mostly wait, for disks, servers and browsers: with one worker, which is what two cores are given, nobody else works.
const maxWorkers = Math.max(2, availableParallelism() - 1);
// Starting a program takes the longer the more memory its starter holds, and threads that encode pictures let go of little.
process.env.MALLOC_ARENA_MAX ??= "1";
const shared = { testTimeout: 60_000, hookTimeout: 120_000, expect, setupFiles, maxWorkers };

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: [
      "./scripts/temporary-folder.ts",
      "./scripts/compiled-code.ts",
      "./scripts/resized-pictures.ts",
      "./api/database/shared-postgres.fixture.ts",
    ],
    reporters: ["default", "./scripts/closing-line.ts"],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "unit",
          include: ["{api,cli,web,scripts,stand-ins}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.slow.test.*", "web/e2e/**", "cli/e2e/**", "node_modules/**"],
        },
      },
      {
        // Whole programs, servers and a browser, which take their time on small machines.
        extends: true,
        test: {
          ...shared,
          name: "end to end",
          include: ["{web,cli}/e2e/**/*.test.{ts,tsx}", "{api,scripts}/**/*.slow.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
