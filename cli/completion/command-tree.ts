import type { Command } from "commander";
import { timeSlots } from "../../api/schedule/model.ts";

/** One thing that can be typed, and what it does in one line. */
export type Word = { text: string; meaning: string };

/** A command, by the words that lead to it, and what may follow there. */
export type Place = { path: string; words: Word[]; options: Word[] };

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/** What may follow an option that knows its values. */
export const optionValues: Readonly<Record<string, readonly string[]>> = {
  "--slot": timeSlots,
  "--lang": ["en", "pl"],
  "--format": ["csv", "json"],
  "--what": ["days", "posts"],
};

/** Every command of a program, itself first, with what can be typed there. */
export function placesOf(program: Command, path = ""): Place[] {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const here: Place = {
    path,
    words: [
      ...commands.map((command) => ({ text: command.name(), meaning: oneLine(help.subcommandDescription(command)) })),
      ...(path === "completion" ? shells.map((shell) => ({ text: shell, meaning: `a script for ${shell}` })) : []),
    ],
    options: help
      .visibleOptions(program)
      .flatMap(({ long, description }) => (long ? { text: long, meaning: oneLine(description) } : [])),
  };
  const below = program.commands.flatMap((command) => placesOf(command, `${path} ${command.name()}`.trim()));
  return [here, ...below];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
