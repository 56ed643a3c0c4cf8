import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take a machine longest, longest first, by the processor time that they took. Nothing is known of any in a
 * fresh clone, and one of these begun last would leave all workers but its own without work.
 */
const long = [
  "scripts/workflows/publish.slow.test.ts",
  "api/simulation/simulation.test.ts",
  "web/e2e/admin-generate.test.ts",
  "web/e2e/admin-form.test.ts",
  "cli/e2e/publishing.test.ts",
  "web/e2e/admin-films.test.ts",
  "web/e2e/admin-posts.test.ts",
  "cli/e2e/ai.test.ts",
  "api/pictures/care.test.ts",
  "api/pictures/migrate.test.ts",
  "api/video/house/film-maker.test.ts",
  "api/stories/remote.test.ts",
];

/** Begins with those, whatever project they belong to. */
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
