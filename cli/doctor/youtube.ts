import { AppError } from "#api/platform/errors.ts";
import { type Channel, openAccount } from "#api/video/youtube/account.ts";
import { inWarsaw } from "#api/video/youtube/quota.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, failed, ok, skipped, warning } from "./finding.ts";

/** Fewer attempts and less waiting than for an upload: somebody waits for the doctor. */
const pace = { backOffMilliseconds: 500, silenceMilliseconds: 8_000, attempts: 2 };

/** Checks the sign-in and its channel, and names the hour when the day's quota begins anew. */
export function youtubeChecks({ config, clock }: Pick<CheckContext, "config" | "clock">): Record<string, Check> {
  return {
    YouTube: async () => {
      const { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret, DATA_DIR: dataDir } = config;
      const isWanted = config.YOUTUBE_UPLOAD === "on";
      if (clientId === undefined && clientSecret === undefined) {
        if (!isWanted) return skipped("films are not uploaded anywhere");
        const hint =
          "Set YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET as docs/youtube.md says, or YOUTUBE_UPLOAD to off.";
        return failed("YOUTUBE_UPLOAD is on, but there is no OAuth client", hint);
      }
      if (clientId === undefined || clientSecret === undefined) {
        const missing = clientId === undefined ? "YOUTUBE_CLIENT_ID" : "YOUTUBE_CLIENT_SECRET";
        return failed(`${missing} is not set`, "The two belong together: docs/youtube.md says where they come from.");
      }
      const [refreshToken, baseUrl] = [config.YOUTUBE_REFRESH_TOKEN, config.GOOGLE_BASE_URL];
      const account = openAccount({ clientId, clientSecret, refreshToken, dataDir, clock, baseUrl, pace });
      if ((await account.signedInBy()) === null) {
        return (isWanted ? failed : warning)("nobody has signed in", "Run mruk youtube login.");
      }
      let channel: Channel | null;
      try {
        channel = await account.channel();
      } catch (error) {
        // A used-up quota is no fault: uploads go on tomorrow.
        if (!(error instanceof AppError) || error.code !== "YOUTUBE_QUOTA_EXCEEDED") throw error;
        return warning(error.message, error.hint ?? "Try again tomorrow.");
      }
      const quota = `the quota begins anew ${inWarsaw(account.quotaReset())}`;
      const byItself = isWanted ? "; the server uploads by itself what has come out" : "";
      if (channel) return ok(`signed in for the channel ${channel.title}; ${quota}${byItself}`);
      return failed("the account that signed in has no channel", "Make one, or sign in with another account.");
    },
  };
}
