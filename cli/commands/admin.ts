import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { printJson, printLine } from "../terminal/terminal.ts";

type Options = { username?: string; passwordStdin?: boolean; json?: boolean };

export function adminCommand(context: CommandContext): Command {
  return new Command("admin")
    .summary("look after the administrators of this machine's server")
    .description(
      "Look after the administrators of the server that uses this DATA_DIR, on its own machine, whether it runs or not. No login " +
        "is needed here: whoever can read the server's secret owns the machine.",
    )
    .addCommand(createCommand(context))
    .addCommand(resetPasswordCommand(context))
    .examples({
      "mruk admin create": "make an administrator; the first one, too",
      "mruk admin reset-password": "when a password was forgotten",
    });
}

function createCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return withAccount("create")
    .summary("make an administrator")
    .description("Make an administrator, who can sign in from then on.")
    .examples({
      "mruk admin create": "asks for the name and, twice and unseen, for the password",
      "mruk admin create --username Ola --password-stdin < password.txt": "for programs",
      "DATA_DIR=.demo/data mruk admin create": "for the demo",
    })
    .action(async (options: Options) => {
      const account = await accountFrom(options, context);
      const admin = await (await openLocalServices()).createAdmin(account);
      if (options.json) printJson(terminal, admin);
      else printLine(terminal, `${admin.username} is an administrator and can sign in.`);
    });
}

function resetPasswordCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return withAccount("reset-password")
    .summary("give an administrator another password")
    .description("Give an administrator another password. Everywhere they are signed in they have to sign in again.")
    .examples({
      "mruk admin reset-password --username Ola": "asks for the new password, twice and unseen",
      "mruk admin reset-password --username Ola --password-stdin < password.txt": "for programs",
    })
    .action(async (options: Options) => {
      const account = await accountFrom(options, context);
      const admin = await (await openLocalServices()).resetPassword(account);
      if (options.json) printJson(terminal, admin);
      else printLine(terminal, `${admin.username} has a new password.`);
    });
}

const withAccount = (name: string) =>
  new Command(name)
    .option("--username <name>", "whose account; asked for without it")
    .option("--password-stdin", "read the password from the first line of standard input")
    .option("--json", "the administrator as one JSON object");

async function accountFrom({ username, passwordStdin = false }: Options, context: CommandContext) {
  const { newAccountFrom } = await import("../server/credentials.ts");
  return newAccountFrom({ username, passwordStdin }, context);
}
