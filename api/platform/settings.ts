// Every setting, by the name of its environment variable, in the groups of .env.example. The descriptions here are the only source;
// `npm run fix` writes that file from them.
import { z } from "zod";
import { aiService } from "./ai-settings.ts";
import { dollars, emailAddress, integer, model, text, unlessOff, webAddress, webhookSecret } from "./setting-values.ts";

const site = {
  PORT: integer(0, 65535).default(3000).describe("The port that the server listens on; 0 is any free one."),
  HOST: text
    .default("127.0.0.1")
    .describe("The address that the server listens on; 0.0.0.0 is every one of the machine's."),
  SITE_URL: webAddress
    .optional()
    .describe("The site's public address, for links in mails and films; without it pages take the request's own host.")
    .meta({ example: "https://mruk.example.org" }),
  TRUST_PROXY: integer(0, 10)
    .default(0)
    .describe(
      "How many proxies stand in front of the server; more than there are, and visitors choose their own addresses.",
    ),
  AUTH_SECRET: z
    .string()
    .min(32, "must be at least 32 characters")
    .optional()
    .describe(
      "Signs what readers carry for us, 32 random characters or more; without it one is made and kept in DATA_DIR.",
    )
    .meta({ example: "at-least-32-characters-that-nobody-can-guess" }),
  RATE_LIMITS: unlessOff.describe(
    "Whether readers may like, subscribe and be counted only so often; off behind what limits already.",
  ),
  OFFLINE: unlessOff.describe(
    "Whether readers' browsers keep the last thirty days for reading offline; off takes back what they keep.",
  ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("How much the server tells."),
};

const library = {
  CONTENT_DIR: text
    .default("content")
    .describe("The library: a folder in a Git working copy, or the working copy itself."),
  DATA_DIR: text
    .default("data")
    .describe("Everything that is not the library: the state, films, the journal, caches. To be backed up."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
    .optional()
    .describe("The PostgreSQL database that several servers share; without it one server keeps its state in DATA_DIR.")
    .meta({ example: "postgres://mruk:password@db.example.org/mruk" }),
  CONTENT_REMOTE: z
    .string()
    .regex(
      /^[A-Za-z0-9./][^\s]*$/,
      "must be the name of a Git remote or its address, such as https://git.example.org/mruk/library.git",
    )
    .refine(
      (address) => !address.includes("::"),
      "must be an address that https, ssh, git or this machine's disk reaches",
    )
    .optional()
    .describe(
      "The Git remote that a server follows and stories are pushed to, by name or address; unset: pushes to origin only.",
    )
    .meta({ example: "https://git.example.org/mruk/library.git" }),
  CONTENT_BRANCH: z
    .string()
    .regex(/^[A-Za-z0-9][\w./-]*$/, "must be the name of a branch")
    .optional()
    .describe("The branch there; without it, the one that is checked out, or the remote's own.")
    .meta({ example: "main" }),
  CONTENT_SYNC_SECONDS: integer(5, 86_400)
    .default(60)
    .describe("How often a server that follows a remote looks at it, in seconds."),
  CONTENT_WEBHOOK_SECRET: webhookSecret
    .describe("What the Git host signs its notices of a push with, 16 characters or more; without it none are taken.")
    .meta({ example: "at-least-16-characters" }),
  CONTENT_AUTHOR: z
    .string()
    .regex(/^[^<>\r\n]+ <[^<>\s]+@[^<>\s]+>$/, "must look like: Mruk <mruk@example.org>")
    .default("Mruk <mruk@mruk.invalid>")
    .describe("The author of the commits that programs make."),
};

const making = {
  SCHEDULE: z
    .enum(["off", "on"])
    .default("off")
    .describe(
      "Whether the server makes the stories by itself, every hour what is missing; for those who have no other schedule.",
    ),
  BUFFER_DAYS: integer(0, 14).default(2).describe("For how many days ahead stories are kept ready."),
  STORYTELLER: z
    .enum(["house", "openai"])
    .optional()
    .describe("Who writes; without it the AI service where there is a key to it, else the house.")
    .meta({ example: "house" }),
  ILLUSTRATOR: z
    .enum(["house", "openai"])
    .optional()
    .describe("Who draws; without it the AI service where there is a key to it, else the house.")
    .meta({ example: "house" }),
  FALLBACK: z
    .enum(["house", "none"])
    .default("none")
    .describe("Who steps in for a slot that the AI service cannot fill: the house, or nobody, so that it stays open."),
  REVIEW: z
    .enum(["off", "on"])
    .default("off")
    .describe(
      "Whether stories wait for a person's approval; what is not approved by its hour gives way to the house's.",
    ),
  REVIEW_EMAIL: emailAddress
    .optional()
    .describe("Who is asked by mail for approval, with REVIEW=on; without it ADMIN_EMAIL, or CONTACT_EMAIL.")
    .meta({ example: "editor@example.org" }),
  REVIEW_WEBHOOK: webAddress
    .optional()
    .describe("What is told of drafts that wait for approval, as JSON; unset: nobody.")
    .meta({ example: "https://chat.example.org/hooks/mruk" }),
  REVIEW_WEBHOOK_SECRET: webhookSecret
    .describe("What notices to REVIEW_WEBHOOK are signed with, 16 characters or more; without it they are not signed.")
    .meta({ example: "at-least-16-characters" }),
  BUDGET_USD_PER_DAY: dollars
    .optional()
    .describe("What the services may cost in a Warsaw day, in US dollars; a run stops before it would spend more.")
    .meta({ example: "1.00" }),
};

const films = {
  FILMS: z
    .enum(["off", "on"])
    .default("off")
    .describe("Whether the server makes the films of new stories by itself, one at a time."),
  FILMMAKER: z
    .enum(["house", "remote", "off"])
    .optional()
    .describe("Who makes films; without it the service where VIDEO_BASE_URL is set, else the house.")
    .meta({ example: "house" }),
  FFMPEG_PATH: text
    .optional()
    .describe("The program that encodes films; without it ffmpeg of the PATH, then the one that comes along.")
    .meta({ example: "/usr/bin/ffmpeg" }),
  MRUK_CHROMIUM: text
    .optional()
    .describe("The Chromium that prints books; without it one of the PATH. Without any, books have no PDF.")
    .meta({ example: "/usr/bin/chromium" }),
  VIDEO_BASE_URL: webAddress
    .optional()
    .describe("A service that makes films and speaks the /v1/videos shape.")
    .meta({ example: "https://videos.example.org/v1" }),
  VIDEO_API_KEY: text.optional().describe("The key of that service.").meta({ example: "your-key" }),
  VIDEO_MODEL: model.default("sora-2").describe("The model that films."),
  VIDEO_USD_PER_SECOND: dollars.default(0).describe("What a second of its film costs, for the budget, in US dollars."),
};

const voices = {
  NARRATOR: z
    .enum(["browser", "house", "piper", "openai"])
    .default("browser")
    .describe(
      "Who reads stories aloud into files, for the page and the podcast; browser: nobody, readers' browsers speak.",
    ),
  PIPER_VOICE_EN: text
    .optional()
    .describe("A Piper voice for English: a folder with its .onnx file, tokens.txt and espeak-ng-data.")
    .meta({ example: "/var/lib/mruk/voices/en" }),
  PIPER_VOICE_PL: text
    .optional()
    .describe("A Piper voice for Polish, in the same way.")
    .meta({ example: "/var/lib/mruk/voices/pl" }),
  FILM_VOICE: z
    .enum(["off", "on"])
    .optional()
    .describe(
      "Whether films speak; without it they do where NARRATOR is piper or openai. The house's voice has to be asked for.",
    )
    .meta({ example: "on" }),
};

const youtube = {
  YOUTUBE_UPLOAD: z
    .enum(["off", "on"])
    .default("off")
    .describe("Whether the server uploads its films by itself, in both languages, once their stories have come out."),
  YOUTUBE_CLIENT_ID: text
    .optional()
    .describe("The OAuth client that uploads films, of the type for desktop programs.")
    .meta({ example: "1234567890-abc.apps.googleusercontent.com" }),
  YOUTUBE_CLIENT_SECRET: text.optional().describe("That client's secret.").meta({ example: "your-client-secret" }),
  YOUTUBE_REFRESH_TOKEN: text
    .optional()
    .describe("Whose channel it is; without it the one of the last mruk youtube login, kept in DATA_DIR.")
    .meta({ example: "your-refresh-token" }),
  YOUTUBE_PRIVACY: z
    .enum(["public", "unlisted", "private"])
    .default("public")
    .describe("Who may see what is uploaded."),
  YOUTUBE_MADE_FOR_KIDS: z
    .enum(["yes", "no"])
    .default("no")
    .describe("Whether films are declared as made for children, which takes comments and more away."),
};

const storage = {
  AZURE_STORAGE_CONNECTION_STRING: text
    .optional()
    .describe("Cloud storage for films, and for pictures that are moved there; without it both stay on this machine.")
    .meta({
      example: "DefaultEndpointsProtocol=https;AccountName=mruk;AccountKey=your-key;EndpointSuffix=core.windows.net",
    }),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(/^[a-z0-9](?!.*--)[a-z0-9-]{1,61}[a-z0-9]$/, "must be 3 to 63 small letters, digits and single hyphens")
    .default("mruk")
    .describe("The container there; it is made where there is none, and its blobs must be readable by anybody."),
};

const mail = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
    .optional()
    .describe("Where mail leaves from, needs SITE_URL; without it every mail is laid into outbox in DATA_DIR.")
    .meta({ example: "smtps://user:password@mail.example.org" }),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n"]+ <)?[^<>\s@]+@[^<>\s@]+>?$/, "must look like: Mruk <mruk@example.org>")
    .default("Mruk <mruk@mruk.invalid>")
    .describe("Who the mail is from: an address, or a name and an address."),
  MAIL_PER_SECOND: integer(1, 1000).default(10).describe("How many letters leave in a second at most."),
  MAIL_CONNECTIONS: integer(1, 50).default(1).describe("Over how many connections to the mail server they leave."),
  MAIL_UNSUBSCRIBE_ADDRESS: emailAddress
    .optional()
    .describe("A mailbox that a person reads, for mail programs that unsubscribe by mail; unset: by one press only.")
    .meta({ example: "unsubscribe@example.org" }),
  MAIL_WEBHOOK_SECRET: webhookSecret
    .describe("What Postmark or Mailgun signs its notices of bounces and complaints with; without it none are taken.")
    .meta({ example: "at-least-16-characters" }),
  ADMIN_EMAIL: emailAddress
    .optional()
    .describe("Who is told, once a day, when something is wrong; without it CONTACT_EMAIL where that is set.")
    .meta({ example: "you@example.org" }),
};

const readers = {
  CONTACT_EMAIL: emailAddress
    .optional()
    .describe("Shown to readers who want to write.")
    .meta({ example: "hello@example.org" }),
  VIDEO_CHANNEL_URL: z
    .url({ protocol: /^https$/, error: "must be an https:// address" })
    .optional()
    .describe("The video channel that the footer leads to.")
    .meta({ example: "https://www.youtube.com/@mruk" }),
  WEBSUB_HUB: webAddress
    .optional()
    .describe(
      "The WebSub hub that is told of new stories and passes the feeds on, needs SITE_URL; unset: nobody is told.",
    )
    .meta({ example: "https://hub.example.org/" }),
  ADS_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, "must look like: ca-pub-1234567890123456")
    .optional()
    .describe("The publisher's id at the advertising network; without it there is no advertising.")
    .meta({ example: "ca-pub-1234567890123456" }),
  ADS_SLOTS: z
    .string()
    .optional()
    .describe("Which unit of the network fills which place; docs/advertising.md names the places.")
    .meta({ example: "top=1234567890,side=2345678901" }),
};

