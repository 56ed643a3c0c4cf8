import { Command } from "commander";
import type { Surroundings } from "../surroundings.ts";

export function completionCommand(_surroundings: Surroundings): Command {
  return new Command("completion").description("Completion for a shell.");
}
