import { join } from "node:path";
import { findWorkingCopy } from "#api/stories/repository/working-copy.ts";
import { textIfThere } from "../publication/files.ts";
import { paths } from "../publication/model.ts";
import { parseRelease } from "../publication/release-file.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, ok } from "./finding.ts";

/** Which release publishes, where the library is in a repository that `mruk init` has made; no check elsewhere. */
export async function publicationChecks({ config, environment }: CheckContext): Promise<Record<string, Check>> {
  const copy = await findWorkingCopy(config.CONTENT_DIR, { environment }).catch(() => null);
  const text = copy && (await textIfThere(join(copy.top, paths.release)));
  if (text === null) return {};
  return {
    publication: () => {
      const { version, repository } = parseRelease(text);
      return ok(`Mruk ${version} of ${repository} makes the stories, by the repository's workflow`);
    },
  };
}
