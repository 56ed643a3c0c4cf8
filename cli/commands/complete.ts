import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";

/** What shells ask while a person types: the values of the next argument, one a line. It stands in no help. */
export function completeCommand({ terminal, environment }: CommandContext): Command {
  return new Command("complete")
    .description("The values that the next argument may have, for the scripts of mruk completion.")
    .argument("[words...]", "what is typed already")
    .allowUnknownOption()
    .passThroughOptions()
    .examples({ "mruk complete posts show": "the ids of all stories" })
    .action(async (words: string[], _options, command: Command) => {
      const { typedArgument } = await import("../completion/typed-argument.ts");
      const argument = command.parent && typedArgument(command.parent, words);
      if (argument === null) return;
      const { argumentValues } = await import("../completion/argument-values.ts");
      // Before there is a library nothing is known, which is no error to a person who types.
      const values = await argumentValues(argument, { environment }).catch(() => []);
      for (const value of values) terminal.stdout.write(`${value}\n`);
    });
}
