import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Prints `N passed, N failed` as the last line of a test run. A file that does not load counts as failed. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    let passed = 0;
    let failed = unhandled.length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.result().state === "passed") passed += 1;
        if (test.result().state === "failed") failed += 1;
      }
      failed += module.errors().length;
    }
    process.once("exit", () => console.log(`${passed} passed, ${failed} failed`));
  }
}
