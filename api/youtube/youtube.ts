import type { Clock } from "../platform/clock.ts";
import type { VideoPlatform } from "./model.ts";

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
};

/** YouTube by its Data API; null where nobody has signed in. */
export async function openYoutube(_options: YoutubeOptions): Promise<VideoPlatform | null> {
  throw new Error("later");
}
