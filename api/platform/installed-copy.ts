import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder.ts";

/** The words of hints on how a person starts and repairs this copy of the program. */
export type InstalledCopy = {
  /** The command that starts the server. */
  start: string;
  /** A sentence: how files and packages that are missing or broken come back. */
  repair: string;
  /** Where its own ffmpeg is from. */
  ffmpeg: string;
  /** Where the house's voice is from. */
  espeak: string;
};

const checkout: InstalledCopy = {
  start: "npm start",
  repair: "Run npm ci and npm run setup -- --build in the program's folder.",
  ffmpeg: "the optional packages (npm install --include=optional)",
  espeak: "the optional packages (npm install --include=optional)",
};
/** It has neither npm nor what builds. */
const release: InstalledCopy = {
  start: "mruk serve",
  repair: "Unpack the release again, into an empty folder.",
  ffmpeg: "a release that brings it along",
  espeak: "a release that brings it along",
};

/** The copy in a folder: only a checkout has a lock file of packages. */
export const copyIn = (folder: string): InstalledCopy =>
  existsSync(join(folder, "package-lock.json")) ? checkout : release;

/** The copy that this process runs from. */
export const installedCopy = (): InstalledCopy => copyIn(projectFolder);
