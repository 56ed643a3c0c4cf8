import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { note, noteWithHint, printJson, printLine } from "../terminal/terminal.ts";

type LoginOptions = { server?: string; username?: string; passwordStdin?: boolean; json?: boolean };

export function loginCommand(context: CommandContext): Command {
  const { terminal, environment } = context;
  return new Command("login")
    .summary("sign in to a running server")
    .description(
      "Sign in at a running server, so that commands can change what it holds. The token is kept in your configuration folder, " +
        "for you alone, for twelve hours. On the server's own machine nobody needs to sign in.",
    )
    .option("--server <address>", "such as https://mruk.example.org; else MRUK_SERVER, else this machine's server")
    .option("--username <name>", "who you are; asked for without it")
    .option("--password-stdin", "read the password from the first line of standard input")
    .option("--json", "where and as whom, as one JSON object")
    .examples({
      "mruk login --server https://mruk.example.org": "asks for the name and, unseen, for the password",
      "mruk login --username Ola --password-stdin < password.txt": "for programs",
    })
    .action(async ({ server, username, passwordStdin, json }: LoginOptions) => {
      const [{ addressToSignInAt, signIn }, { credentialsFrom }] = await Promise.all([
        import("../server/sign-in.ts"),
        import("../server/credentials.ts"),
      ]);
      const address = await addressToSignInAt({ environment, server });
      const credentials = await credentialsFrom({ username, passwordStdin }, context);
      const admin = await signIn({ environment, address, credentials });
      if (json) printJson(terminal, { server: address, admin });
      else printLine(terminal, `You are signed in at ${address} as ${admin.username}.`);
    });
}

export function logoutCommand({ terminal, environment }: CommandContext): Command {
  return new Command("logout")
    .summary("sign out again")
    .description("Sign out: the server is told, and the token is removed from your configuration folder.")
    .option("--json", "where you were signed in, and whether the server was told, as one JSON object")
    .examples({ "mruk logout": "also when the server is gone" })
    .action(async ({ json }: { json?: boolean }) => {
      const { signOut } = await import("../server/sign-in.ts");
      const { server, fault } = await signOut(environment);
      if (json) printJson(terminal, { server, told: server !== null && fault === undefined });
      else if (server === null) note(terminal, "You were not signed in.");
      else printLine(terminal, `You are signed out of ${server}.`);
      if (fault)
        noteWithHint(terminal, fault, "The server was not told: there the token ends by itself within twelve hours.");
    });
}
