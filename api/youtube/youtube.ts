import type { Clock } from "../platform/clock.ts";
import type { FilmFacts } from "../video/film-facts.ts";
import type { Caption } from "../video/model.ts";
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
  /** Of the configuration; without one, that which `mruk youtube login` has kept in the data folder. */
  refreshToken: string | undefined;
  privacy: "public" | "unlisted" | "private";
  madeForKids: boolean;
  dataDir: string;
  clock: Clock;
  /** What stands in for Google's addresses, in tests and development. */
  baseUrl: string | undefined;
  /** What a film file says of itself. Throws FILM_UNSUITABLE where it is no film. */
  filmFacts(path: string): Promise<FilmFacts>;
  /** The captions as a WebVTT file. */
  webVtt(captions: readonly Caption[]): string;
  pace?: Pace;
};

/** YouTube by its Data API; null where nobody has signed in. */
export async function openYoutube({ pace = usualPace, ...options }: YoutubeOptions): Promise<VideoPlatform | null> {
  if (options.refreshToken === undefined && (await readToken(options.dataDir)) === null) return null;
  const google = openGoogle({ ...options, pace });
  const parts = { ...options, google, ledger: openLedger(ledgerFolder(options.dataDir)) };
  return {
    upload: (order) => uploadFilm(order, parts),
    views: openViews({ google, dataDir: options.dataDir }),
  };
}
