import type { NewAccount } from "#api/access/model.ts";
import type { Books } from "#api/books/books.ts";
import type { GenerationOrder } from "#api/generation/generate.ts";
import type { GenerationEvent } from "#api/generation/model.ts";
import { costsOf } from "#api/generation/spending/costs.ts";
import type { NotedCall } from "#api/generation/spending/spending-book.ts";
import type { JobItem } from "#api/jobs/model.ts";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import type { NewsletterState } from "#api/newsletter/model.ts";
import { openSubscriberBook } from "#api/newsletter/subscribers/subscriber-book.ts";
import { AppError } from "#api/platform/errors.ts";
import type { StateExport } from "#api/state/export.ts";
import type { StateReport } from "#api/state/inspect.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { VoiceReport } from "#api/wiring/voices/voices.ts";
import { streamOf } from "./canned-run.fixture.ts";
import type { CommandContext, Films, LibraryReport, LocalServices, Narrating, ReviewDesk } from "./context.ts";
import { createProgram } from "./program.ts";
import { reportError } from "./report-error.ts";
import type { ServerClient } from "./server/server-client.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** A terminal that keeps its output for the test. It is not interactive unless the test says so. */
export function memoryTerminal(options: Partial<Pick<Terminal, "interactive" | "verbose">> = {}) {
  const [output, notes]: [string[], string[]] = [[], []];
  const streamInto = (texts: string[]) => ({ columns: 80, write: (text: string) => texts.push(text) > 0 });
  const streams = { stdout: streamInto(output), stderr: streamInto(notes) };
  const terminal = {
    ...streams,
    interactive: false,
    hasKeyboard: false,
    verbose: false,
    ...options,
  } as unknown as Terminal;
  return { terminal, output: () => output.join(""), notes: () => notes.join("") };
}

type Situation = {
  now?: string;
  stories?: Story[];
  events?: readonly GenerationEvent[];
  report?: LibraryReport;
  unpushedCommits?: number;
  /** The calls to services that were noted, and the budget of a day. */
  calls?: NotedCall[];
  budgetUsd?: number;
  voices?: VoiceReport[];
  tryVoice?: LocalServices["tryVoice"];
  state?: StateReport;
  remembered?: StateExport;
  /** The running server. None runs by default. */
  server?: ServerClient;
  /** What decides about drafts. */
  review?: ReviewDesk;
  /** The pictures of the library. Those with a note are broken. */
  pictures?: (JobItem & { id: StoryId })[];
  /** Makes a story's film. */
  generateVideo?: Films["videos"]["generateVideo"];
  narrations?: Narrating["narrations"];
  /** Makes books. */
  books?: Partial<Books>;
  /** The state of the morning letter and its sending where no server runs. */
  newsletter?: NewsletterOverview;
  sendLetter?: LocalServices["sendLetter"];
  /** Readers by id. Imports and removals change this object. */
  readers?: NewsletterState["subscribers"];
  /** Receives a function that sends a signal, once a command handles signals itself. */
  interrupt?(send: () => void): void;
  /** The lines that a person types. Nobody is at the keyboard by default. */
  typed?: string[];
  /** The first line of standard input. */
  piped?: string;
  environment?: Record<string, string>;
  /** The answer of a person to every question. Nobody is at the keyboard by default. */
  answer?: boolean;
};

