import { Argument, Option } from "commander";
import { type Role, roles } from "#api/platform/roles.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { note, printJson, printLine } from "../terminal/terminal.ts";

type Options = { username?: string; passwordStdin?: boolean; json?: boolean };

export function adminCommand(context: CommandContext): Command {
  return new Command("admin")
    .summary("look after the administrators of this machine's server")
    .description(
      "Look after the administrators of the server that uses this DATA_DIR, on its own machine, whether it runs or not. No login " +
        "is needed here: whoever can read the server's secret owns the machine.",
    )
    .addCommand(createCommand(context))
    .addCommand(listCommand(context))
    .addCommand(roleCommand(context))
    .addCommand(inviteCommand(context))
    .addCommand(removeCommand(context))
    .addCommand(resetPasswordCommand(context))
    .examples({
      "mruk admin create": "make an administrator; the first one, too",
      "mruk admin role Tomek publisher": "let somebody do more, or less",
      "mruk admin reset-password": "when a password was forgotten",
    });
}

function createCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return withAccount("create")
    .summary("make an administrator")
    .description("Make an administrator, who can sign in from then on; an owner, unless --role says otherwise.")
    .addOption(roleOption())
    .examples({
      "mruk admin create": "asks for the name and, twice and unseen, for the password",
      "mruk admin create --username Ola --password-stdin < password.txt": "for programs",
      "DATA_DIR=.demo/data mruk admin create": "for the demo",
    })
    .action(async ({ role, ...options }: Options & { role: Role }) => {
      const account = await accountFrom(options, context);
      const admin = await (await openLocalServices()).createAdmin({ ...account, role });
      if (options.json) printJson(terminal, admin);
      else printLine(terminal, `${admin.username} is ${named[admin.role]} and can sign in.`);
    });
}

function listCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("list")
    .summary("who can sign in, and as what")
    .description("Who can sign in, with their roles, oldest first.")
    .option("--json", "one JSON object a line")
    .examples({ "mruk admin list": "names, roles, since when, passkeys", "mruk admin list --json": "for programs" })
    .action(async ({ json }: { json?: boolean }) => {
      const people = await (await openLocalServices()).listAdmins();
      if (json) for (const person of people) printJson(terminal, person);
      else {
        const width = Math.max(...people.map(({ username }) => username.length));
        for (const { username, role, createdAt, passkeys } of people) {
          const columns = [username.padEnd(width), role.padEnd(9), createdAt.slice(0, 10), passkeysInWords(passkeys)];
          printLine(terminal, columns.join("  ").trimEnd());
        }
      }
    });
}

function roleCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("role")
    .summary("let an administrator do more, or less")
    .description(
      "Give an administrator another role, from their next click on. An editor writes texts; a publisher also handles services, " +
        "spending, letters, films and books; an owner also people and settings.",
    )
    .argument("<name>", "whose account")
    .addArgument(new Argument("<role>", "what they may do").choices(roles))
    .option("--json", "the administrator as one JSON object")
    .examples({ "mruk admin role Tomek publisher": "Tomek may publish, and spend" })
    .action(async (name: string, role: Role, { json }: { json?: boolean }) => {
      const admin = await (await openLocalServices()).setAdminRole(name, role);
      if (json) printJson(terminal, admin);
      else printLine(terminal, `${admin.username} is ${named[admin.role]} now.`);
    });
}

type InviteOptions = { role: Role; name?: string; language: "en" | "pl"; json?: boolean };

function inviteCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("invite")
    .summary("make a link by which somebody makes an account")
    .description("Make a link that works once, for seven days. Whoever has it chooses a name and a password.")
    .addOption(new Option("--role <role>", "what they may do").choices(roles).default("editor"))
    .option("--name <name>", "for whom it is")
    .addOption(new Option("--language <language>", "of the page behind the link").choices(["en", "pl"]).default("en"))
    .option("--json", "the link and its end as one JSON object")
    .examples({ "mruk admin invite --role publisher --name Tomek": "a link to give to Tomek" })
    .action(async ({ json, ...order }: InviteOptions) => {
      const invitation = await (await openLocalServices()).inviteAdmin(order);
      if (json) printJson(terminal, invitation);
      else {
        printLine(terminal, invitation.link);
        note(terminal, "It works once, for seven days. Who has it can use it, and it is not shown again.");
      }
    });
}

function removeCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("remove")
    .summary("remove an administrator's account")
    .description("Remove an administrator's account. They are signed out everywhere; what they wrote stays.")
    .argument("<name>", "whose account")
    .option("--json", "who was removed, as one JSON object")
    .examples({ "mruk admin remove Tomek": "Tomek can no longer sign in" })
    .action(async (name: string, { json }: { json?: boolean }) => {
      const admin = await (await openLocalServices()).removeAdmin(name);
      if (json) printJson(terminal, admin);
      else printLine(terminal, `${admin.username} can no longer sign in.`);
    });
}

/** Most people have none, which needs no word. */
const passkeysInWords = (count: number): string => ["", "1 passkey"][count] ?? `${count} passkeys`;

const named: Record<Role, string> = { editor: "an editor", publisher: "a publisher", owner: "an owner" };
const roleOption = () => new Option("--role <role>", "what they may do").choices(roles).default("owner");

function resetPasswordCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return withAccount("reset-password")
    .summary("give an administrator another password")
    .description(
      "Give an administrator another password. Everywhere they are signed in they have to sign in again, and their passkeys and " +
        "recovery codes are void: whoever took the account over has no way back.",
    )
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
