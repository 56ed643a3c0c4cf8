import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Tests that start Git by the hundred. A process forks the slower the more memory it holds, and workers keep what they have
 * loaded: in a worker that has run many other files, these take up to twice as much processor time.
 */
const startingGit = ["api/stories/", "api/following/"];

/**
 * The slowest test files, longest first: each takes fourteen seconds of a processor or more. A fresh clone has no timings, and
 * one of these started last would leave the other workers idle.
 */
const long = [
  "web/e2e/admin-generate.test.ts",
  "cli/e2e/publishing.test.ts",
  "scripts/workflows/publish.slow.test.ts",
  "cli/e2e/ai.test.ts",
  "web/e2e/admin-calendar.test.ts",
  "web/e2e/archive.test.ts",
  "web/e2e/admin-films.test.ts",
  "web/e2e/admin-form.test.ts",
  "api/simulation/simulation.test.ts",
  "web/e2e/admin-posts.test.ts",
  "cli/e2e/migrate.test.ts",
  "web/e2e/admin-jobs.test.ts",
  "web/e2e/admin-form-kept.test.ts",
  "web/e2e/memory.test.ts",
  "web/e2e/admin-writing.test.ts",
  "web/e2e/offline-changes.test.ts",
  "api/house/storyteller/readers-memory.test.ts",
  "cli/e2e/output.test.ts",
  "cli/e2e/first-hour.test.ts",
  "api/stories/repository/remote.test.ts",
  "web/e2e/advertising.test.ts",
  "scripts/check.slow.test.ts",
  "web/e2e/admin-session.test.ts",
  "cli/e2e/start.test.ts",
  "cli/e2e/youtube.test.ts",
  "api/house/storyteller/write.test.ts",
  "web/e2e/search.test.ts",
  "web/e2e/admin-delete.test.ts",
  "web/e2e/admin-history.test.ts",
  "web/e2e/home.test.ts",
  "api/images/maintenance/maintenance.test.ts",
  "cli/e2e/bad-input.test.ts",
  "web/e2e/admin-statistics.test.ts",
  "web/e2e/admin-film-player.test.ts",
  "web/e2e/preferences.test.ts",
  "web/e2e/side-by-side.test.ts",
  "cli/e2e/images.test.ts",
  "web/e2e/books.test.ts",
  "web/e2e/likes.test.ts",
  "web/e2e/pages.test.ts",
  "api/house/film-maker/film-maker.test.ts",
  "web/e2e/accessibility.test.ts",
  "api/generation/generate.test.ts",
  "web/e2e/story.test.ts",
  "web/e2e/letters.test.ts",
  "api/generation/endpoints.test.ts",
  "web/e2e/admin-keys.test.ts",
  "web/e2e/standing-pages.test.ts",
  "api/books/epub.test.ts",
];

/** Runs the files that start Git first, while the workers are small, and then the others; of both, the slowest first. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = ({ moduleId }: TestSpecification) =>
      startingGit.some((folder) => moduleId.includes(`/${folder}`)) ? 0 : 1;
    const rank = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((path) => moduleId.endsWith(`/${path}`));
      return index === -1 ? long.length : index;
    };
    const others = await super.sort(files);
    return others.sort((a, b) => group(a) - group(b) || rank(a) - rank(b));
  }
}
