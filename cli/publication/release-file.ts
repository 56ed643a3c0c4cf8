import { AppError } from "#api/platform/errors.ts";
import { paths, Release } from "./model.ts";

const head = `# The release of Mruk that makes the stories here, the repository that it is from, and the SHA-256 of its archives, as its
# SHA256SUMS has them. "mruk init --upgrade" and the workflow "Upgrade" write this file; .github/mruk.sh reads it.`;

export function formatRelease({ version, repository, checksums }: Release): string {
  const sums = Object.entries(checksums)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([archive, sum]) => `${sum}  ${archive}`);
  return [head, `VERSION=${version}`, `REPOSITORY=${repository}`, ...sums, ""].join("\n");
}

/** Throws PUBLICATION_UNREADABLE. */
export function parseRelease(text: string): Release {
  const { success, data, error } = Release.safeParse({
    version: /^VERSION=(.*)$/m.exec(text)?.[1],
    repository: /^REPOSITORY=(.*)$/m.exec(text)?.[1],
    checksums: checksumsIn(text),
  });
  if (success) return data;
  throw new AppError("PUBLICATION_UNREADABLE", `${paths.release} cannot be understood`, {
    hint: "It has a line VERSION=1.2.0 and a line REPOSITORY=https://github.com/OWNER/NAME; git log -p shows what it was.",
    cause: error,
  });
}

/** The checksums of archives in the lines of a SHA256SUMS, by file name. */
export function checksumsIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^([0-9a-f]{64}) [ *](mruk-[\w.-]+\.tar\.gz)$/gm);
  return Object.fromEntries([...lines].map(([, sum = "", archive = ""]) => [archive, sum]));
}
