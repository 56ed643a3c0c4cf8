import type { NewAccount } from "../api/access/model.ts";
import type { GenerationOrder } from "../api/generation/generate.ts";
import type { GenerationEvent } from "../api/generation/model.ts";
import type { Costs } from "../api/generation/spending/costs.ts";
import type { JobHandle } from "../api/jobs/jobs.ts";
import type { JobItem } from "../api/jobs/model.ts";
import type {
  Forgotten,
  ImportOrder,
  ImportOutcome,
  ListedSubscriber,
  NewsletterOverview,
} from "../api/newsletter/administration.ts";
import type { LetterReport } from "../api/newsletter/model.ts";
import type { PictureCare, PictureFault } from "../api/pictures/model.ts";
import type { Admin } from "../api/platform/admin.ts";
import type { Shorts } from "../api/shorts/shorts.ts";
import type { Backup } from "../api/state/backups.ts";
import type { StateExport } from "../api/state/export.ts";
import type { StateReport } from "../api/state/inspect.ts";
import type { Restoration, RestoreOptions } from "../api/state/restore.ts";
import type { Editing, FileEditing } from "../api/stories/editing.ts";
import type { StoryFault } from "../api/stories/library.ts";
import type { RemoteState, Story, StoryId } from "../api/stories/model.ts";
import type { Person } from "../api/stories/signature.ts";
import type { MovedState } from "../api/wiring/move-state.ts";
import type { YoutubeAccount } from "../api/youtube/account.ts";
import type { Today } from "./dashboard/today.ts";
import type { ServerClient } from "./server/calls.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** Every fault of a library, and how many of its stories can be read. */
export type LibraryReport = { stories: number; faults: StoryFault[] };

/** What came of looking after the pictures. */
export type CaredPictures = PictureCare & { remote?: RemoteState };

/** The library to be changed by hand, and whose name the commits carry. */
export type PostChanges = { editing: Editing & FileEditing; by: Person | undefined };

/** Films of the library's stories, in whose name they are noted, and whether the remote has that. */
export type Films = {
  shorts: Shorts;
  by: Person | undefined;
  signal: AbortSignal;
  remote(): Promise<RemoteState>;
};

/** What stops work, and whom it tells how far it is. */
export type Handle = JobHandle;

/** Which day's letter to send; the present one where none is named. */
export type LetterOrder = { date?: string; dryRun: boolean };

/** What the commands need of the rest of the product. */
export type Product = {
  now(): Temporal.Instant;
  generate(order: GenerationOrder): AsyncIterable<GenerationEvent>;
  /** How many commits of the library no remote has. */
  unpushedCommits(): Promise<number>;
  /** What the services cost in the last days, as this machine noted it. */
  costs(days: number): Promise<Costs>;
  /** Every story that can be read, newest first, revealed or not. */
  stories(): Promise<Story[]>;
  story(id: StoryId): Promise<Story>;
  changes(): Promise<PostChanges>;
  check(): Promise<LibraryReport>;
  /** How the day stands, for the dashboard. */
  today(): Promise<Today>;
  checkState(): Promise<StateReport>;
  /** One more administrator of this machine's server, whether it runs or not. */
  createAdmin(account: NewAccount): Promise<Admin>;
  /** Another password for an administrator of this machine's server. */
  resetPassword(account: NewAccount): Promise<Admin>;
  /** Asks before anything is touched: what was found, and what would take its place. */
  restoreState(order: Pick<RestoreOptions, "wanted" | "confirm">): Promise<Restoration>;
  /** Where no server runs, who could. */
  keepStateBackup(): Promise<Backup>;
  /** Null where nothing is remembered. */
  exportState(options: { addresses: boolean }): Promise<StateExport | null>;
  /** Moves what is remembered from the state file into the database of DATABASE_URL, or back. */
  moveState(to: "database" | "file"): Promise<MovedState>;
  /** Looks at every story's picture, and tells of each. */
  checkPictures(tell: (item: JobItem) => void): Promise<PictureFault[]>;
  /** Looks after the pictures, telling of each, and says whether the remote has what came of it. */
  carePictures(care: "regenerate" | "migrate", tell: (item: JobItem) => void): Promise<CaredPictures>;
  films(): Promise<Films>;
  /** How the morning letter stands, where no server runs. */
  newsletter(): Promise<NewsletterOverview>;
  /** Sends it, where no server runs. */
  sendLetter(order: LetterOrder, handle: Handle): Promise<LetterReport>;
  /** The readers of this machine's server, whether it runs or not. */
  subscribers(): Promise<ListedSubscriber[]>;
  importSubscribers(order: ImportOrder): Promise<ImportOutcome>;
  forgetSubscriber(email: string): Promise<Forgotten>;
  /** Who uploads to the video platform, and what was uploaded. */
  youtube(): Promise<YoutubeAccount>;
};

/** The ways in which a process is asked to stop. */
export const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndingSignal = (typeof endingSignals)[number];

/** What a command is started in. Only `main.ts` makes the real one. */
export type Surroundings = {
  terminal: Terminal;
  environment: Readonly<Record<string, string | undefined>>;
  /** Where the project's own files lie. */
  projectFolder: string;
  /** Loads and joins the parts; done by commands that need them, so that help is quick. */
  openProduct(): Promise<Product>;
  /**
   * The running server: the one that is named, else that of MRUK_SERVER, of the last login, or of this machine. Throws
   * SERVER_NOT_FOUND, NOT_SIGNED_IN.
   */
  openServer(server?: string): Promise<ServerClient>;
  /** Puts a question to whoever sits at the keyboard; null where nobody does. */
  ask: ((question: string) => Promise<boolean>) | null;
  /** Asks whoever sits at the keyboard for a line, unseen where it is secret; null where nobody does. */
  askLine: ((question: string, options?: { secret?: boolean }) => Promise<string | null>) | null;
  /** The first line of what is piped in; null where nothing is. */
  readLine(): Promise<string | null>;
  /** Notes how the program will end. */
  endWith(code: number): void;
  /** From now on the command itself decides what a signal means, until it calls what it gets; without it, a signal ends the program. */
  onSignal(handle: (signal: EndingSignal) => void): () => void;
  /** What somebody is told from now on when a signal ends the program: what becomes of what was begun; null where there is nothing to say. */
  whenInterrupted(hint: string | null): void;
};