/** Runs the whole program in this process, over services that hold only what the situation gives them. */
export async function runProgram(args: string[], situation: Situation = {}) {
  const { terminal, output, notes } = memoryTerminal();
  const orders: GenerationOrder[] = [];
  const accounts: NewAccount[] = [];
  const questions: string[] = [];
  const readers: NewsletterState = { subscribers: situation.readers ?? {} };
  const book = openSubscriberBook({
    store: { read: () => readers, fresh: async () => {}, update: async (change) => change(readers) },
    clock: { now: () => Temporal.Instant.from("2026-11-21T11:00:00Z") },
  });
  let code = 0;
  const context: CommandContext = {
    terminal,
    environment: situation.environment ?? {},
    projectFolder: "/nowhere",
    openLocalServices: async () => ({
      now: () => Temporal.Instant.from(situation.now ?? "2026-11-21T12:00:00+01:00"),
      generate: (order) => {
        orders.push(order);
        return streamOf(situation.events ?? []);
      },
      taste: async () => {
        throw new Error("This test has no stories written to taste.");
      },
      unpushedCommits: async () => situation.unpushedCommits ?? 0,
      costs: async (days) =>
        costsOf(situation.calls ?? [], { today: "2026-11-21", days, budgetUsd: situation.budgetUsd }),
      stories: async () => situation.stories ?? [],
      story: async (id) => {
        const story = situation.stories?.find((story) => story.id === id);
        if (!story) throw new AppError("STORY_NOT_FOUND", `There is no story ${id}`);
        return story;
      },
      today: async () => {
        throw new Error("This test has no dashboard.");
      },
      check: async () => situation.report ?? { stories: 0, faults: [] },
      moveState: async () => {
        throw new Error("This test moves no state.");
      },
      changes: async () => {
        throw new Error("This test changes no posts.");
      },
      review: async () => {
        if (situation.review === undefined) throw new Error("This test has no drafts.");
        return situation.review;
      },
      checkPictures: async (onItem) => {
        for (const { id, note } of situation.pictures ?? []) onItem({ id, state: note ? "waiting" : "skipped" });
        return (situation.pictures ?? []).flatMap(({ id, note: reason }) =>
          reason === undefined ? [] : { id, imageUrl: `/images/${id}.webp`, reason },
        );
      },
      runPictureTask: async (task, onItem) => {
        if (task === "migrate") throw new AppError("STORAGE_NOT_CONFIGURED", "There is no cloud storage");
        const broken = (situation.pictures ?? []).filter(({ note }) => note !== undefined);
        for (const item of broken) onItem(item);
        for (const { id } of broken) onItem({ id, state: "done", note: "A title" });
        return { message: `Regenerated ${broken.length} images.`, done: broken.length, failed: [] };
      },
      films: async () => {
        const { generateVideo } = situation;
        if (generateVideo === undefined) throw new Error("This test has no films.");
        const videos = { generateVideo } as Films["videos"];
        return { videos, by: undefined, signal: AbortSignal.any([]), remote: async () => ({ state: "equal" }) };
      },
      narrating: async () => {
        const { narrations } = situation;
        if (narrations === undefined) throw new Error("This test has no narrations.");
        return { narrations, by: undefined, signal: AbortSignal.any([]), remote: async () => ({ state: "equal" }) };
      },
      books: async () => {
        if (situation.books) return { books: situation.books as Books, signal: AbortSignal.any([]) };
        throw new Error("This test has no books.");
      },
      newsletter: async () => {
        if (situation.newsletter) return situation.newsletter;
        throw new Error("This test has no newsletter.");
      },
      sendLetter: async (order, handle) => {
        if (situation.sendLetter) return situation.sendLetter(order, handle);
        throw new Error("This test sends no letters.");
      },
      subscribers: async () => book.list(),
      importSubscribers: book.import,
      forgetSubscriber: book.forget,
      voices: async () => situation.voices ?? [],
      tryVoice: async (trial) => {
        if (situation.tryVoice) return situation.tryVoice(trial);
        throw new Error("This test has no voice.");
      },
      youtube: async () => {
        throw new Error("This test has no channel.");
      },
      checkState: async () => situation.state ?? { file: null, backups: [] },
      createAdmin: async (account) => {
        accounts.push(account);
        return { id: "an-id", username: account.username, role: account.role };
      },
      listAdmins: async () => [
        { id: "an-id", username: "Ola", role: "owner", createdAt: "2026-11-20T10:00:00Z", passkeys: 2 },
        { id: "another-id", username: "Tomek", role: "editor", createdAt: "2026-11-21T10:00:00Z", passkeys: 0 },
      ],
      setAdminRole: async (username, role) => ({ id: "an-id", username, role }),
      inviteAdmin: async ({ role, language }) => ({
        link: `https://mruk.example${language === "pl" ? "/pl" : ""}/admin/invitation#${role}`,
        expiresAt: "2026-11-28T12:00:00Z",
      }),
      removeAdmin: async (username) => ({ id: "an-id", username, role: "editor" }),
      resetPassword: async (account) => {
        accounts.push(account);
        return { id: "an-id", username: account.username, role: "owner" };
      },
      restoreState: async ({ wanted, confirm }) => {
        const { file, backups } = situation.state ?? { file: null, backups: [] };
        const backup = backups.find(({ path }) => wanted === undefined || path.endsWith(wanted));
        if (!backup || (!file?.fault && wanted === undefined)) return { outcome: "not-needed" };
        const agreed = await confirm(file?.fault ?? `${file?.path} can be used`, backup);
        return agreed ? { outcome: "restored", backup, keptAs: "data/state-damaged.json" } : { outcome: "declined" };
      },
      keepStateBackup: async () => ({
        path: "data/backups/by-hand.json",
        at: "2026-11-21T11:00:00.000Z",
        byHand: true,
      }),
      exportState: async () => situation.remembered ?? null,
    }),
    openServer: async () => {
      if (situation.server) return situation.server;
      throw new AppError("SERVER_NOT_FOUND", "There is no running server");
    },
    ask:
      situation.answer === undefined
        ? null
        : async (question) => {
            questions.push(question);
            return situation.answer === true;
          },
    askLine: situation.typed === undefined ? null : async () => situation.typed?.shift() ?? null,
    readLine: async () => situation.piped ?? null,
    readInput: async () => Buffer.from(situation.piped ?? ""),
    setExitCode: (end) => {
      code = end;
    },
    onSignal: (handle) => {
      situation.interrupt?.(() => handle("SIGINT"));
      return () => {};
    },
    setInterruptionHint: () => {},
  };
  try {
    await createProgram("1.2.3", context).parseAsync(args, { from: "user" });
  } catch (error) {
    code = reportError(error, terminal);
  }
  return { code, output: output(), notes: notes(), orders, questions, accounts };
}
