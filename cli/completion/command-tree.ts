import type { Command } from "commander";
import { timeSlots } from "#api/schedule/model.ts";
import { knownArguments } from "./typed-argument.ts";

/** A command or an option, with its meaning in one line. */
export type Completion = { text: string; meaning: string };

/** A command by its path (`posts list`), with its subcommands and options. */
export type CommandEntry = {
  path: string;
  subcommands: Completion[];
  options: Completion[];
  /** Whether `mruk complete` knows values of its arguments. */
  hasKnownArguments: boolean;
};

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/** The values of options that take one of a list. */
export const optionValues: Readonly<Record<string, readonly string[]>> = {
  "--slot": timeSlots,
  "--state": ["published", "scheduled"],
  "--lang": ["en", "pl"],
  "--language": ["en", "pl"],
  "--format": ["csv", "json"],
  "--what": ["days", "posts"],
};

/** The options whose value is a file. */
export const fileOptions: readonly string[] = ["--file", "--out", "--picture"];

/** Every command of a program, the program itself first. */
export function commandEntriesOf(program: Command, path = ""): CommandEntry[] {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const here: CommandEntry = {
    path,
    subcommands: [
      ...commands.map((command) => ({ text: command.name(), meaning: oneLine(help.subcommandDescription(command)) })),
      ...(path === "completion" ? shells.map((shell) => ({ text: shell, meaning: `a script for ${shell}` })) : []),
    ],
    hasKnownArguments: program.registeredArguments.some((argument) => knownArguments.includes(argument.name())),
    options: help
      .visibleOptions(program)
      .flatMap(({ long, description }) => (long ? { text: long, meaning: oneLine(description) } : [])),
  };
  const below = commands
    .filter((command) => command.name() !== "help")
    .flatMap((command) => commandEntriesOf(command, `${path} ${command.name()}`.trim()));
  return [here, ...below];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
