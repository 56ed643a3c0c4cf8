// The worker that worker.test.ts starts.
import { getPriority } from "node:os";
import { AppError } from "../errors.ts";
import { runWorker } from "./worker-process.ts";

runWorker({
  double: async (bytes: Uint8Array) => bytes.map((byte) => byte * 2),
  priority: async () => getPriority(),
  async refuse() {
    throw new AppError("PICTURE_UNREADABLE", "The picture is damaged.", { hint: "Draw another." });
  },
  die: async () => process.exit(1),
  async hang() {
    for (;;) {}
  },
  async *count(until: number, signal: AbortSignal) {
    for (let number = 1; number <= until && !signal.aborted; number++) {
      yield number;
      await new Promise((resolve) => setImmediate(resolve));
    }
    yield "over";
  },
  async *unfinished(_: null, signal: AbortSignal) {
    yield "begun";
    while (!signal.aborted) await new Promise((resolve) => setImmediate(resolve));
    yield "kept";
    yield "told";
    signal.throwIfAborted();
  },
});
