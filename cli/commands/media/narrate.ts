import { Option } from "commander";
import { dollars } from "#api/generation/spending/dollars.ts";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import type { StoryId } from "#api/stories/model.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext, Narrating } from "#cli/context.ts";
import { confirm } from "#cli/terminal/confirm.ts";
import { makingProgress } from "#cli/terminal/making-progress.ts";
import { noteWithHint, printJson, printLine } from "#cli/terminal/terminal.ts";
import { storyIdFrom } from "../arguments.ts";
import { forEachStory } from "./each-story.ts";

type Options = { all?: boolean; language?: Language; anew?: boolean; yes?: boolean; json?: boolean };

export function narrateCommand(context: CommandContext): Command {
  return new Command("narrate")
    .summary("have stories read aloud")
    .description(
      "Have stories read aloud into files, by whoever NARRATOR names. What was read stays while its words are the same. No server is needed: that a story has a narration is a commit.",
    )
    .argument("[id...]", "such as 2026-12-24-evening")
    .addOption(new Option("--language <language>", "in this one alone").choices(["en", "pl"]))
    .option("--anew", "read again what was read, such as with another voice")
    .option("--all", "all stories that are not read in their present words, newest first")
    .option("--yes", "do not ask before --all")
    .option("--json", "one JSON object a line: every step, then what came of each story")
    .examples({
      "mruk narrate 2026-12-24-evening": "takes some seconds with the house's voice",
      "mruk narrate 2026-12-24-evening --language pl --anew": "with the voice of now",
      "mruk narrate --all": "says how many it would read and about what that costs, and asks",
    })
    .action(async (typedIds: string[], options: Options) => {
      const { terminal } = context;
      const narrating = await (await context.openLocalServices()).narrating();
      const ids = await idsToRead(typedIds, options, { ...context, narrating });
      if (ids === null) return;
      const work = (id: StoryId) => read(id, narrating, { ...options, terminal });
      await forEachStory({ ids, work }, context);
      const { problem } = await narrating.remote();
      if (problem) noteWithHint(terminal, problem.message, problem.hint);
    });
}

/** The stories to read; null where there are none, or a person declined. */
async function idsToRead(
  typedIds: readonly string[],
  { all, language, anew, yes }: Options,
  { narrating, ...context }: CommandContext & { narrating: Narrating },
): Promise<StoryId[] | null> {
  if (typedIds.length > 0 === (all ?? false)) {
    throw new AppError("BAD_REQUEST", "Name stories, or --all", { hint: "mruk narrate 2026-12-24-evening" });
  }
  if (typedIds.length > 0) return typedIds.map(storyIdFrom);
  const { narrations } = narrating;
  const stories = await (await context.openLocalServices()).stories();
  const lacking = stories.filter((story) => anew || narrations.lacks(story, language));
  if (lacking.length === 0) {
    printLine(context.terminal, "Every story is read aloud.");
    return null;
  }
  const usd = await narrations.usualCostUsd(lacking, { language, anew });
  const confirmation = {
    ...{ yes, declined: "Nothing was read aloud.", command: "mruk narrate --all" },
    ...(usd > 0 && { about: `Their narrator is paid for: about ${dollars(usd)} in all.` }),
    question: `Have ${lacking.length === 1 ? "one story" : `${lacking.length} stories`} read aloud?`,
  };
  return (await confirm(confirmation, context)) ? lacking.map(({ id }) => id) : null;
}

async function read(
  id: StoryId,
  { narrations, by, signal }: Narrating,
  { terminal, json, language, anew }: Pick<CommandContext, "terminal"> & Options,
): Promise<true> {
  const progress = makingProgress(terminal, { json, type: "narration" });
  const outcome = await narrations
    .narrate(id, { language, anew }, { report: progress.report, signal, by })
    .finally(progress.wipe);
  if (json) printJson(terminal, { type: "finished", id, ...outcome });
  else printLine(terminal, `${id}: ${outcome.message}`);
  return true;
}
