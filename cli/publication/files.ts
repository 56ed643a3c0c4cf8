// The files of a publication's repository that are the program's. All of them are texts.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { type Publication, paths, type WrittenRecord } from "./model.ts";
import { formatRelease } from "./release-file.ts";

/** Texts by their paths, which have slashes on every system. */
export type Files = ReadonlyMap<string, string>;

const ignored = `# The program and its archive, what its runs keep, and keys.
.mruk/cache/
.mruk/program/
data/
.env
`;

const attributes = `* text=auto eol=lf
*.webp binary
`;

/**
 * Everything that the program writes and upgrades, but for its record. The texts lie beside this program, below `projectFolder`.
 */
export async function filesOf({ name, release }: Publication, projectFolder: string): Promise<Files> {
  const template = await textsBelow(join(projectFolder, "cli", "publication", "template"));
  const copied = {
    "content/README.md": "content/README.md",
    ".github/report-publishing.ts": "scripts/report-publishing.ts",
  };
  const copies = Object.entries(copied).map(
    async ([to, from]) => [to, await readFile(join(projectFolder, from), "utf8")] as const,
  );
  return new Map([
    ...[...template].map(([path, text]) => [path, filledIn(text, { name, repository: release.repository })] as const),
    ...(await Promise.all(copies)),
    [".gitignore", ignored],
    [".gitattributes", attributes],
    [paths.release, formatRelease(release)],
  ]);
}

/** The settings as they are at first. They are the owner's from then on. */
export const firstSettings = ({
  author,
}: Pick<
  Publication,
  "author"
>) => `# The settings of the runs that publish. Keys do not belong here, since everybody who may read this repository reads them: they
# are secrets of the repository. Names and meanings: docs/settings.md of the program.

# Who signs the commits.
CONTENT_AUTHOR="${author}"

# For how many days ahead stories are kept ready.
BUFFER_DAYS=2

# What a Warsaw day may cost in US dollars. Set it when you set the secret OPENAI_API_KEY.
#BUDGET_USD_PER_DAY=1

# "on": stories wait for a person's approval. Set it on the server too.
#REVIEW=on
`;

export const hashOf = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex");

export function formatRecord({ name, version, files }: Omit<WrittenRecord, "format">): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ format: 1, name, version, files: sorted } satisfies WrittenRecord, null, 2)}\n`;
}

export async function textIfThere(path: string): Promise<string | null> {
  const bytes = await readIfThere(path);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

async function textsBelow(folder: string): Promise<Files> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = found
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path).replaceAll(sep, "/"), await readFile(path, "utf8")] as const;
    });
  return new Map(await Promise.all(texts));
}

const filledIn = (text: string, values: Record<"name" | "repository", string>) =>
  text.replaceAll("{{name}}", values.name).replaceAll("{{repository}}", values.repository);
