import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { youtubeLoginCommand, youtubeLogoutCommand } from "./login.ts";
import { forgetCommand, youtubeStatusCommand } from "./status.ts";
import { uploadAllCommand, uploadCommand } from "./upload.ts";

export function youtubeCommand(context: CommandContext): Command {
  const youtube = new Command("youtube")
    .summary("sign in to YouTube, and upload the films of stories")
    .description(
      "Sign in at YouTube, and upload the films of stories as shorts. No server is needed: what was uploaded is noted in the story as a commit.",
    )
    .examples({
      "mruk youtube login": "once, in a browser",
      "mruk youtube upload 2026-12-24-evening --language pl": "one film in Polish",
      "mruk youtube upload-all": "everything that waits",
    });
  for (const create of [
    youtubeLoginCommand,
    youtubeLogoutCommand,
    youtubeStatusCommand,
    uploadCommand,
    uploadAllCommand,
    forgetCommand,
  ]) {
    youtube.addCommand(create(context));
  }
  return youtube;
}
