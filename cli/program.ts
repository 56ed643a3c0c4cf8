import { styleText } from "node:util";
import type { Command as CommanderCommand } from "commander";
import { Command } from "./command.ts";
import { adminCommand } from "./commands/admin.ts";
import { backupCommand } from "./commands/backup.ts";
import { bookCommand } from "./commands/book.ts";
import { checkCommand } from "./commands/check.ts";
import { ciCommand } from "./commands/ci/ci.ts";
import { completeCommand } from "./commands/complete.ts";
import { completionCommand } from "./commands/completion.ts";
import { costsCommand } from "./commands/costs.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { generateCommand } from "./commands/generate.ts";
import { healthCommand } from "./commands/health.ts";
import { imagesCommand } from "./commands/images.ts";
import { initCommand } from "./commands/init.ts";
import { installCommand } from "./commands/install.ts";
import { loginCommand, logoutCommand } from "./commands/login.ts";
import { filmsCommand } from "./commands/media/films.ts";
import { narrateCommand } from "./commands/media/narrate.ts";
import { voicesCommand } from "./commands/media/voices.ts";
import { newsletterCommand } from "./commands/newsletter.ts";
import { postsCommand } from "./commands/posts.ts";
import { reviewCommand } from "./commands/review/review.ts";
import { serveCommand } from "./commands/serve.ts";
import { stateCommand } from "./commands/state/state.ts";
import { statsCommand } from "./commands/stats.ts";
import { subscribersCommand } from "./commands/subscribers.ts";
import { tasteCommand } from "./commands/taste/taste.ts";
import { uninstallCommand } from "./commands/uninstall.ts";
import { upgradeCommand } from "./commands/upgrade.ts";
import { youtubeCommand } from "./commands/youtube/youtube.ts";
import type { CommandContext } from "./context.ts";
import { asksForDashboard, openDashboard } from "./dashboard.ts";
import { exitCodesHelp } from "./help.ts";

type ProgramOptions = { version: string; context: CommandContext };

/** Runs a command line. Without arguments it opens the dashboard on a terminal, and shows the help elsewhere. */
export async function runCommandLine(args: readonly string[], { version, context }: ProgramOptions): Promise<void> {
  if (asksForDashboard(args, context)) await openDashboard(context);
  else await createProgram(version, context).parseAsync(args, { from: "user" });
}

/** The program with all its commands. Tests pass a context of their own. */
export function createProgram(version: string, context: CommandContext): Command {
  const { stdout, stderr } = context.terminal;
  const program = new Command("mruk")
    .description("Three illustrated stories a day about one cat in Warsaw: make them, check them, serve them.")
    .version(version, "-V, --version", "show the version")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [command]", "show the help of a command")
    .option(...verbose)
    // Otherwise a command silently takes the options behind the name of its subcommand.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      // Errors are thrown as well, and report-error.ts writes all of them alike.
      outputError: () => {},
    })
    .configureHelp({
      // Narrow terminals get lines broken between words too.
      minWidthToWrap: 24,
      styleTitle: (title) => styleText("bold", title, { validateStream: false }),
    });
  for (const create of [
    generateCommand,
    tasteCommand,
    checkCommand,
    postsCommand,
    reviewCommand,
    imagesCommand,
    filmsCommand,
    narrateCommand,
    bookCommand,
    voicesCommand,
    youtubeCommand,
    newsletterCommand,
    subscribersCommand,
    statsCommand,
    costsCommand,
    stateCommand,
    backupCommand,
    installCommand,
    uninstallCommand,
    serveCommand,
    adminCommand,
    loginCommand,
    logoutCommand,
    doctorCommand,
    initCommand,
    healthCommand,
    upgradeCommand,
    ciCommand,
    completionCommand,
  ]) {
    program.addCommand(inheriting(create(context), program));
  }
  program.addCommand(completeCommand(context).copyInheritedSettings(program), { hidden: true });
  return program
    .examples({
      mruk: "the day at a glance, on a terminal",
      "mruk generate": "make what the schedule needs: what is due, and the buffer",
      "mruk generate --date 2026-12-24": "make the missing stories of a day",
      "mruk check": "read the whole library and name every fault",
      "mruk posts list": "what is published and what is scheduled",
      "mruk posts edit 2026-12-24-evening": "change a story in your editor",
      "mruk serve": "show the stories to readers",
      "mruk doctor": "is everything in order?",
    })
    .addHelpText("after", exitCodesHelp);
}

const verbose = ["--verbose", "tell every step, and show where an error came from"] as const;

function inheriting(command: CommanderCommand, parent: CommanderCommand): CommanderCommand {
  command.copyInheritedSettings(parent);
  command.option(...verbose);
  for (const child of command.commands) inheriting(child, command);
  return command;
}
