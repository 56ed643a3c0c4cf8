import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { fetchChecksums } from "./fetch-checksums.ts";
import { type Files, filesOf, formatRecord, hashOf, textIfThere } from "./files.ts";
import { commitPaths, type Environment, gitIdentity, gitOf, writeFiles } from "./git-commit.ts";
import { paths, type Release, WrittenRecord } from "./model.ts";
import { planUpgrade, type Step } from "./plan-upgrade.ts";
import { parseRelease } from "./release-file.ts";
import { isNewer } from "./versions.ts";

export type UpgradeOrder = {
  folder: string;
  /** The version of the running program, to which it upgrades. */
  to: string;
  /** A SHA256SUMS on this machine, in place of the release's own. */
  checksums?: string | undefined;
  /** Files that are replaced although somebody edited or deleted them. */
  take: readonly string[];
  dryRun: boolean;
  mayChangeWorkflows: boolean;
  /** Who signs the commit where Git does not know. */
  author: string;
};
export type UpgradeOptions = { projectFolder: string; environment: Environment };
export type Upgraded = { from: string; to: string; steps: Step[]; commit: string | null };

/**
 * Rewrites the program's files to what this version writes, as one commit; there is none where nothing changes. Throws
 * PUBLICATION_UNKNOWN, PUBLICATION_UNREADABLE, PUBLICATION_NEWER, CONTENT_BLOCKED, RELEASE_UNKNOWN.
 */
export async function upgradePublication(order: UpgradeOrder, options: UpgradeOptions): Promise<Upgraded> {
  const folder = resolve(order.folder);
  const { record, release } = await readPublication(folder);
  refuseNewer([release.version, record.version], order);
  const wanted = await wantedFiles({ record, release, order, options });
  const all = [...new Set([...wanted.keys(), ...Object.keys(record.files)])];
  refuseUnknown(order.take, wanted);
  const git = gitOf(folder, options.environment);
  await refuseUncommitted(git, folder, [...all, paths.record]);
  const { steps, written } = planUpgrade({
    wanted,
    present: await presentFiles(folder, all),
    former: record.files,
    hashOf,
    // Whoever has named another release there by hand is upgraded all the same.
    take: new Set([...order.take, paths.release]),
    isWithheld: (path) => !order.mayChangeWorkflows && path.startsWith(".github/workflows/"),
  });
  const next = formatRecord({ name: record.name, version: order.to, files: written });
  const result = { from: release.version, to: order.to, steps };
  const isSame = next === (await textIfThere(join(folder, paths.record)));
  if (order.dryRun || isSame) return { ...result, commit: null };
  const changed = steps.filter(({ does }) => does !== "left").map(({ path }) => path);
  for (const { path } of steps.filter(({ does }) => does === "removed")) await rm(join(folder, path), { force: true });
  const texts = [...wanted].filter(([path]) => changed.includes(path));
  await writeFiles(folder, new Map([...texts, [paths.record, next]]));
  const commit = await commitPaths(git, {
    message: `Upgrade to Mruk ${order.to}\n\nFrom ${release.version}.\n`,
    author: (await gitIdentity(git)) ?? order.author,
    paths: [...changed, paths.record],
  });
  return { ...result, commit };
}

/** Reads what `mruk init` noted in a publication's repository. */
export async function readPublication(folder: string): Promise<{ record: WrittenRecord; release: Release }> {
  const [text, release] = [
    await textIfThere(join(folder, paths.record)),
    await textIfThere(join(folder, paths.release)),
  ];
  if (text === null || release === null) {
    throw new AppError("PUBLICATION_UNKNOWN", `${folder} is no repository that mruk init has made`, {
      hint: `It has no ${text === null ? paths.record : paths.release}. Go to the top folder of such a clone, or name it.`,
    });
  }
  return { record: parseRecord(text), release: parseRelease(release) };
}

function parseRecord(text: string): WrittenRecord {
  try {
    return WrittenRecord.parse(JSON.parse(text));
  } catch (error) {
    throw new AppError("PUBLICATION_UNREADABLE", `${paths.record} cannot be understood`, {
      hint: "A newer Mruk may have written it; git log -p shows what it was.",
      cause: error,
    });
  }
}

function refuseNewer(versions: readonly string[], { to, folder }: UpgradeOrder): void {
  const newer = versions.find((version) => isNewer(version, to));
  if (newer === undefined) return;
  throw new AppError("PUBLICATION_NEWER", `${folder} is of version ${newer}, and this is ${to}`, {
    hint: "Upgrade this program. To go back to an older release, git revert the commit that upgraded.",
  });
}

type Wanted = { record: WrittenRecord; release: Release; order: UpgradeOrder; options: UpgradeOptions };

async function wantedFiles({ record, release, order, options }: Wanted): Promise<Files> {
  const { repository } = release;
  const isThere = release.version === order.to && Object.keys(release.checksums).length > 0;
  const checksums =
    isThere && order.checksums === undefined
      ? release.checksums
      : await fetchChecksums({ version: order.to, repository, file: order.checksums });
  const publication = {
    name: record.name,
    author: order.author,
    release: { version: order.to, repository, checksums },
  };
  return filesOf(publication, options.projectFolder);
}

function refuseUnknown(take: readonly string[], wanted: Files): void {
  const unknown = take.find((path) => !wanted.has(path));
  if (unknown === undefined) return;
  throw new AppError("BAD_REQUEST", `${unknown} is no file that the program writes`, {
    hint: `Those are ${[...wanted.keys()].sort().join(", ")}.`,
  });
}

async function refuseUncommitted(git: ReturnType<typeof gitOf>, folder: string, all: string[]): Promise<void> {
  const [change] = (await git(["status", "--porcelain", "-z", "--", ...all])).split("\0").filter(Boolean);
  if (change === undefined) return;
  throw new AppError("CONTENT_BLOCKED", `${change.slice(3)} in ${folder} has changes that are not committed`, {
    hint: "Commit or undo them first; committed edits are kept.",
  });
}

async function presentFiles(folder: string, all: readonly string[]): Promise<Files> {
  const read = all.map(async (path) => [path, await textIfThere(join(folder, path))] as const);
  return new Map((await Promise.all(read)).filter((entry): entry is [string, string] => entry[1] !== null));
}
