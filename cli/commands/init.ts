import { basename, resolve } from "node:path";
import { type Command as CommanderCommand, Option } from "commander";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { note, printJson, printLine } from "../terminal/terminal.ts";

type Options = {
  releaseRepository?: string;
  release?: string;
  name?: string;
  author?: string;
  from?: string;
  checksums?: string;
  upgrade?: boolean;
  take: string[];
  dryRun?: boolean;
  json?: boolean;
};

const onlyOfNew = ["releaseRepository", "release", "name", "author", "from"];

export function initCommand(context: CommandContext): Command {
  return new Command("init")
    .summary("make a Git repository that holds a publication: stories, settings, workflows")
    .description(
      "Make a Git repository that holds only a publication: the library, who Mruk is, settings that are not secret, and workflows " +
        "that publish with a released version of this program. --upgrade brings what it wrote there up to this program's version.",
    )
    .argument("[folder]", "the new repository's folder; with --upgrade the present folder unless one is named")
    .option("--release-repository <owner/name>", "where releases of the program are: at GitHub, or an address")
    .option("--release <version>", "the release that makes the stories (default: this program's version)")
    .option("--name <name>", "the publication's name (default: the folder's)")
    .option("--author <author>", 'who signs commits: "Ola <ola@example.org>" (default: as Git knows you)')
    .option("--from <copy>", "take the library of a copy of the program's repository: its folder or its address")
    .option("--checksums <file>", "the release's SHA256SUMS on this machine (default: fetched from the release)")
    .addOption(new Option("--upgrade", "rewrite what the program wrote, as one commit").conflicts(onlyOfNew))
    .addOption(
      new Option("--take <file...>", "with --upgrade: replace these files although they were edited").default(
        [],
        "none",
      ),
    )
    .option("--dry-run", "only say which files would be written")
    .option("--json", "the result as one JSON object")
    .examples({
      "mruk init my-mruk --release-repository ola/mruk": "a new publication",
      "mruk init my-mruk --release-repository ola/mruk --from https://github.com/me/old": "with the stories of a copy",
      "mruk init --upgrade": "in its folder: to this program's version",
      "mruk init --upgrade --dry-run": "what that would change",
    })
    .action((folder: string | undefined, options: Options, command: CommanderCommand) => {
      const version = command.parent?.version() ?? "";
      return options.upgrade
        ? upgrade(context, { folder, options, version })
        : create(context, { folder, options, version });
    });
}

type Order = { folder: string | undefined; options: Options; version: string };

async function create(context: CommandContext, { folder, options, version }: Order): Promise<void> {
  const { terminal, environment, projectFolder } = context;
  if (folder === undefined) throw wrong("The folder is missing", "mruk init FOLDER makes one.");
  if (options.take.length > 0) throw wrong("--take goes with --upgrade", "A new repository has no edited files.");
  const [{ createPublication, firstFiles, refuseUsedFolder }, { nextSteps }] = await Promise.all([
    import("../publication/create.ts"),
    import("../publication/next-steps.ts"),
  ]);
  await refuseUsedFolder(resolve(folder));
  const publication = await publicationOf(context, { folder, options, version });
  const order = { folder, publication, writtenBy: version, from: options.from };
  if (options.dryRun) {
    const files = [...(await firstFiles(order, projectFolder)).keys(), "content/cat.md"].sort();
    if (options.json) return printJson(terminal, { folder: resolve(folder), files, dryRun: true });
    for (const path of files) printLine(terminal, path);
    return note(terminal, "Nothing was written.");
  }
  const created = await createPublication(order, { projectFolder, environment });
  if (options.json) return printJson(terminal, { ...created, release: publication.release });
  for (const line of nextSteps(created, publication)) printLine(terminal, line);
}

async function publicationOf(context: CommandContext, { folder = "", options, version }: Order) {
  const [{ Author, ReleaseRepository, Version }, { fetchChecksums }] = await Promise.all([
    import("../publication/model.ts"),
    import("../publication/fetch-checksums.ts"),
  ]);
  const repository = parsed(ReleaseRepository, await repositoryOf(context, options), "--release-repository");
  const wanted = parsed(Version, options.release ?? version, "--release");
  const author = parsed(Author, options.author ?? (await authorOf(context)), "--author");
  const name = (options.name ?? basename(resolve(folder))).replace(/[\p{Cc}{}]/gu, " ").trim();
  const checksums = await fetchChecksums({ version: wanted, repository, file: options.checksums });
  return { name: name || "Mruk", author, release: { version: wanted, repository, checksums } };
}

async function repositoryOf({ askLine }: CommandContext, { releaseRepository }: Options): Promise<string> {
  const typed =
    releaseRepository ?? (await askLine?.("Which repository at GitHub releases the program (OWNER/NAME)? "));
  if (typed) return typed;
  throw wrong(
    "--release-repository is missing",
    "It names the repository that releases the program, such as ola/mruk.",
  );
}

async function authorOf({ environment, projectFolder }: CommandContext): Promise<string> {
  const [{ gitIdentity, gitOf }, { readConfig }] = await Promise.all([
    import("../publication/git-commit.ts"),
    import("#api/platform/config.ts"),
  ]);
  return (await gitIdentity(gitOf(projectFolder, environment))) ?? readConfig(environment).CONTENT_AUTHOR;
}

async function upgrade(context: CommandContext, { folder = ".", options, version }: Order): Promise<void> {
  const { terminal, environment, projectFolder } = context;
  const [{ upgradePublication }, { upgradeLines }, { readConfig }] = await Promise.all([
    import("../publication/upgrade.ts"),
    import("../publication/next-steps.ts"),
    import("#api/platform/config.ts"),
  ]);
  const dryRun = options.dryRun === true;
  const order = { folder, to: version, checksums: options.checksums, take: options.take, dryRun };
  const author = readConfig(environment).CONTENT_AUTHOR;
  const upgraded = await upgradePublication(
    { ...order, author, mayChangeWorkflows: true },
    { projectFolder, environment },
  );
  if (options.json) return printJson(terminal, { ...upgraded, dryRun });
  for (const line of upgradeLines(upgraded)) printLine(terminal, line);
  if (dryRun) note(terminal, "Nothing was written.");
  else if (upgraded.commit !== null) note(terminal, "Push it when you have looked at it: git show, git push.");
}

function parsed<Output>(schema: z.ZodType<Output>, text: string, option: string): Output {
  const { success, data, error } = schema.safeParse(text);
  if (success) return data;
  throw wrong(`${option} ${error.issues[0]?.message ?? "is not valid"}`, `It is "${text}".`);
}

const wrong = (message: string, hint: string) => new AppError("BAD_REQUEST", message, { hint });
