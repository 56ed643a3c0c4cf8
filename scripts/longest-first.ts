import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The slowest test files, longest first: each takes fourteen seconds or more on two cores. A fresh clone has no timings, and
 * one of these started last would leave the other workers idle.
 */
const long = [
  "api/house/storyteller/readers-memory.test.ts",
  "api/house/storyteller/write.test.ts",
  "web/e2e/hostile-connections.test.ts",
  "web/e2e/admin-generate.test.ts",
  "web/e2e/admin-form.test.ts",
  "web/e2e/letters.test.ts",
  "web/e2e/admin-films.test.ts",
  "cli/e2e/publishing.test.ts",
  "scripts/workflows/publish.slow.test.ts",
  "web/e2e/admin-posts.test.ts",
  "api/simulation/simulation.test.ts",
  "cli/e2e/ai.test.ts",
  "web/e2e/admin-access.test.ts",
  "api/stories/repository/remote.test.ts",
  "cli/e2e/output.test.ts",
  "api/generation/endpoints.test.ts",
  "api/images/maintenance/maintenance.test.ts",
  "web/e2e/home.test.ts",
  "web/e2e/admin-statistics.test.ts",
  "web/e2e/pages.test.ts",
  "web/e2e/chrome.test.ts",
  "web/e2e/reader.test.ts",
  "web/e2e/story.test.ts",
  "scripts/check.slow.test.ts",
  "web/e2e/newsletter.test.ts",
  "cli/e2e/posts-edit.test.ts",
  "cli/e2e/bad-input.test.ts",
  "web/e2e/advertising.test.ts",
  "api/following/attributes.test.ts",
  "web/e2e/replicas.test.ts",
  "web/e2e/admin-history.test.ts",
  "api/house/film-maker/film-maker.test.ts",
  "cli/e2e/youtube.test.ts",
  "web/e2e/likes.test.ts",
  "api/stories/editing/editing.test.ts",
  "web/e2e/operating.test.ts",
  "api/stories/repository/pack-repository.test.ts",
  "web/e2e/toasts.test.ts",
];

/** Runs the slowest files first. */
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
