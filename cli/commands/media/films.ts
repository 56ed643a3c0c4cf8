import { AppError } from "#api/platform/errors.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { isSilentHouseFilm } from "#api/stories/spoken-film.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext, Films } from "#cli/context.ts";
import { confirm } from "#cli/terminal/confirm.ts";
import { makingProgress } from "#cli/terminal/making-progress.ts";
import { noteWithHint, printJson, printLine } from "#cli/terminal/terminal.ts";
import { forEachStory } from "./each-story.ts";

export function filmsCommand(context: CommandContext): Command {
  return new Command("films")
    .summary("have films made of stories")
    .description("Have films made of stories. No server is needed: that a story has one is a commit.")
    .addCommand(makeCommand(context))
    .examples({ "mruk films make 2026-12-24-evening": "one short, upright film" });
}

type MakeOptions = { all?: boolean; yes?: boolean; json?: boolean | undefined; voice?: boolean | undefined };

function makeCommand(context: CommandContext): Command {
  return new Command("make")
    .summary("have a story's film made, or those of all stories")
    .description("Have a story's film made, by whoever FILMMAKER names. One that is there already stays.")
    .argument("[id]", "such as 2026-12-24-evening")
    .option("--all", "the films of all stories that have none, newest first")
    .option("--voice", "the film speaks; one that is there gets a voice (without: as FILM_VOICE has it)")
    .option("--no-voice", "the film does not speak")
    .option("--yes", "do not ask before --all")
    .option("--json", "one JSON object a line: every step, then what came of it")
    .examples({
      "mruk films make 2026-12-24-evening": "takes about a minute on a small machine",
      "mruk films make 2026-12-24-evening --voice": "a voice tells the story, in English and in Polish",
      "mruk films make --all": "says how many it would make, and asks",
      "mruk films make 2026-12-24-evening --json | tail -1": "for programs: its address",
    })
    .action(async (typedId: string | undefined, options: MakeOptions) => {
      const ids = await idsToMake(typedId, options, context);
      if (ids === null) return;
      const { terminal } = context;
      const films = await (await context.openLocalServices()).films();
      // Where nobody makes films, one line says so.
      const work = (id: StoryId) => makeFilm(id, films, { ...options, terminal });
      await forEachStory({ ids, work }, context);
      const { problem } = await films.remote();
      if (problem) noteWithHint(terminal, problem.message, problem.hint);
    });
}

/** The stories whose films are to be made; null where a person declined. */
async function idsToMake(
  typedId: string | undefined,
  { all, yes, voice }: MakeOptions,
  context: CommandContext,
): Promise<StoryId[] | null> {
  if ((typedId === undefined) === (all === undefined)) {
    throw new AppError("BAD_REQUEST", "Name one story, or --all", { hint: "mruk films make 2026-12-24-evening" });
  }
  const { storyIdFrom } = await import("../arguments.ts");
  if (typedId !== undefined) return [storyIdFrom(typedId)];
  const stories = await (await context.openLocalServices()).stories();
  const ids = stories.flatMap((story) => (isDue(story, voice) ? story.id : []));
  if (ids.length === 0) {
    printLine(context.terminal, voice ? "Every story has its film, with a voice." : "Every story has its film.");
    return null;
  }
  const question = `Have ${ids.length === 1 ? "one film" : `${ids.length} films`} made?`;
  const confirmation = { yes, question, declined: "No film was made.", command: "mruk films make --all" };
  return (await confirm(confirmation, context)) ? ids : null;
}

const isDue = (story: Story, voice: boolean | undefined) =>
  story.videoUrl === undefined || (voice === true && isSilentHouseFilm(story));

/** Returns whether the story has a film now. */
async function makeFilm(
  id: StoryId,
  { videos, by, signal }: Films,
  { terminal, json, voice }: Pick<CommandContext, "terminal"> & Pick<MakeOptions, "json" | "voice">,
): Promise<boolean> {
  const progress = makingProgress(terminal, { json });
  const outcome = await videos.generateVideo(id, { report: progress.report, signal, by, voice }).finally(progress.wipe);
  if (json) printJson(terminal, { type: "finished", id, ...outcome });
  else printLine(terminal, outcome.videoUrl === null ? outcome.message : `${outcome.message} ${outcome.videoUrl}`);
  return outcome.videoUrl !== null;
}
