import { Command, Option } from "commander";
import type { UploadNotice } from "../../api/shorts/model.ts";
import { examples } from "../help.ts";
import { exitCodes } from "../output/exit-codes.ts";
import type { Surroundings } from "../surroundings.ts";
import { filmProgress } from "../terminal/film-progress.ts";
import { noteWithHint, say, sayJson, type Terminal } from "../terminal/terminal.ts";
import { agreed } from "./agreement.ts";
import type { Language } from "./arguments.ts";

const goesOn = "What was sent is kept: the same command goes on from there.";
const languageOption = (words: string) => new Option("--language <language>", words).choices(["en", "pl"]);

type UploadOptions = { language: Language; json?: boolean };

export function uploadCommand({ terminal, openProduct, whenInterrupted }: Surroundings): Command {
  return new Command("upload")
    .summary("upload a story's film in one language")
    .description(
      "Upload a story's film as a short in one language. An upload that was interrupted goes on where it stopped, and nothing is published twice.",
    )
    .argument("<id>", "such as 2026-12-24-evening")
    .addOption(languageOption("whose words it has").makeOptionMandatory())
    .option("--json", "one JSON object a line: every step, then what came of it")
    .addHelpText(
      "after",
      examples({
        "mruk youtube upload 2026-12-24-evening --language en": "in English",
        "mruk youtube upload 2026-12-24-evening --language pl --json": "for programs",
      }),
    )
    .action(async (typedId: string, { language, json }: UploadOptions) => {
      const { storyIdFrom } = await import("./arguments.ts");
      const id = storyIdFrom(typedId);
      const { shorts, by, signal, remote } = await (await openProduct()).films();
      const progress = filmProgress(terminal, { json });
      whenInterrupted(goesOn);
      const order = { tell: progress.tell, signal, by };
      const { youtubeUrl, notices = [] } = await shorts.upload(id, language, order).finally(progress.wipe);
      if (json) sayJson(terminal, { type: "finished", id, language, youtubeUrl, notices });
      else say(terminal, youtubeUrl);
      noteEach(terminal, [...notices, ...problemsOf(await remote())]);
    });
}

type UploadAllOptions = { language?: Language; yes?: boolean; json?: boolean };

export function uploadAllCommand(surroundings: Surroundings): Command {
  const { terminal, openProduct, endWith, whenInterrupted } = surroundings;
  return new Command("upload-all")
    .summary("upload every film that waits")
    .description(
      "Upload every film that is not on YouTube yet, in English; with --language, every one that is not there in that language. " +
        "Stops where YouTube takes no more for now, says which, and leaves the rest for the next time.",
    )
    .addOption(languageOption("whose words they have"))
    .option("--yes", "do not ask")
    .option("--json", "one JSON object a line: every step, then what came of it")
    .addHelpText(
      "after",
      examples({
        "mruk youtube upload-all": "asks first",
        "mruk youtube upload-all --language pl --yes": "in Polish, without being asked",
      }),
    )
    .action(async ({ language, yes, json }: UploadAllOptions) => {
      const product = await openProduct();
      const waiting = (await product.stories()).filter(
        ({ videoUrl, youtube = [] }) =>
          videoUrl !== undefined && (language ? !youtube.some((each) => each.language === language) : !youtube.length),
      ).length;
      // The question is the specification's.
      const question = `Upload ${waiting} pending videos to YouTube as shorts?`;
      const command = ["mruk youtube upload-all", ...(language ? [`--language ${language}`] : [])].join(" ");
      const doubt = { yes, question, declined: "Nothing was uploaded.", command };
      if (waiting > 0 && !(await agreed(doubt, surroundings))) return;
      const { shorts, by, signal, remote } = await product.films();
      const progress = filmProgress(terminal, { json });
      whenInterrupted(goesOn);
      const outcome = await shorts.uploadAll({ tell: progress.tell, signal, by, language }).finally(progress.wipe);
      if (json) sayJson(terminal, { type: "finished", ...outcome });
      else say(terminal, outcome.message);
      noteEach(terminal, problemsOf(await remote()));
      if (outcome.stopped || outcome.failed.length > 0) endWith(exitCodes.failed);
    });
}

type Remote = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<Surroundings["openProduct"]>>["films"]>>["remote"]>
>;
const problemsOf = ({ problem }: Remote): Pick<UploadNotice, "message" | "hint">[] => (problem ? [problem] : []);

function noteEach(terminal: Terminal, notices: readonly Pick<UploadNotice, "message" | "hint">[]): void {
  for (const { message, hint } of notices) noteWithHint(terminal, message, hint);
}
