import type { Command } from "commander";
import type { Surroundings } from "../surroundings.ts";

/** The commands below `mruk posts` that change stories or look back. */
export function postChangeCommands(_surroundings: Surroundings): Command[] {
  return [];
}
