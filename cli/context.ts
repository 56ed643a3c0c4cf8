import type { InvitationOrder, ListedAccount, NewAccount, NewPerson } from "#api/access/model.ts";
import type { Books } from "#api/books/books.ts";
import type { GenerationOrder } from "#api/generation/generate.ts";
import type { GenerationEvent } from "#api/generation/model.ts";
import type { Costs } from "#api/generation/spending/costs.ts";
import type { TasteReport } from "#api/generation/taste/taste.ts";
import type { PictureCare, PictureFault } from "#api/images/maintenance/model.ts";
import type { Uploads } from "#api/images/uploads/uploads.ts";
import type { JobHandle } from "#api/jobs/jobs.ts";
import type { JobItem } from "#api/jobs/model.ts";
import type { Narrations } from "#api/narration/narrations.ts";
import type {
  Forgotten,
  ImportOrder,
  ImportOutcome,
  ListedSubscriber,
  NewsletterOverview,
} from "#api/newsletter/administration.ts";
import type { LetterReport } from "#api/newsletter/model.ts";
import type { Admin } from "#api/platform/admin.ts";
import type { Role } from "#api/platform/roles.ts";
import type { Backup } from "#api/state/backups.ts";
import type { StateExport } from "#api/state/export.ts";
import type { StateReport } from "#api/state/inspect.ts";
import type { Restoration, RestoreOptions } from "#api/state/restore.ts";
import type { Reviewing } from "#api/stories/drafts/reviewing.ts";
import type { Editing, FileEditing } from "#api/stories/editing/editing.ts";
import type { Person } from "#api/stories/editing/signature.ts";
import type { StoryFault, StoryLibrary } from "#api/stories/index/library.ts";
import type { RemoteState, Story, StoryId } from "#api/stories/model.ts";
import type { Videos } from "#api/video/videos.ts";
import type { YoutubeAccount } from "#api/video/youtube/account.ts";
import type { MovedState } from "#api/wiring/move-state.ts";
import type { TasteOrder } from "#api/wiring/taste.ts";
import type { VoiceReport, VoiceTrial, VoiceTried } from "#api/wiring/voices/voices.ts";
import type { Today } from "./dashboard/today.ts";
import type { ServerClient } from "./server/server-client.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** The faults of a library, and the number of its readable stories. */
export type LibraryReport = { stories: number; faults: StoryFault[] };

/** The result of a picture task, with the state of the remote. */
export type PictureTaskResult = PictureCare & { remote?: RemoteState };

/** The editing of the library, the author of its commits, and the pictures that were uploaded to be saved with a story. */
export type PostChanges = {
  editing: Editing & FileEditing;
  by: Person | undefined;
  openUploads(): Promise<Pick<Uploads, "add" | "read">>;
};

/** What decides about drafts, the author of its commits, and the state of the remote. */
export type ReviewDesk = {
  reviewing: Reviewing;
  library: Pick<StoryLibrary, "any">;
  by: Person | undefined;
  remote(): Promise<RemoteState>;
};

/** The films of the library's stories, the author of the commits that note them, and the state of the remote. */
export type Films = {
  videos: Videos;
  by: Person | undefined;
  signal: AbortSignal;
  remote(): Promise<RemoteState>;
};

/** The narrations of the library's stories, the author of the commits that note them, and the state of the remote. */
export type Narrating = {
  narrations: Narrations;
  by: Person | undefined;
  signal: AbortSignal;
  remote(): Promise<RemoteState>;
};

/** The Warsaw date of the letter to send; today without one. */
export type LetterOrder = { date?: string; dryRun: boolean };

