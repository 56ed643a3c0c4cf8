import { AppError } from "#api/platform/errors.ts";
import type { StoryId, StoryVersion } from "#api/stories/model.ts";
import { Command } from "../command.ts";
import type { CommandContext, PostChanges } from "../context.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, noteWithHint, printJson, printLine, type Terminal } from "../terminal/terminal.ts";
import type { CreationSource } from "./create-post.ts";

type ChangeOptions = { yes?: boolean; json?: boolean };

/** The commands below `mruk posts` that change stories or show their history. */
export function postChangeCommands(context: CommandContext): Command[] {
  return [
    createCommand(context),
    editCommand(context),
    deleteCommand(context),
    historyCommand(context),
    restoreCommand(context),
  ];
}

function createCommand(context: CommandContext): Command {
  return new Command("create")
    .summary("publish a new story")
    .description(
      "Publish a new story: written in VISUAL or EDITOR, or read from a file. It gets the first free id of its day and slot, " +
        "and becomes one commit in your name; what is wrong with it is named by line.",
    )
    .option("--file <path>", "the story's Markdown file, as content/README.md describes it; - for standard input")
    .option("--picture <path>", "its picture: PNG, JPEG or WebP, up to 10 MB; instead of imageUrl")
    .option("--json", "what was created as one JSON object")
    .examples({
      "mruk posts create --picture cat.jpg": "opens your editor with the keys to fill in",
      "mruk posts create --file story.md --picture cat.jpg": "from a file",
      "mruk posts create --file - < story.md": "from standard input",
    })
    .action(async ({ json, ...source }: CreationSource & { json?: boolean }) => {
      const { createPost } = await import("./create-post.ts");
      const changes = await (await context.openLocalServices()).changes();
      const created = await createPost(source, changes, context);
      if (created === null) context.setExitCode(exitCodes.failed);
      else await reportChange(context.terminal, { type: "created", ...created.story }, { ...changes, json });
    });
}

function editCommand(context: CommandContext): Command {
  return new Command("edit")
    .summary("edit a story in your editor")
    .description(
      "Open a story's file in VISUAL or EDITOR. What is saved there is checked and becomes one commit in your name; what is " +
        "wrong with it is named by line, and can be opened again.",
    )
    .argument("<id>", "such as 2026-12-24-evening")
    .examples({
      "mruk posts edit 2026-12-24-evening": "in the editor that EDITOR names",
      'EDITOR="code --wait" mruk posts edit 2026-12-24-evening': "in another",
    })
    .option("--json", "what was saved as one JSON object")
    .action(async (typedId: string, { json }: { json?: boolean }) => {
      const { terminal, ask, openLocalServices } = context;
      const [{ storyIdFrom }, { editPost }] = await Promise.all([import("./arguments.ts"), import("./edit-post.ts")]);
      const id = storyIdFrom(typedId);
      if (!ask) {
        throw new AppError("BAD_REQUEST", "There is no keyboard to edit at", {
          hint: "Run this in a terminal; programs change posts over the API.",
        });
      }
      const changes = await (await openLocalServices()).changes();
      const saved = await editPost(id, changes, { ...context, ask });
      if (saved === null) return;
      await reportChange(terminal, { type: "saved", ...saved.story }, { ...changes, json });
    });
}

function deleteCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return new Command("delete")
    .summary("delete a story")
    .description(
      "Delete a story and its picture, in one commit. The schedule makes no other for its slot by itself; the story can be " +
        "brought back.",
    )
    .argument("<id>", "such as 2026-12-24-evening")
    .option("--yes", "do not ask")
    .examples({
      "mruk posts delete 2026-12-24-evening": "says which it is, and asks",
      "mruk posts restore 2026-12-24-evening 1a2b3c4d5e": "brings it back",
    })
    .option("--json", "what was deleted as one JSON object")
    .action(async (typedId: string, { yes, json }: ChangeOptions) => {
      const { storyIdFrom } = await import("./arguments.ts");
      const id = storyIdFrom(typedId);
      const changes = await (await openLocalServices()).changes();
      const { title, rev } = await currentVersion(id, changes);
      const confirmation = {
        yes,
        about: `${id}: ${title}`,
        question: "Are you sure you want to delete this post?",
        declined: "Nothing was deleted.",
        command: `mruk posts delete ${id}`,
      };
      if (!(await confirm(confirmation, context))) return;
      await changes.editing.remove(id, { by: changes.by, rev });
      await reportChange(terminal, { type: "deleted", id, titleEn: title }, { ...changes, json });
      const last = (await changes.editing.history(id)).find((version) => version.rev !== null);
      if (last) note(terminal, `To bring it back: mruk posts restore ${id} ${shortName(last)}`);
    });
}

