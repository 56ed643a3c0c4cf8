import { Command } from "commander";
import type { JobItem } from "../../api/jobs/model.ts";
import type { PictureCare } from "../../api/pictures/model.ts";
import { examples } from "../help.ts";
import { counted } from "../output/counted.ts";
import { exitCodes, nextRunContinues } from "../output/exit-codes.ts";
import type { Surroundings } from "../surroundings.ts";
import { note, noteWithHint, say, sayJson, type Terminal } from "../terminal/terminal.ts";
import { agreed } from "./agreement.ts";

export function imagesCommand(surroundings: Surroundings): Command {
  return new Command("images")
    .summary("look after the pictures of the library")
    .description("Look after the pictures of the library. No server is needed: they are changed as commits.")
    .addCommand(checkCommand(surroundings))
    .addCommand(regenerateCommand(surroundings))
    .addCommand(migrateCommand(surroundings))
    .addHelpText(
      "after",
      examples({
        "mruk images check": "does every story have a picture that readers see?",
        "mruk images regenerate": "draw those anew that they do not",
      }),
    );
}

function checkCommand({ terminal, openProduct, endWith }: Surroundings): Command {
  return new Command("check")
    .summary("look at every story's picture")
    .description(
      "Look at every story's picture, also at those elsewhere on the web. Ends with 1 and one line per broken one (id: address: reason) when there are any.",
    )
    .option("--json", "one JSON object a line: every fault, then the summary")
    .addHelpText(
      "after",
      examples({
        "mruk images check": "before readers notice",
        "mruk images check --json | jq -r .id": "for programs",
      }),
    )
    .action(async ({ json }: { json?: boolean }) => {
      const looked = new Set<string>();
      const faults = await (await openProduct()).checkPictures(({ id, state }) => {
        if (state === "working") return;
        looked.add(id);
        if (terminal.watched && looked.size % 500 === 0) note(terminal, `looked at ${looked.size} pictures…`);
      });
      for (const fault of faults) {
        if (json) sayJson(terminal, { type: "fault", ...fault });
        else say(terminal, `${fault.id}: ${fault.imageUrl}: ${fault.reason}`);
      }
      if (json) sayJson(terminal, { type: "checked", pictures: looked.size, faults: faults.length });
      else note(terminal, `${counted(looked.size, "picture")}, ${faults.length} broken`);
      if (faults.length > 0) endWith(exitCodes.failed);
    });
}

function regenerateCommand(surroundings: Surroundings): Command {
  return careCommand(surroundings, {
    care: "regenerate",
    summary: "draw the broken ones anew",
    done: "drawn anew",
    description:
      "Draw the pictures anew that readers would not see: each is one commit, pushed where there is a remote. The others stay as they are.",
    question:
      "This will generate new images for all posts with broken or expired images. This may take several minutes. Continue?",
  });
}

function migrateCommand(surroundings: Surroundings): Command {
  return careCommand(surroundings, {
    care: "migrate",
    summary: "move them to cloud storage",
    done: "moved",
    description:
      "Move every picture that is not there, and the films of this machine, to the cloud storage of AZURE_STORAGE_CONNECTION_STRING. The stories get the new addresses in one commit, pushed where there is a remote. A run that was stopped is taken up where it was.",
    question: "This will migrate all DALL-E images to Azure Storage. Continue?",
  });
}

/** The questions are the specification's. */
type Care = { care: "regenerate" | "migrate"; summary: string; done: string; description: string; question: string };

function careCommand(surroundings: Surroundings, { care, summary, done, description, question }: Care) {
  const { terminal, openProduct, endWith, whenInterrupted } = surroundings;
  return new Command(care)
    .summary(summary)
    .description(description)
    .option("--yes", "do not ask")
    .option("--json", "one JSON object a line: every picture that was worked on, then what came of it")
    .addHelpText(
      "after",
      examples({ [`mruk images ${care}`]: "asks first", [`mruk images ${care} --yes`]: "does not ask" }),
    )
    .action(async ({ yes, json }: { yes?: boolean; json?: boolean }) => {
      const doubt = { yes, question, declined: "Nothing was done.", command: `mruk images ${care}` };
      if (!(await agreed(doubt, surroundings))) return;
      const product = await openProduct();
      whenInterrupted(nextRunContinues);
      const { remote, ...result } = await product.carePictures(care, (item) => tellOf(item, { terminal, json, done }));
      if (json) sayJson(terminal, { type: "finished", ...result });
      else say(terminal, result.message);
      if (remote?.problem) noteWithHint(terminal, remote.problem.message, remote.problem.hint);
      if (hasFailed(result)) endWith(exitCodes.failed);
    });
}

const hasFailed = ({ failed }: PictureCare) => failed.length > 0;

type Telling = { terminal: Terminal; json: boolean | undefined; done: string };

/** Pictures that are fine are not worth a line. */
function tellOf(item: JobItem, { terminal, json, done }: Telling): void {
  const { id, state, step, progress, note: words } = item;
  if (state === "skipped" || (state === "working" && step === "look")) return;
  if (json) sayJson(terminal, { type: "picture", ...item });
  else if (state === "waiting") note(terminal, `${id}: ${words}`);
  // A line each time a little more of a film has gone would hide the others.
  else if (state === "working") progress === undefined && note(terminal, `${id}: ${step}…`);
  else say(terminal, `${id}: ${state === "done" ? done : `failed: ${words}`}`);
}
