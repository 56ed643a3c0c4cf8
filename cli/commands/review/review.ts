import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { confirm } from "#cli/terminal/confirm.ts";
import { note, printJson } from "#cli/terminal/terminal.ts";
import { answerCommands } from "./answers.ts";
import { printDrafts } from "./draft-list.ts";
import { showDraft } from "./show-draft.ts";

export function reviewCommand(context: CommandContext): Command {
  const review = new Command("review")
    .summary("read the drafts that wait for approval, and decide")
    .description(
      "Read the drafts that wait for approval one after the other, and decide about each; in a pipe, list them. No server is " +
        "needed: a decision is a commit.",
    )
    .addCommand(listCommand(context))
    .addCommand(showCommand(context))
    .examples({
      "mruk review": "one after the other",
      "mruk review list": "what waits, what is held, and the spares",
      "mruk review approve 2026-12-24-evening": "into its slot, as it is now",
      "mruk review hold 2026-12-24-evening --note 'Too sad.'": "put it aside",
    })
    .action(async () => {
      const { ask, askLine, terminal } = context;
      const desk = await (await context.openLocalServices()).review();
      if (!terminal.interactive || !ask || !askLine) return printDrafts(desk, { context, json: false });
      const { walkThroughDrafts } = await import("./walk.ts");
      await walkThroughDrafts(desk, { ...context, ask, askLine });
    });
  for (const command of [...answerCommands(context), deleteCommand(context)]) review.addCommand(command);
  return review;
}

function listCommand(context: CommandContext): Command {
  return new Command("list")
    .summary("what waits, what is held, and the spares")
    .description("The drafts in the order of their slots: those that wait, those that are held, and the spares.")
    .option("--json", "one JSON object a line, with the rev that an answer refers to")
    .examples({
      "mruk review list": "all of them",
      "mruk review list --json | jq -r 'select(.review.state == \"waiting\") | .id'": "for programs",
    })
    .action(async ({ json = false }: { json?: boolean }) => {
      await printDrafts(await (await context.openLocalServices()).review(), { context, json });
    });
}

function showCommand(context: CommandContext): Command {
  return new Command("show")
    .summary("one draft to read")
    .description("One draft to read; its Markdown where the output is no terminal.")
    .argument("<id>", "such as 2026-12-24-evening")
    .option("--lang <language>", "en or pl", "en")
    .option("--json", "the whole draft, in both languages, as one JSON object")
    .examples({ "mruk review show 2026-12-24-evening --lang pl": "in Polish" })
    .action(async (typedId: string, { lang, json }: { lang: string; json?: boolean }) => {
      const { languageFrom, storyIdFrom } = await import("../arguments.ts");
      const [id, language] = [storyIdFrom(typedId), languageFrom(lang)];
      const { reviewing } = await (await context.openLocalServices()).review();
      const { story, rev } = await reviewing.read(id);
      if (json) printJson(context.terminal, { ...story, rev });
      else await showDraft(story, language, context.terminal);
    });
}

function deleteCommand(context: CommandContext): Command {
  return new Command("delete")
    .summary("delete a draft")
    .description("Delete a draft and its picture. No other is made for its slot, which keeps its story.")
    .argument("<id>", "such as 2026-12-24-evening")
    .option("--yes", "do not ask")
    .option("--json", "what was deleted as one JSON object")
    .examples({ "mruk review delete 2026-12-24-evening": "says which it is, and asks" })
    .action(async (typedId: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
      const { storyIdFrom } = await import("../arguments.ts");
      const id = storyIdFrom(typedId);
      const desk = await (await context.openLocalServices()).review();
      const { story, rev } = await desk.reviewing.read(id);
      const confirmation = {
        yes,
        about: `${id}: ${story.titleEn}`,
        question: "Delete this draft?",
        declined: "Nothing was deleted.",
        command: `mruk review delete ${id}`,
      };
      if (!(await confirm(confirmation, context))) return;
      await desk.reviewing.remove(id, { rev, by: desk.by });
      if (json) printJson(context.terminal, { type: "deleted", id, titleEn: story.titleEn });
      else note(context.terminal, `deleted ${id}: ${story.titleEn}`);
    });
}
