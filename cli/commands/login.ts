import { Command } from "commander";
import type { Surroundings } from "../surroundings.ts";

export function loginCommand(_surroundings: Surroundings): Command {
  return new Command("login").description("Sign in at a running server.");
}

export function logoutCommand(_surroundings: Surroundings): Command {
  return new Command("logout").description("Sign out again.");
}