const terminal = {
  MRUK_SERVER: text
    .optional()
    .describe(
      "The server that mruk asks; without it that of the last mruk login, else the one that runs on this machine.",
    )
    .meta({ example: "https://mruk.example.org" }),
};

const tests = {
  MRUK_NOW: z
    .string()
    .transform((instant, context) => {
      try {
        return Temporal.Instant.from(instant);
      } catch {
        context.addIssue({ code: "custom", message: "must be an instant such as 2026-11-21T07:59:00+01:00" });
        return z.NEVER;
      }
    })
    .optional()
    .describe("The instant at which the clock starts.")
    .meta({ example: "2026-11-21T07:59:00+01:00" }),
  MRUK_ENV_FILE: text
    .optional()
    .describe(
      "What is read in place of the project's .env: another file, or off for none. Cannot be set in that file itself.",
    )
    .meta({ example: "off" }),
  GOOGLE_BASE_URL: webAddress
    .optional()
    .describe("What stands in for all of Google's addresses.")
    .meta({ example: "http://127.0.0.1:4000" }),
};

/** The settings by subject, in the order of setting up a site. */
export const settingGroups = {
  "The site": site,
  "The library": library,
  "Making stories": making,
  "The AI service": aiService,
  Films: films,
  Voices: voices,
  YouTube: youtube,
  "Cloud storage": storage,
  Mail: mail,
  "What readers see": readers,
  "The terminal program": terminal,
  "Tests and development": tests,
};

export const Settings = z.object({
  ...site,
  ...library,
  ...making,
  ...aiService,
  ...films,
  ...voices,
  ...youtube,
  ...storage,
  ...mail,
  ...readers,
  ...terminal,
  ...tests,
});
