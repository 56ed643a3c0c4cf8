import { Command as CommanderCommand } from "commander";
import { examplesText } from "./help.ts";

/** A command whose help ends with examples, from the typed line to its meaning. */
export class Command extends CommanderCommand {
  examples(lines: Record<string, string>): this {
    return this.addHelpText("after", examplesText(lines));
  }
}
