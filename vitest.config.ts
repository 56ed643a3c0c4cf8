import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Whatever a server in a test answers below `/api` must be as the API's reference says.
const setupFiles = ["./api/reference/held.fixture.ts"];
// What is waited for comes when the machine gets to it: a second, which is the usual patience, fails busy machines.
const expect = { poll: { timeout: 20_000 } };
const shared = { testTimeout: 60_000, hookTimeout: 120_000, expect, setupFiles };

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ["default", "./scripts/closing-line.ts"],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "unit",
          include: ["{api,cli,web,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.slow.test.*", "web/e2e/**", "cli/e2e/**", "node_modules/**"],
        },
      },
      {
        // Whole programs, servers and a browser: one file at a time, because the machines are small.
        extends: true,
        test: {
          ...shared,
          name: "end to end",
          include: ["{web,cli}/e2e/**/*.test.{ts,tsx}", "{api,scripts}/**/*.slow.test.ts"],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
