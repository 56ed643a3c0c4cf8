import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The slowest test files, longest first: each takes fifteen seconds or more on two busy cores. A fresh clone has no timings, and
 * one of these started last would leave the other workers idle.
 */
const long = [
  "web/e2e/admin-generate.test.ts",
  "api/simulation/simulation.test.ts",
  "scripts/workflows/publish.slow.test.ts",
  "web/e2e/admin-form.test.ts",
  "cli/e2e/publishing.test.ts",
  "web/e2e/admin-films.test.ts",
  "cli/e2e/ai.test.ts",
  "web/e2e/admin-posts.test.ts",
  "web/e2e/admin-access.test.ts",
  "cli/e2e/output.test.ts",
  "api/images/maintenance/maintenance.test.ts",
  "web/e2e/chrome.test.ts",
  "web/e2e/pages.test.ts",
  "cli/e2e/posts-edit.test.ts",
  "scripts/check.slow.test.ts",
  "api/stories/repository/remote.test.ts",
  "web/e2e/newsletter.test.ts",
  "web/e2e/home.test.ts",
  "web/e2e/admin-statistics.test.ts",
  "api/generation/admin-routes.test.ts",
  "web/e2e/advertising.test.ts",
  "web/e2e/story.test.ts",
  "web/e2e/reader.test.ts",
  "web/e2e/admin-history.test.ts",
  "api/stories/editing/editing.test.ts",
  "cli/e2e/images.test.ts",
  "cli/e2e/bad-input.test.ts",
  "web/e2e/replicas.test.ts",
  "cli/e2e/youtube.test.ts",
  "cli/e2e/migrate.test.ts",
];

/** Runs the slowest files first, from both projects. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((path) => moduleId.endsWith(`/${path}`));
      return index === -1 ? long.length : index;
    };
    const others = await super.sort(files);
    return others.sort((a, b) => rank(a) - rank(b));
  }
}
