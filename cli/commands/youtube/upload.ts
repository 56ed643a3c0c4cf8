import { Option } from "commander";
import type { UploadNotice } from "#api/video/publishing/model.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { exitCodes } from "#cli/output/exit-codes.ts";
import type { Language } from "#cli/output/story-text.ts";
import { confirm } from "#cli/terminal/confirm.ts";
import { makingProgress } from "#cli/terminal/making-progress.ts";
import { noteWithHint, printJson, printLine, type Terminal } from "#cli/terminal/terminal.ts";

const resumeHint = "What was sent is kept: the same command goes on from there.";
const languageOption = (words: string) => new Option("--language <language>", words).choices(["en", "pl"]);

type UploadOptions = { language: Language; json?: boolean };

export function uploadCommand({ terminal, openLocalServices, setInterruptionHint }: CommandContext): Command {
  return new Command("upload")
    .summary("upload a story's film in one language")
    .description(
      "Upload a story's film as a short in one language. An upload that was interrupted goes on where it stopped, and nothing is published twice.",
    )
    .argument("<id>", "such as 2026-12-24-evening")
    .addOption(languageOption("whose words it has").makeOptionMandatory())
    .option("--json", "one JSON object a line: every step, then what came of it")
    .examples({
      "mruk youtube upload 2026-12-24-evening --language en": "in English",
      "mruk youtube upload 2026-12-24-evening --language pl --json": "for programs",
    })
    .action(async (typedId: string, { language, json }: UploadOptions) => {
      const { storyIdFrom } = await import("../arguments.ts");
      const id = storyIdFrom(typedId);
      const { videos, by, signal, remote } = await (await openLocalServices()).films();
      const progress = makingProgress(terminal, { json });
      setInterruptionHint(resumeHint);
      const options = { report: progress.report, signal, by };
      const { youtubeUrl, notices = [] } = await videos.upload(id, language, options).finally(progress.wipe);
      if (json) printJson(terminal, { type: "finished", id, language, youtubeUrl, notices });
      else printLine(terminal, youtubeUrl);
      noteEach(terminal, [...notices, ...problemsOf(await remote())]);
    });
}

type UploadAllOptions = { language?: Language; yes?: boolean; json?: boolean };

export function uploadAllCommand(context: CommandContext): Command {
  const { terminal, openLocalServices, setExitCode, setInterruptionHint } = context;
  return new Command("upload-all")
    .summary("upload every film that waits")
    .description(
      "Upload every film that is not on YouTube yet, in English; with --language, every one that is not there in that language. " +
        "Stops where YouTube takes no more for now, says which, and leaves the rest for the next time.",
    )
    .addOption(languageOption("whose words they have"))
    .option("--yes", "do not ask")
    .option("--json", "one JSON object a line: every step, then what came of it")
    .examples({
      "mruk youtube upload-all": "asks first",
      "mruk youtube upload-all --language pl --yes": "in Polish, without being asked",
    })
    .action(async ({ language, yes, json }: UploadAllOptions) => {
      const services = await openLocalServices();
      const waiting = (await services.stories()).filter(
        ({ videoUrl, youtube = [] }) =>
          videoUrl !== undefined && (language ? !youtube.some((each) => each.language === language) : !youtube.length),
      ).length;
      // The specification words the question.
      const question = `Upload ${waiting} pending videos to YouTube as videos?`;
      const command = ["mruk youtube upload-all", ...(language ? [`--language ${language}`] : [])].join(" ");
      const confirmation = { yes, question, declined: "Nothing was uploaded.", command };
      if (waiting > 0 && !(await confirm(confirmation, context))) return;
      const { videos, by, signal, remote } = await services.films();
      const progress = makingProgress(terminal, { json });
      setInterruptionHint(resumeHint);
      const outcome = await videos.uploadAll({ report: progress.report, signal, by, language }).finally(progress.wipe);
      if (json) printJson(terminal, { type: "finished", ...outcome });
      else printLine(terminal, outcome.message);
      noteEach(terminal, problemsOf(await remote()));
      if (outcome.stopped || outcome.failed.length > 0) setExitCode(exitCodes.failed);
    });
}

type Remote = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<CommandContext["openLocalServices"]>>["films"]>>["remote"]>
>;
const problemsOf = ({ problem }: Remote): Pick<UploadNotice, "message" | "hint">[] => (problem ? [problem] : []);

function noteEach(terminal: Terminal, notices: readonly Pick<UploadNotice, "message" | "hint">[]): void {
  for (const { message, hint } of notices) noteWithHint(terminal, message, hint);
}
