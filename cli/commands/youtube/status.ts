import { Option } from "commander";
import { AppError, saidBy } from "#api/platform/errors.ts";
import type { Channel, YoutubeAccount } from "#api/video/youtube/account.ts";
import { inWarsaw } from "#api/video/youtube/quota.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { exitCodes } from "#cli/output/exit-codes.ts";
import type { Language } from "#cli/output/story-text.ts";
import { wrapped } from "#cli/output/wrap.ts";
import { confirm } from "#cli/terminal/confirm.ts";
import { columnsOf, note, noteWithHint, printJson, printLine, type Terminal } from "#cli/terminal/terminal.ts";

export function youtubeStatusCommand({ terminal, openLocalServices, setExitCode }: CommandContext): Command {
  return new Command("status")
    .summary("the channel, what is uploaded and what waits")
    .description(
      "The channel that is signed in, how many films there are, how many are uploaded, and which uploads were begun. Ends with 1 where the channel cannot be asked for.",
    )
    .option("--json", "everything as one JSON object")
    .examples({
      "mruk youtube status": "at a glance",
      "mruk youtube status --json | jq .pendingVideos": "for programs",
    })
    .action(async ({ json }: { json?: boolean }) => {
      const services = await openLocalServices();
      const account = await services.youtube();
      const [{ videos }, signIn, uploads] = await Promise.all([services.films(), signInOf(account), account.uploads()]);
      const status = await videos.status();
      const noted = new Set(
        (await services.stories()).flatMap(({ youtube = [] }) => youtube.map((each) => each.videoId)),
      );
      const begun = uploads.filter(({ state, videoId }) => state !== "looked" && !(videoId && noted.has(videoId)));
      const reset = account.quotaReset();
      if (signIn.error) setExitCode(exitCodes.failed);
      if (json) return printJson(terminal, { ...signIn, ...status, begun, quotaReset: reset.toString() });
      const row = (name: string, ...texts: string[]) => printRow(terminal, name, texts);
      row("channel", signIn.channel ? `${signIn.channel.title} (${signIn.channel.id})` : "none");
      row("films", `${status.totalVideos}, ${status.uploadedVideos} uploaded, ${status.pendingVideos} pending`);
      row("views", String(status.totalViews));
      row("quota", `100 uploads a day; begins anew ${inWarsaw(reset)}`);
      for (const { id, language, state } of begun) row("begun", `${id} ${language} (${stateWords[state]})`);
      for (const { uploadedAt, language, title, youtubeUrl } of status.recentUploads) {
        row("uploaded", `${uploadedAt.slice(0, 10)} ${language.toUpperCase()} ${title}`, youtubeUrl);
      }
      if (signIn.error) noteWithHint(terminal, signIn.error.message, signIn.error.hint);
    });
}

const nameWidth = 16;

/** A name and its texts: one line for programs, wrapped lines on an interactive terminal. */
function printRow(terminal: Terminal, name: string, texts: readonly string[]): void {
  const width = Math.max(20, columnsOf(terminal.stdout) - nameWidth);
  const lines = terminal.interactive ? texts.flatMap((text) => wrapped(text, width).split("\n")) : [texts.join(" ")];
  for (const [index, line] of lines.entries()) printLine(terminal, (index === 0 ? name : "").padEnd(nameWidth) + line);
}

type SignIn = { signedInBy: "settings" | "login" | null; channel: Channel | null; error?: ReturnType<typeof saidBy> };

/** Reports a failed sign-in instead of throwing: the rest of the status needs none. */
async function signInOf(account: YoutubeAccount): Promise<SignIn> {
  const signedInBy = await account.signedInBy();
  try {
    return { signedInBy, channel: await account.channel() };
  } catch (error) {
    if (error instanceof AppError) return { signedInBy, channel: null, error: saidBy(error) };
    throw error;
  }
}

const stateWords = {
  intended: "about to be sent",
  session: "being sent, or interrupted",
  sent: "sent, without its captions yet",
  captioned: "sent, and not looked at yet",
  looked: "done",
} as const;

type ForgetOptions = { language: Language; yes?: boolean; json?: boolean };

export function forgetCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return new Command("forget")
    .summary("forget an upload whose video was deleted on YouTube")
    .description(
      "Forget an upload whose video was deleted on YouTube, so that it can be made again. A video that is still there is found again, not uploaded twice.",
    )
    .argument("<id>", "such as 2026-12-24-evening")
    .addOption(new Option("--language <language>", "which one").choices(["en", "pl"]).makeOptionMandatory())
    .option("--yes", "do not ask")
    .option("--json", "whether it was known, as one JSON object")
    .examples({ "mruk youtube forget 2026-12-24-evening --language en": "asks first" })
    .action(async (typedId: string, { language, yes, json }: ForgetOptions) => {
      const { storyIdFrom } = await import("../arguments.ts");
      const id = storyIdFrom(typedId);
      const confirmation = {
        yes,
        question: `Forget that ${id} was uploaded in ${language}?`,
        declined: "Nothing was forgotten.",
        command: `mruk youtube forget ${id} --language ${language}`,
      };
      if (!(await confirm(confirmation, context))) return;
      const known = await (await (await openLocalServices()).youtube()).forget({ id, language });
      if (json) return printJson(terminal, { known });
      if (known) printLine(terminal, `Forgot the upload of ${id} in ${language}.`);
      else note(terminal, `No upload of ${id} in ${language} is known.`);
    });
}
