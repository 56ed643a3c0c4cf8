import { Option } from "commander";
import { AppError } from "#api/platform/errors.ts";
import { textLimits } from "#api/stories/limits.ts";
import type { StoryId } from "#api/stories/model.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { printJson, printLine } from "#cli/terminal/terminal.ts";
import { type Answered, answerText, approve, hold, remake } from "./answer-draft.ts";
import { editDraft } from "./edit-draft.ts";

type Options = { rev?: string; replaces?: string; note?: string; wish?: string; json?: boolean };

const id = ["<id>", "such as 2026-12-24-evening"] as const;
const rev = () => new Option("--rev <rev>", "only where the draft is still this revision, as list --json shows it");
const json = ["--json", "what became of it as one JSON object"] as const;

/** approve, hold, edit, again. */
export function answerCommands(context: CommandContext): Command[] {
  const answering =
    (answer: (id: StoryId, options: Options) => Promise<Answered | null>) =>
    async (typedId: string, options: Options) => {
      const { storyIdFrom } = await import("../arguments.ts");
      const answered = await answer(storyIdFrom(typedId), options);
      if (answered === null) return;
      if (options.json) printJson(context.terminal, answered);
      else printLine(context.terminal, answerText(answered));
    };
  const openDesk = async () => (await context.openLocalServices()).review();

  return [
    new Command("approve")
      .summary("put a draft into its slot")
      .description(
        "Put a draft into its slot. Five minutes before its hour a slot closes; later, the draft is a spare.",
      )
      .argument(...id)
      .addOption(rev())
      .option("--replaces <rev>", "the rev of a story that is to give way although somebody wrote or edited it")
      .option(...json)
      .examples({ "mruk review approve 2026-12-24-evening": "as it is now" })
      .action(answering(async (id, options) => approve(await openDesk(), id, options))),
    new Command("hold")
      .summary("put a draft aside")
      .description("Put a draft aside: nobody is asked about it again. It can still be approved.")
      .argument(...id)
      .addOption(rev())
      .option("--note <text>", `why, in at most ${textLimits.note} characters`)
      .option(...json)
      .examples({ "mruk review hold 2026-12-24-evening --note 'Too sad.'": "with the reason" })
      .action(answering(async (id, options) => hold(await openDesk(), id, options))),
    new Command("edit")
      .summary("edit a draft in your editor")
      .description(
        "Open a draft in VISUAL or EDITOR. What is saved there is checked and becomes one commit in your name.",
      )
      .argument(...id)
      .option(...json)
      .examples({ "mruk review edit 2026-12-24-evening": "in the editor that EDITOR names" })
      .action(
        answering(async (id) => {
          const ask = requireKeyboard(context);
          return editDraft(await openDesk(), id, { ...context, ask });
        }),
      ),
    new Command("again")
      .summary("have another draft made in the place of one")
      .description("Have another draft made in the place of one, by the configured makers. It costs what a story does.")
      .argument(...id)
      .option("--wish <sentence>", `what you want of it, in at most ${textLimits.note} characters`)
      .option(...json)
      .examples({ "mruk review again 2026-12-24-evening --wish 'Shorter.'": "goes to the storyteller" })
      .action(answering((id, options) => remake(context, id, options))),
  ];
}

/** Throws BAD_REQUEST where nobody is at the keyboard. */
function requireKeyboard({ ask }: Pick<CommandContext, "ask">): NonNullable<CommandContext["ask"]> {
  if (ask) return ask;
  throw new AppError("BAD_REQUEST", "There is no keyboard to edit at", {
    hint: "Run this in a terminal; programs change drafts over the API.",
  });
}
