import type { PictureCare } from "#api/images/maintenance/model.ts";
import type { JobItem } from "#api/jobs/model.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { counted } from "../output/counted.ts";
import { exitCodes, nextRunContinues } from "../output/exit-codes.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, noteWithHint, printJson, printLine, type Terminal } from "../terminal/terminal.ts";

export function imagesCommand(context: CommandContext): Command {
  return new Command("images")
    .summary("look after the pictures of the library")
    .description("Look after the pictures of the library. No server is needed: they are changed as commits.")
    .addCommand(checkCommand(context))
    .addCommand(regenerateCommand(context))
    .addCommand(migrateCommand(context))
    .examples({
      "mruk images check": "does every story have a picture that readers see?",
      "mruk images regenerate": "draw those anew that they do not",
    });
}

function checkCommand({ terminal, openLocalServices, setExitCode }: CommandContext): Command {
  return new Command("check")
    .summary("look at every story's picture")
    .description(
      "Look at every story's picture, also at those elsewhere on the web. Ends with 1 and one line per broken one (id: address: reason) when there are any.",
    )
    .option("--json", "one JSON object a line: every fault, then the summary")
    .examples({
      "mruk images check": "before readers notice",
      "mruk images check --json | jq -r .id": "for programs",
    })
    .action(async ({ json }: { json?: boolean }) => {
      const checked = new Set<string>();
      const faults = await (await openLocalServices()).checkPictures(({ id, state }) => {
        if (state === "working") return;
        checked.add(id);
        if (terminal.interactive && checked.size % 500 === 0) note(terminal, `looked at ${checked.size} pictures…`);
      });
      for (const fault of faults) {
        if (json) printJson(terminal, { type: "fault", ...fault });
        else printLine(terminal, `${fault.id}: ${fault.imageUrl}: ${fault.reason}`);
      }
      if (json) printJson(terminal, { type: "checked", pictures: checked.size, faults: faults.length });
      else note(terminal, `${counted(checked.size, "picture")}, ${faults.length} broken`);
      if (faults.length > 0) setExitCode(exitCodes.failed);
    });
}

function regenerateCommand(context: CommandContext): Command {
  return pictureTaskCommand(context, {
    task: "regenerate",
    summary: "draw the broken ones anew",
    done: "drawn anew",
    description:
      "Draw the pictures anew that readers would not see: each is one commit, pushed where there is a remote. The others stay as they are.",
    question:
      "This will generate new images for all posts with broken or expired images. This may take several minutes. Continue?",
  });
}

function migrateCommand(context: CommandContext): Command {
  return pictureTaskCommand(context, {
    task: "migrate",
    summary: "move them to cloud storage",
    done: "moved",
    description:
      "Move every picture that is not there, and the films and narrations of this machine, to the cloud storage of AZURE_STORAGE_CONNECTION_STRING. The stories get the new addresses in one commit, pushed where there is a remote. A run that was stopped is taken up where it was.",
    question: "This will migrate all DALL-E images to Azure Storage. Continue?",
  });
}

/** The specification words the questions. */
type PictureTask = {
  task: "regenerate" | "migrate";
  summary: string;
  done: string;
  description: string;
  question: string;
};

function pictureTaskCommand(context: CommandContext, { task, summary, done, description, question }: PictureTask) {
  const { terminal, openLocalServices, setExitCode, setInterruptionHint } = context;
  return new Command(task)
    .summary(summary)
    .description(description)
    .option("--yes", "do not ask")
    .option("--json", "one JSON object a line: every picture that was worked on, then what came of it")
    .examples({ [`mruk images ${task}`]: "asks first", [`mruk images ${task} --yes`]: "does not ask" })
    .action(async ({ yes, json }: { yes?: boolean; json?: boolean }) => {
      const confirmation = { yes, question, declined: "Nothing was done.", command: `mruk images ${task}` };
      if (!(await confirm(confirmation, context))) return;
      const services = await openLocalServices();
      setInterruptionHint(nextRunContinues);
      const { remote, ...result } = await services.runPictureTask(task, (item) =>
        printItem(item, { terminal, json, done }),
      );
      if (json) printJson(terminal, { type: "finished", ...result });
      else printLine(terminal, result.message);
      if (remote?.problem) noteWithHint(terminal, remote.problem.message, remote.problem.hint);
      if (hasFailed(result)) setExitCode(exitCodes.failed);
    });
}

const hasFailed = ({ failed }: PictureCare) => failed.length > 0;

type ItemOptions = { terminal: Terminal; json: boolean | undefined; done: string };

/** Good pictures get no line. */
function printItem(item: JobItem, { terminal, json, done }: ItemOptions): void {
  const { id, state, step, progress, note: text } = item;
  if (state === "skipped" || (state === "working" && step === "look")) return;
  if (json) printJson(terminal, { type: "picture", ...item });
  else if (state === "waiting") note(terminal, `${id}: ${text}`);
  // Progress within a film would take a line each time, and hide the others.
  else if (state === "working") progress === undefined && note(terminal, `${id}: ${step}…`);
  else printLine(terminal, `${id}: ${state === "done" ? done : `failed: ${text}`}`);
}
