import { z } from "zod";
import { AppError } from "./errors.ts";

const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const notDollars = { error: "must be an amount in US dollars, such as 0.50" };
const dollars = z.coerce.number(notDollars).min(0, notDollars);
const webAddress = z.url({ protocol: /^https?$/, error: "must be an http(s):// address" });
const model = z.string().regex(/^[\w.:/-]{1,100}$/, "must be the name of a model");

/** Every setting, by the name of its environment variable. What it means stands beside it. */
const Environment = z.object({
  /** Where the server listens. */
  PORT: integer(0, 65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The library: a folder in a Git working copy (or the working copy itself). */
  CONTENT_DIR: z.string().min(1).default("content"),
  /** Everything that is not the library: journal, resized pictures, later state and media. */
  DATA_DIR: z.string().min(1).default("data"),
  /** The site's public address, for canonical links; without it the request's own host is used. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies stand in front of the server. */
  TRUST_PROXY: integer(0, 10).default(0),
  /** How often one reader may like, subscribe and be counted; off for tests and behind something that limits already. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Signs what readers carry for us; without it one is made at the first start and kept in the data folder. */
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  /** Where mail leaves from, e.g. `smtps://user:password@mail.example.org`; without it mail is laid into the outbox folder. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  /** Who the mail is from: an address, or a name and an address. */
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n"]+ <)?[^<>\s@]+@[^<>\s@]+>?$/, "must look like: Mruk <mruk@example.org>")
    .default("Mruk <mruk@mruk.invalid>"),
  /** How many letters leave in a second at most, and over how many connections. */
  MAIL_PER_SECOND: integer(1, 1000).default(10),
  MAIL_CONNECTIONS: integer(1, 50).default(4),
  /** Who is told when something is wrong: once a day, by mail. Without it, CONTACT_EMAIL where that is set. */
  ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
  /** Shown to readers who want to write. */
  CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@mruk.invalid"),
  /** The video channel that the footer leads to. */
  VIDEO_CHANNEL_URL: z
    .url({ protocol: /^https$/, error: "must be an https:// address" })
    .default("https://www.youtube.com/"),
  /** The publisher's id at the advertising network, `ca-pub-…`; without it there is no advertising. */
  ADS_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, "must look like: ca-pub-1234567890123456")
    .optional(),
  /** Which unit of the network fills which place, e.g. `top=1234567890,side=2345678901`. Places: see docs/advertising.md. */
  ADS_SLOTS: z.string().optional(),
  /**
   * The Git remote that stories are pushed to: the name of one, or an address. A server where this is set also follows it, and
   * fetches the library from an address at its first start. Unset, pushes go to `origin` and nothing is followed.
   */
  CONTENT_REMOTE: z
    .string()
    .regex(
      /^[A-Za-z0-9./][^\s]*$/,
      "must be the name of a Git remote or its address, such as https://git.example.org/mruk/library.git",
    )
    .refine((text) => !text.includes("::"), "must be an address that https, ssh, git or this machine's disk reaches")
    .optional(),
  /** The branch there; without it, the one that is checked out, or the remote's own. */
  CONTENT_BRANCH: z
    .string()
    .regex(/^[A-Za-z0-9][\w./-]*$/, "must be the name of a branch")
    .optional(),
  /** How often a server looks at the remote, in seconds. */
  CONTENT_SYNC_SECONDS: integer(5, 86_400).default(60),
  /** What the Git host signs its notices of a push with; without it, none are taken. */
  CONTENT_WEBHOOK_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
  /** Who signs the commits. */
  CONTENT_AUTHOR: z
    .string()
    .regex(/^[^<>\r\n]+ <[^<>\s]+@[^<>\s]+>$/, "must look like: Mruk <mruk@example.org>")
    .default("Mruk <mruk@mruk.invalid>"),
  /** How many days of stories are kept ready ahead. */
  BUFFER_DAYS: integer(0, 14).default(2),
  /** Whether the server makes stories by itself, for those who have no other schedule. */
  SCHEDULE: z.enum(["off", "on"]).default("off"),
  /** The key of the AI service, and where the service is; any compatible one will do. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webAddress.default("https://api.openai.com/v1"),
  /** Who writes and who draws; the AI service where there is a key to it, else the house. */
  STORYTELLER: z.enum(["house", "openai"]).optional(),
  ILLUSTRATOR: z.enum(["house", "openai"]).optional(),
  /** The models of the AI service. They are retired often, so they are settings; `mruk doctor` warns in time. */
  TEXT_MODEL: model.default("gpt-6-luna"),
  /** How long the text model thinks before it writes; off for models that cannot be told. */
  TEXT_EFFORT: z.enum(["off", "none", "minimal", "low", "medium", "high", "xhigh", "max"]).default("low"),
  IMAGE_MODEL: model.default("gpt-image-2.5-flare"),
  IMAGE_QUALITY: z.enum(["low", "medium", "high", "xhigh", "max", "auto"]).default("medium"),
  /** Off where the service has no moderation. */
  MODERATION_MODEL: model.default("omni-moderation-latest"),
  /** Who steps in for a slot that the AI service cannot fill: the house, or nobody, so that it stays open. */
  FALLBACK: z.enum(["house", "none"]).default("none"),
  /** What the services may cost in a Warsaw day, in US dollars; a run stops before it would spend more. */
  BUDGET_USD_PER_DAY: dollars.optional(),
  /** Who makes films: the house, a service at VIDEO_BASE_URL, or nobody. The service where its address is set, else the house. */
  FILMMAKER: z.enum(["house", "remote", "off"]).optional(),
  /** A service that speaks the `/v1/videos` shape, e.g. `https://videos.example.org/v1`. */
  VIDEO_BASE_URL: webAddress.optional(),
  VIDEO_API_KEY: z.string().min(1).optional(),
  VIDEO_MODEL: model.default("sora-2"),
  /** What a second of its film costs, for the budget. */
  VIDEO_USD_PER_SECOND: dollars.default(0),
  /** The program that encodes films; without it, `ffmpeg` of the PATH, then the one that comes along. */
  FFMPEG_PATH: z.string().min(1).optional(),
  /** The video platform: an OAuth client, and a token that `mruk youtube login` gets. */
  YOUTUBE_CLIENT_ID: z.string().min(1).optional(),
  YOUTUBE_CLIENT_SECRET: z.string().min(1).optional(),
  YOUTUBE_REFRESH_TOKEN: z.string().min(1).optional(),
  YOUTUBE_PRIVACY: z.enum(["public", "unlisted", "private"]).default("public"),
  YOUTUBE_MADE_FOR_KIDS: z.enum(["yes", "no"]).default("no"),
  /** For tests and development: what stands in for all of Google's addresses. */
  GOOGLE_BASE_URL: webAddress.optional(),
  /** Cloud storage for pictures and films, instead of the library and the data folder. */
  AZURE_STORAGE_CONNECTION_STRING: z.string().min(1).optional(),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(/^[a-z0-9](?!.*--)[a-z0-9-]{1,61}[a-z0-9]$/, "must be 3 to 63 small letters, digits and single hyphens")
    .default("mruk"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** For tests: the instant at which the clock starts. */
  MRUK_NOW: z
    .string()
    .transform((text, context) => {
      try {
        return Temporal.Instant.from(text);
      } catch {
        context.addIssue({ code: "custom", message: "must be an instant such as 2026-11-21T07:59:00+01:00" });
        return z.NEVER;
      }
    })
    .optional(),
});
export type Config = z.infer<typeof Environment>;

/** The environment variables that are ours: some are secrets, and no program that we start needs any. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** An empty variable counts as one that is not set. Throws CONFIG_INVALID naming the first wrong variable and why. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError("CONFIG_INVALID", `${String(issue?.path[0])}: ${issue?.message}`, {
    hint: "Correct or unset the variable and start again.",
    cause: parsed.error,
  });
}
