import { Command } from "commander";
import type { Surroundings } from "../surroundings.ts";

export function imagesCommand(_surroundings: Surroundings): Command {
  return new Command("images").description("Look after the pictures of the library.");
}
