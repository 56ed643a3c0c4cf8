/** How often somebody asked; who, is a hash that only we can make. `hits` in the window that ends at `resets_at`. */
type RateTable = { key: string; hits: number; resets_at: string };

/** Wrong passwords, in milliseconds since 1970; of whom, is such a hash too. */
type TallyTable = { key: string; tries: number; last_at: number; open_at: number; familiar: boolean };

/** A day's letter. `run`: who opened it last; `closed` once that one let go of it in peace. */
type LetterTable = { day: string; at: string; up_to: string; run: string; closed: boolean };
type LetterReaderTable = {
  day: string;
  reader: string;
  outcome: "begun" | "sent" | "refused" | "bounced";
  refusals: number;
  refused_at: string | null;
  /** Who noted it. */
  run: string;
};

/** The servers that there are: since when without a gap, until when each is known to be, and what its secret makes of a word. */
type ServerTable = { id: string; since: string; alive_until: string; secret_mark: string | null };

/** Work that is done once, whoever is asked: by which server, and what came of it (JSON) for as long as that is kept. */
type WorkTable = { name: string; asked: string; server: string; outcome: string | null; kept_until: string | null };

/** The jobs of all servers, as each last told of it (JSON). */
type JobTable = { id: string; server: string; is_open: boolean; job: string; changed_at: string };

type UploadTable = { hash: string; master: Buffer; kept_until: string };

/** What services cost: `spending-book.ts` says what is meant by it. `usage` is JSON. */
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
