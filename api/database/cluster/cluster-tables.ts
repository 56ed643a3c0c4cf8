/** Requests of one client; `key` is a keyed hash of the client. `hits` counts the window that ends at `resets_at`. */
type RateTable = { key: string; hits: number; resets_at: string };

/** Wrong passwords, with times in milliseconds since 1970; `key` is a keyed hash too. */
type TallyTable = { key: string; tries: number; last_at: number; open_at: number; familiar: boolean };

/** A day's letter. `run`: the run that opened it last; `closed` once that run has ended properly. */
type LetterTable = { day: string; at: string; up_to: string; run: string; closed: boolean };
type LetterReaderTable = {
  day: string;
  reader: string;
  outcome: "begun" | "sent" | "refused" | "bounced";
  refusals: number;
  refused_at: string | null;
  /** The run that noted it. */
  run: string;
};

/** Running servers: since when without a gap, until when the lease lasts, and a mark made with the server's secret. */
type ServerTable = { id: string; since: string; alive_until: string; secret_mark: string | null };

/** Work that is done once for all servers: by which server, and its result (JSON) for as long as that is kept. */
type WorkTable = { name: string; asked: string; server: string; outcome: string | null; kept_until: string | null };

/** The jobs of all servers, as each last reported them (JSON). */
type JobTable = { id: string; server: string; is_open: boolean; job: string; changed_at: string };

type UploadTable = { hash: string; master: Buffer; kept_until: string };

/** The costs of services; `spending-book.ts` explains the columns. `usage` is JSON. */
type SpendingTable = {
  call: string;
  at: string;
  day: string;
  story: string;
  step: string;
  model: string;
  at_most_usd: number;
  usd: number | null;
  usage: string | null;
};

export type SharingTables = {
  rates: RateTable;
  login_tallies: TallyTable;
  letters: LetterTable;
  letter_readers: LetterReaderTable;
  servers: ServerTable;
  works: WorkTable;
  jobs: JobTable;
  uploads: UploadTable;
  spending: SpendingTable;
};