/** Everything that commands do with this machine's own folders, whether a server runs or not. */
export type LocalServices = {
  now(): Temporal.Instant;
  generate(order: GenerationOrder): AsyncIterable<GenerationEvent>;
  /** Has stories written into a folder to read and to measure; `report` is called after each. */
  taste(
    order: TasteOrder,
    report: (story: { id: string; number: number; of: number; failed?: string }) => void,
  ): Promise<TasteReport>;
  /** The number of commits that no remote has. */
  unpushedCommits(): Promise<number>;
  /** The costs of outside services in the last days, as this machine noted them. */
  costs(days: number): Promise<Costs>;
  /** Every readable story, newest first, revealed or not. */
  stories(): Promise<Story[]>;
  story(id: StoryId): Promise<Story>;
  changes(): Promise<PostChanges>;
  check(): Promise<LibraryReport>;
  /** Decides about the library's drafts, whether a server runs or not. */
  review(): Promise<ReviewDesk>;
  /** The state of the day, for the dashboard. */
  today(): Promise<Today>;
  checkState(): Promise<StateReport>;
  /** Adds an administrator to this machine's server, whether it runs or not. */
  createAdmin(account: NewPerson): Promise<Admin>;
  /** The administrators of this machine's server, oldest first. */
  listAdmins(): Promise<ListedAccount[]>;
  /** Throws ACCOUNT_NOT_FOUND, LAST_OWNER. */
  setAdminRole(username: string, role: Role): Promise<Admin>;
  /** Makes an invitation; its link starts with SITE_URL or, without one, with the running server's address. Throws ACCOUNTS_FULL. */
  inviteAdmin(order: Pick<InvitationOrder, "role" | "name" | "language">): Promise<{ link: string; expiresAt: string }>;
  /** Throws ACCOUNT_NOT_FOUND, LAST_OWNER. */
  removeAdmin(username: string): Promise<Admin>;
  /** Sets another password for an administrator of this machine's server. */
  resetPassword(account: NewAccount): Promise<Admin>;
  /** Asks for confirmation before anything is replaced. */
  restoreState(order: Pick<RestoreOptions, "wanted" | "confirm">): Promise<Restoration>;
  /** Keeps a backup where no server runs. */
  keepStateBackup(): Promise<Backup>;
  /** Null where there is no state yet. */
  exportState(options: { addresses: boolean }): Promise<StateExport | null>;
  /** Moves the state from the state file into the database of DATABASE_URL, or back. */
  moveState(to: "database" | "file"): Promise<MovedState>;
  /** Checks the picture of every story. */
  checkPictures(onItem: (item: JobItem) => void): Promise<PictureFault[]>;
  /** Draws broken pictures anew, or moves all to cloud storage. */
  runPictureTask(task: "regenerate" | "migrate", onItem: (item: JobItem) => void): Promise<PictureTaskResult>;
  films(): Promise<Films>;
  /** Has stories read aloud. */
  narrating(): Promise<Narrating>;
  /** Makes books of the library's public stories. */
  books(): Promise<{ books: Books; signal: AbortSignal }>;
  /** The state of the morning letter, where no server runs. */
  newsletter(): Promise<NewsletterOverview>;
  /** Sends the letter, where no server runs. */
  sendLetter(order: LetterOrder, handle: JobHandle): Promise<LetterReport>;
  /** The subscribers of this machine's server, whether it runs or not. */
  subscribers(): Promise<ListedSubscriber[]>;
  importSubscribers(order: ImportOrder): Promise<ImportOutcome>;
  forgetSubscriber(email: string): Promise<Forgotten>;
  /** Every voice that can read aloud into a file, and what is missing of those that cannot. */
  voices(): Promise<VoiceReport[]>;
  /** Has a text spoken into a file. */
  tryVoice(trial: VoiceTrial): Promise<VoiceTried>;
  /** The account at the video platform, and its uploads. */
  youtube(): Promise<YoutubeAccount>;
};

export const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndingSignal = (typeof endingSignals)[number];

/** Everything outside of a command: terminal, environment, services. `main.ts` makes the real one. */
export type CommandContext = {
  terminal: Terminal;
  environment: Readonly<Record<string, string | undefined>>;
  /** The folder of the project's own files. */
  projectFolder: string;
  /** Loads the services. Only commands that need them call it, which keeps help quick. */
  openLocalServices(): Promise<LocalServices>;
  /**
   * The running server: the named one, else that of MRUK_SERVER, of the last login, or of this machine. Throws
   * SERVER_NOT_FOUND, NOT_SIGNED_IN.
   */
  openServer(server?: string): Promise<ServerClient>;
  /** Asks the person at the keyboard a question; null where there is none. */
  ask: ((question: string) => Promise<boolean>) | null;
  /** Asks the person at the keyboard for a line, unseen where it is secret; null where there is none. */
  askLine: ((question: string, options?: { secret?: boolean }) => Promise<string | null>) | null;
  /** The first line of standard input; null where it is empty. */
  readLine(): Promise<string | null>;
  /** All of standard input. */
  readInput(): Promise<Buffer>;
  /** Sets the code that the program will exit with. */
  setExitCode(code: number): void;
  /** Lets the command handle signals itself, until it calls the returned function. By default a signal ends the program. */
  onSignal(handle: (signal: EndingSignal) => void): () => void;
  /** Sets the hint that is shown when a signal ends the program; null removes it. */
  setInterruptionHint(hint: string | null): void;
};
