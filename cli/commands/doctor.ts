import { Command } from "commander";
import type { Surroundings } from "../surroundings.ts";

export function doctorCommand(_surroundings: Surroundings): Command {
  return new Command("doctor").description("See whether everything is in order.");
}
