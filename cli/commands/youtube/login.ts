import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { note, noteWithHint, printJson, printLine } from "#cli/terminal/terminal.ts";

type LoginOptions = { print?: boolean; json?: boolean };

export function youtubeLoginCommand({ terminal, environment, openLocalServices }: CommandContext): Command {
  return new Command("login")
    .summary("sign in to YouTube, in a browser")
    .description(
      "Sign in at YouTube. Shows an address to open in a browser of this machine, and waits until somebody agreed there. " +
        "The token is kept in DATA_DIR, for you alone. Takes YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET.",
    )
    .option("--print", "also print the token, to be a secret elsewhere (YOUTUBE_REFRESH_TOKEN)")
    .option("--json", "one JSON object a line: the address, then the channel")
    .examples({
      "mruk youtube login": "on the machine where the browser is",
      "mruk youtube login --print | gh secret set YOUTUBE_REFRESH_TOKEN": "for a runner on GitHub",
    })
    .action(async ({ print, json }: LoginOptions) => {
      const account = await (await openLocalServices()).youtube();
      const { refreshToken, channel } = await account.signIn({
        onAddress(address) {
          if (json) return printJson(terminal, { type: "address", address });
          note(terminal, "Open this address in a browser on this machine, and agree to everything it asks:\n");
          note(terminal, `${address}\n`);
        },
      });
      const token = print ? { refreshToken } : {};
      if (json) printJson(terminal, { type: "signed-in", channel, ...token });
      else if (print) terminal.stdout.write(`${refreshToken}\n`);
      const who = channel ? `for the channel ${channel.title}` : "with an account that has no channel yet";
      if (!json) (print ? note : printLine)(terminal, `You are signed in at YouTube ${who}.`);
      if (environment.YOUTUBE_REFRESH_TOKEN && !print) {
        const hint = "Unset it, or set it to the new token: mruk youtube login --print";
        noteWithHint(terminal, "YOUTUBE_REFRESH_TOKEN is set, and goes before the token that was kept now", hint);
      }
    });
}

export function youtubeLogoutCommand({ terminal, environment, openLocalServices }: CommandContext): Command {
  return new Command("logout")
    .summary("sign out again")
    .description(
      "Sign out: the token of mruk youtube login is removed here, and ended at Google where it can be reached.",
    )
    .option("--json", "whether you were signed in, as one JSON object")
    .examples({ "mruk youtube logout": "what was uploaded stays" })
    .action(async ({ json }: { json?: boolean }) => {
      const wasSignedIn = await (await (await openLocalServices()).youtube()).signOut();
      if (json) return printJson(terminal, { wasSignedIn });
      if (wasSignedIn) printLine(terminal, "You are signed out of YouTube.");
      else note(terminal, "You were not signed in.");
      if (environment.YOUTUBE_REFRESH_TOKEN) note(terminal, "YOUTUBE_REFRESH_TOKEN is still set.");
    });
}
