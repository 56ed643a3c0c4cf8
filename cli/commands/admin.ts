import { Command } from "commander";
import type { Surroundings } from "../surroundings.ts";

export function adminCommand(_surroundings: Surroundings): Command {
  return new Command("admin").description("Look after the administrators of this machine's server.");
}
