import { Option } from "commander";
import { type Language, languages } from "#api/language/model.ts";
import { type NarratorName, narratorNames } from "#api/narration/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { printJson, printLine } from "#cli/terminal/terminal.ts";

export function voicesCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return new Command("voices")
    .summary("who can read stories aloud here, and why not")
    .description(
      "The voices that can read stories aloud into files, in each language, and what is missing where one cannot.",
    )
    .option("--json", "each voice as a JSON object")
    .examples({ "mruk voices": "all voices", 'mruk voices try "Mruk mruczy." --language pl': "one of them, in a file" })
    .action(async ({ json }: { json?: boolean }) => {
      const voices = await (await openLocalServices()).voices();
      if (json) for (const voice of voices) printJson(terminal, voice);
      else
        for (const line of (await import("#cli/output/voice-lines.ts")).voiceLines(voices)) printLine(terminal, line);
    })
    .addCommand(tryCommand(context));
}

type TryOptions = { language: Language; into: string; narrator?: NarratorName; json?: boolean };

function tryCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("try")
    .summary("have a text spoken into a file")
    .description("Has a text spoken into a WAV file, by the narrator of the settings or by another one.")
    .argument("<text>", "what is said")
    .addOption(new Option("--language <language>", "the language of the text").choices(languages).default("en"))
    .addOption(
      new Option("--narrator <name>", "who speaks; without it NARRATOR, or else the house").choices(narratorNames),
    )
    .option("--into <file>", "the WAV file; one that is there is replaced", "voice.wav")
    .option("--json", "the result as one JSON object, with the seconds of each word")
    .examples({
      'mruk voices try "Mruk mruczy." --language pl': "into voice.wav",
      'mruk voices try "Good morning." --narrator openai --into morning.wav': "by the AI service, which costs a little",
    })
    .action(async (text: string, { json, ...options }: TryOptions) => {
      if (!options.into.endsWith(".wav")) {
        throw new AppError("BAD_REQUEST", `${options.into} is not a name for a WAV file`, {
          hint: "End it with .wav.",
        });
      }
      if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError("BAD_REQUEST", "There is nothing to say in this text");
      const tried = await (await openLocalServices()).tryVoice({ text, ...options });
      if (json) return printJson(terminal, tried);
      printLine(terminal, (await import("#cli/output/voice-lines.ts")).triedLine(tried));
    });
}
