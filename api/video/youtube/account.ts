import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { StoryId } from "#api/stories/model.ts";
import { createClient, openGoogle, signedOut } from "./google.ts";
import { ledgerFolder, openLedger, type Row } from "./ledger.ts";
import { type Pace, usualPace } from "./pace.ts";
import { quotaReset } from "./quota.ts";
import { signIn } from "./sign-in.ts";
import { forgetToken, readToken } from "./token-file.ts";

export type AccountOptions = {
  clientId: string | undefined;
  clientSecret: string | undefined;
  refreshToken: string | undefined;
  dataDir: string;
  clock: Clock;
  baseUrl: string | undefined;
  pace?: Pace;
};

/** The channel of the signed-in account. */
export type Channel = { id: string; title: string };

/** The signed-in account, and the results of its uploads. */
export type YoutubeAccount = {
  /** Throws YOUTUBE_NOT_CONFIGURED, YOUTUBE_SIGNED_OUT, YOUTUBE_UNREACHABLE. */
  signIn(options: {
    onAddress(address: string): void;
    signal?: AbortSignal;
  }): Promise<{ refreshToken: string; channel: Channel | null }>;
  /** Signs out, at Google too if it can be reached; false if nobody was signed in. */
  signOut(): Promise<boolean>;
  /** The source of the token; null if there is none. */
  signedInBy(): Promise<"settings" | "login" | null>;
  /** Asks for the channel now; null if the account has none. Throws YOUTUBE_…. */
  channel(): Promise<Channel | null>;
  /** The uploads in the ledger, newest story first, without the upload addresses, which are secret. */
  uploads(): Promise<{ id: StoryId; language: Language; state: Row["state"]; at: string; videoId?: string }[]>;
  /** Removes an upload from the ledger, so that it can be made again; false if it was unknown. */
  forget(key: { id: StoryId; language: Language }): Promise<boolean>;
  quotaReset(): Temporal.Instant;
};

const Channels = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), snippet: z.looseObject({ title: z.string() }) })).optional(),
});

export function openAccount({ pace = usualPace, ...options }: AccountOptions): YoutubeAccount {
  const { dataDir, clock } = options;
  const ledger = openLedger(ledgerFolder(dataDir));

  function client() {
    const { clientId, clientSecret } = options;
    if (clientId !== undefined && clientSecret !== undefined) return { ...options, pace, clientId, clientSecret };
    throw new AppError("YOUTUBE_NOT_CONFIGURED", "Uploading to YouTube is not configured.", {
      hint: "Set YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET: docs/youtube.md says where they come from.",
    });
  }

  async function channel(refreshToken = options.refreshToken): Promise<Channel | null> {
    const google = openGoogle({ ...client(), refreshToken });
    const order = { part: ["snippet"], mine: true };
    const answer = await google.ask(Channels, (api, how) => api.channels.list(order, how));
    const [found] = answer.items ?? [];
    return found ? { id: found.id, title: found.snippet.title } : null;
  }

  return {
    async signIn(asked) {
      const { refreshToken } = await signIn({ ...client(), ...asked });
      return { refreshToken, channel: await channel(refreshToken) };
    },
    async signOut() {
      const kept = await readToken(dataDir);
      if (kept === null) return false;
      const { clientId = "", clientSecret = "" } = options;
      const google = await createClient({ ...options, pace, clientId, clientSecret });
      // An administrator who cannot reach Google is still signed out here.
      await google.revokeToken(kept.refreshToken).catch(() => {});
      await forgetToken(dataDir);
      return true;
    },
    async signedInBy() {
      if (options.refreshToken !== undefined) return "settings";
      return (await readToken(dataDir)) === null ? null : "login";
    },
    async channel() {
      client();
      if (options.refreshToken === undefined && (await readToken(dataDir)) === null) {
        throw signedOut(options, "Nobody has signed in at YouTube");
      }
      return channel();
    },
    async uploads() {
      return (await ledger.rows()).map((row) => ({
        id: row.id,
        language: row.language,
        state: row.state,
        at: row.at,
        ...("videoId" in row && { videoId: row.videoId }),
      }));
    },
    forget: ledger.forget,
    quotaReset: () => quotaReset(clock.now()),
  };
}
