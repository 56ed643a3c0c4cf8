import type { Command } from "commander";

/** The argument that a person is about to type. */
export type TypedArgument = {
  /** The path of its command (`posts restore`). */
  command: string;
  /** Its name in the command's declaration (`commit`). */
  name: string;
  /** The arguments before it. */
  earlier: string[];
};

/** Follows typed words through the commands; null where no argument can follow, but an option's value or nothing. */
export function typedArgument(program: Command, words: readonly string[]): TypedArgument | null {
  let command = program;
  const path: string[] = [];
  const earlier: string[] = [];
  let isValue = false;
  for (const word of words) {
    // bash takes --slot=evening for three words.
    if (word === "=") isValue = true;
    else if (isValue) isValue = false;
    else if (word.startsWith("-")) {
      isValue = command.options.some(({ long, short, required }) => required && (long === word || short === word));
    } else {
      const below = earlier.length === 0 ? command.commands.find((child) => child.name() === word) : undefined;
      if (below === undefined) earlier.push(word);
      else {
        command = below;
        path.push(word);
      }
    }
  }
  const { registeredArguments: known } = command;
  // Only the last one may take several words.
  const next = known[earlier.length] ?? known.findLast(({ variadic }) => variadic);
  const argument = isValue ? undefined : next;
  return argument === undefined ? null : { command: path.join(" "), name: argument.name(), earlier };
}

/** The names of arguments whose values `mruk complete` knows. */
export const knownArguments: readonly string[] = ["id", "commit", "backup"];
