import { Command } from "commander";
import type { Surroundings } from "../surroundings.ts";

export function statsCommand(_surroundings: Surroundings): Command {
  return new Command("stats").description("What readers looked at and liked.");
}