/** A story's title and revision. A story that cannot be read has neither. */
async function currentVersion(
  id: StoryId,
  { editing }: PostChanges,
): Promise<{ title: string; rev: string | undefined }> {
  try {
    const { story, rev } = await editing.read(id);
    return { title: story.titleEn, rev };
  } catch (error) {
    if (error instanceof AppError && error.code === "STORY_INVALID") {
      return { title: `cannot be read (${error.message})`, rev: undefined };
    }
    throw error;
  }
}

function historyCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("history")
    .summary("who changed a story, and when")
    .description("The commits of a story, newest first: also of one that is deleted or cannot be read.")
    .argument("<id>", "such as 2026-12-24-evening")
    .option("--json", "one JSON object a line")
    .examples({
      "mruk posts history 2026-12-24-evening": "the commits, with their times in Warsaw",
      "mruk posts history 2026-12-24-evening --json | jq -r .commit": "for programs",
    })
    .action(async (typedId: string, { json }: { json?: boolean }) => {
      const { storyIdFrom } = await import("./arguments.ts");
      const { editing } = await (await openLocalServices()).changes();
      for (const version of await editing.history(storyIdFrom(typedId))) {
        if (json) printJson(terminal, version);
        else printLine(terminal, versionLine(version));
      }
    });
}

function restoreCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return new Command("restore")
    .summary("bring an earlier version of a story back")
    .description(
      "Bring a story and its picture back as a commit left them. That is a new commit: nothing is lost by it.",
    )
    .argument("<id>", "such as 2026-12-24-evening")
    .argument("<commit>", "as mruk posts history shows it")
    .option("--yes", "do not ask")
    .examples({ "mruk posts restore 2026-12-24-evening 1a2b3c4d5e": "says which it is, and asks" })
    .option("--json", "what was restored as one JSON object")
    .action(async (typedId: string, typedCommit: string, { yes, json }: ChangeOptions) => {
      const { storyIdFrom } = await import("./arguments.ts");
      const id = storyIdFrom(typedId);
      const changes = await (await openLocalServices()).changes();
      const version = versionFrom(typedCommit, await changes.editing.history(id));
      const confirmation = {
        yes,
        about: versionLine(version),
        question: "Bring this version back?",
        declined: "Nothing was restored.",
        command: `mruk posts restore ${id} ${shortName(version)}`,
      };
      if (!(await confirm(confirmation, context))) return;
      const { story } = await changes.editing.restore(id, version.commit, { by: changes.by });
      await reportChange(terminal, { type: "restored", ...story }, { ...changes, json });
    });
}

/** Finds a version by the first digits of its commit. */
function versionFrom(typed: string, versions: readonly StoryVersion[]): StoryVersion {
  const matches = /^[0-9a-f]{4,64}$/i.test(typed)
    ? versions.filter(({ commit }) => commit.startsWith(typed.toLowerCase()))
    : [];
  const [version] = matches;
  if (version?.rev === null) {
    throw new AppError("VERSION_NOT_FOUND", `${shortName(version)} is the commit that deleted this story`, {
      hint: "Name one from before it: mruk posts history shows them.",
    });
  }
  if (version && matches.length === 1) return version;
  throw new AppError("VERSION_NOT_FOUND", `${JSON.stringify(typed.slice(0, 64))} names no version of this story`, {
    hint: "mruk posts history shows the commits; ten digits are enough.",
  });
}

const shortName = ({ commit }: Pick<StoryVersion, "commit">): string => commit.slice(0, 10);

function versionLine({ commit, at, author, subject, rev }: StoryVersion): string {
  const when = Temporal.Instant.from(at).toZonedDateTimeISO("Europe/Warsaw").toPlainDateTime();
  const time = when.toString({ smallestUnit: "minute" }).replace("T", " ");
  return [shortName({ commit }), time, author, subject, ...(rev === null ? ["(deleted)"] : [])].join("  ");
}

type Change = { type: "created" | "saved" | "deleted" | "restored"; id: StoryId; titleEn: string };

/** Says what was changed by which commit, and whether the remote has it. */
export async function reportChange(
  terminal: Terminal,
  { type, id, titleEn }: Change,
  { editing, json }: Pick<PostChanges, "editing"> & { json?: boolean | undefined },
): Promise<void> {
  const [[last], { state, problem }] = await Promise.all([editing.history(id), editing.remoteState()]);
  const commit = last?.commit ?? null;
  const isPushed = state === "equal";
  if (json) printJson(terminal, { type, id, titleEn, commit, pushed: isPushed, ...(problem && { problem }) });
  else {
    const place = isPushed ? "pushed" : state === "no remote" ? "there is no remote" : "not pushed yet";
    printLine(
      terminal,
      `${type} ${id}: ${titleEn} (${commit === null ? "" : `commit ${commit.slice(0, 10)}, `}${place})`,
    );
  }
  if (problem) noteWithHint(terminal, `saved here only: ${problem.message}`, problem.hint);
  else if (state === "waiting") noteWithHint(terminal, "saved here only", "The next run pushes it.");
}
