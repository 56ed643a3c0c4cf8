import type { Clock } from "#api/platform/clock.ts";
import type { FilmFacts } from "../making/film-facts.ts";
import type { Caption } from "../model.ts";
import { openGoogle } from "./google.ts";
import { ledgerFolder, openLedger } from "./ledger.ts";
import type { VideoPlatform } from "./model.ts";
import { type Pace, usualPace } from "./pace.ts";
import { readToken } from "./token-file.ts";
import { uploadFilm } from "./upload.ts";
import { openViews } from "./views.ts";

export type YoutubeOptions = {
  clientId: string;
  clientSecret: string;
  /** The configured token; otherwise the one that `mruk youtube login` has stored in the data folder. */
  refreshToken: string | undefined;
  privacy: "public" | "unlisted" | "private";
  madeForKids: boolean;
  dataDir: string;
  clock: Clock;
  /** Replaces Google's addresses in tests and development. */
  baseUrl: string | undefined;
  /** Reads a film file's metadata. Throws FILM_UNSUITABLE if it is no film. */
  filmFacts(path: string): Promise<FilmFacts>;
  /** Formats the captions as a WebVTT file. */
  webVtt(captions: readonly Caption[]): string;
  pace?: Pace;
};

/** YouTube through its Data API; null if nobody has signed in. */
export async function openYoutube({ pace = usualPace, ...options }: YoutubeOptions): Promise<VideoPlatform | null> {
  if (options.refreshToken === undefined && (await readToken(options.dataDir)) === null) return null;
  const google = openGoogle({ ...options, pace });
  const parts = { ...options, google, ledger: openLedger(ledgerFolder(options.dataDir)) };
  return {
    upload: (order) => uploadFilm(order, parts),
    views: openViews({ google, dataDir: options.dataDir }),
  };
}
