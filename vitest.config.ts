import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import LongestFirst from "./scripts/longest-first.ts";

// Node forks to start a program, which takes the longer the more pages of memory it holds: 2 ms at first, 50 ms with 500 MB. Threads
// that encode pictures give more of it back in one arena, and huge pages are few: buffers of a megabyte share them in the arena only.
// Git takes and gives back 256 kB for each object that it writes: kept, they halve what it costs on virtual machines.
const mebibyte = 2 ** 20;
process.env.GLIBC_TUNABLES ??= [
  "glibc.malloc.arena_max=1",
  "glibc.malloc.hugetlb=1",
  `glibc.malloc.mmap_threshold=${1024 * mebibyte}`,
  `glibc.malloc.trim_threshold=${1024 * mebibyte}`,
].join(":");

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["{api,cli,web,scripts,stand-ins}/**/*.test.{ts,tsx}"],
    // Files share processes: a process of its own for each would load the server anew 300 times. Fakes end with their test.
    isolate: false,
    // Much of what tests allocate lives shortly. With the usual 1 MB of room for it, a tenth of the processor went into collecting it.
    execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=64"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests often wait, for disks, servers and browsers: with three, a third of two cores is idle.
    maxWorkers: Math.max(4, availableParallelism()),
    // Whole programs, servers and a browser take their time on small machines.
    testTimeout: 480_000,
    hookTimeout: 480_000,
    // What is waited for comes when the machine gets to it: a second, which is the usual patience, fails busy machines, and a voice
    // that speaks at a low priority took one more than a minute.
    expect: { poll: { timeout: 180_000 } },
    // What a server in a test answers below `/api` must be as its endpoint declares.
    setupFiles: ["./api/reference/check-answers.fixture.ts"],
    globalSetup: [
      "./scripts/temporary-folder.ts",
      "./scripts/compiled-code.ts",
      "./scripts/resized-pictures.ts",
      "./api/database/shared-postgres.fixture.ts",
    ],
    reporters: ["default", "./scripts/closing-line.ts"],
    sequence: { sequencer: LongestFirst },
  },
});
