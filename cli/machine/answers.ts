// The answers that an installation takes, and where they come from: options, a file of settings, the settings that an earlier
// installation left, a person at the keyboard.
import { randomBytes } from "node:crypto";
import { parseEnv } from "node:util";
import { requireStrong } from "#api/access/weak-passwords.ts";
import { readConfig, settingNames } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import type { CommandContext } from "../context.ts";
import { isPrivateName } from "../doctor/private-names.ts";
import { accountOf } from "../server/credentials.ts";
import { type MachineLayout, machineLayout } from "./layout.ts";
import type { ProxyKind } from "./proxy.ts";

export type Answers = {
  /** The site's host name. */
  host: string;
  proxy: ProxyKind;
  internalCertificates: boolean;
  /** Whether everything is made and nothing started. */
  isStopped: boolean;
  /** What goes into the settings file, with the values of an earlier one. */
  settings: Record<string, string>;
  /** The settings that were given otherwise than an earlier file has them, which is kept. */
  ignored: string[];
  owner: { username: string; password: string; isMade: boolean };
};

/** The options of `mruk install` that answer something. */
export type Given = {
  name?: string | undefined;
  mail?: string | undefined;
  repository?: string | undefined;
  owner?: string | undefined;
  proxy: ProxyKind;
  internalCertificates: boolean;
  stopped?: boolean | undefined;
};

export type Sources = {
  given: Given;
  /** The text of the file of `--from`: settings, one a line. */
  from: string | null;
  /** The text of /etc/mruk.env. */
  existing: string | null;
  openaiKey: string | null;
  ownerPassword: string | null;
  /** Asks a person; null where there is none. */
  askLine: CommandContext["askLine"];
};

/** Collects the answers; asks for those that nothing gives. Throws BAD_REQUEST, CONFIG_INVALID. */
export async function answersFrom(sources: Sources, layout = machineLayout()): Promise<Answers> {
  const { given, existing, askLine } = sources;
  const known = { ...settingsIn(sources.from ?? ""), ...optional(given, sources.openaiKey) };
  const kept = filled(parseEnv(existing ?? ""));
  const isNew = existing === null;
  const ask = async (name: string, question: string, secret = false): Promise<string | undefined> => {
    const given = kept[name] ?? known[name];
    if (given !== undefined || !isNew || askLine === null) return given;
    return askUntil(askLine, question, { secret, refuse: (text) => refuseSetting(name, text) });
  };

  const SITE_URL = siteUrl(await ask("SITE_URL", "The site's name (mruk.example.org): "));
  const ADMIN_EMAIL = await ask("ADMIN_EMAIL", "Your mail address, for warnings (none: press Enter): ");
  const CONTENT_REMOTE = await ask("CONTENT_REMOTE", "The repository with the stories (none: press Enter): ");
  const OPENAI_API_KEY = await ask("OPENAI_API_KEY", "The key of the AI service, unseen (none: press Enter): ", true);
  const answered = { SITE_URL, ADMIN_EMAIL, CONTENT_REMOTE, OPENAI_API_KEY };
  const settings = { ...standing(answered, layout), ...known, ...filled(answered), ...kept };
  readConfig(settings);
  const host = new URL(SITE_URL).hostname;
  return {
    host,
    proxy: given.proxy,
    // No public authority signs for a name that the world does not know.
    internalCertificates: given.internalCertificates || isPrivateName(host),
    isStopped: given.stopped ?? false,
    settings,
    ignored: Object.keys(known).filter((name) => kept[name] !== undefined && kept[name] !== known[name]),
    owner: await ownerFrom(sources),
  };
}

type Asking = { secret?: boolean; refuse(text: string): void };

/** Asks a person again until the answer is not refused. Without an answer, as at the end of the input, the last word is the caller's. */
async function askUntil(
  askLine: NonNullable<Sources["askLine"]>,
  question: string,
  { secret = false, refuse }: Asking,
) {
  for (let reason = ""; ; ) {
    const text = (await askLine(`${reason}${question}`, { secret }))?.trim();
    if (text === undefined) return undefined;
    try {
      refuse(text);
      return text;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      reason = `${error.message}\n`;
    }
  }
}

/** Throws BAD_REQUEST, CONFIG_INVALID. */
function refuseSetting(name: string, text: string): void {
  if (name === "SITE_URL") siteUrl(text);
  else if (text !== "") readConfig({ [name]: text });
}

const optional = ({ name, mail, repository }: Given, key: string | null): Record<string, string> =>
  filled({
    SITE_URL: name === undefined ? undefined : siteUrl(name),
    ...{ ADMIN_EMAIL: mail, CONTENT_REMOTE: repository, OPENAI_API_KEY: key ?? undefined },
  });

const filled = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** What an installation sets without asking. Without a repository nobody else makes stories. */
const standing = (
  { CONTENT_REMOTE, OPENAI_API_KEY }: { CONTENT_REMOTE: string | undefined; OPENAI_API_KEY: string | undefined },
  { data, library }: MachineLayout,
): Record<string, string> => ({
  TRUST_PROXY: "1",
  DATA_DIR: data,
  CONTENT_DIR: `${library}/content`,
  SCHEDULE: CONTENT_REMOTE ? "off" : "on",
  ...(OPENAI_API_KEY && { BUDGET_USD_PER_DAY: "1.00" }),
});

/** The settings of a file. Throws CONFIG_INVALID for a name that is none. */
function settingsIn(text: string): Record<string, string> {
  const values = filled(parseEnv(text));
  const unknown = Object.keys(values).find((name) => !settingNames.includes(name));
  if (unknown === undefined) return values;
  throw new AppError("CONFIG_INVALID", `${unknown} is no setting of Mruk`, {
    hint: "Settings stand one a line, such as SITE_URL=https://mruk.example.org; docs/settings.md has their names.",
  });
}

/** `mruk.example.org`, or the same with `https://` in front of it. Throws BAD_REQUEST. */
function siteUrl(name: string | undefined): string {
  const typed = (name ?? "").trim().toLowerCase();
  const host = typed.replace(/^https:\/\//, "").replace(/\/$/, "");
  if (/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/.test(host))
    return `https://${host}`;
  const message = typed === "" ? "It takes the site's name" : `${typed} is no name of a site`;
  throw new AppError("BAD_REQUEST", message, {
    hint: "Give it as --name mruk.example.org, or as SITE_URL in the file of --from: a host's name, without path or port.",
  });
}

/** Without a password from anywhere one is made, which is shown at the end. Throws BAD_REQUEST, PASSWORD_WEAK. */
async function ownerFrom({ given, ownerPassword, askLine, existing }: Sources): Promise<Answers["owner"]> {
  const made = randomBytes(12).toString("base64url");
  const asks = given.owner === undefined && existing === null ? askLine : null;
  const refuse = (username: string, password: string) => requireStrong(accountOf({ username, password }));
  const refuseName = (name: string) => refuse(name || "admin", made);
  const named =
    given.owner ?? (asks && (await askUntil(asks, "Your name in the panel (admin): ", { refuse: refuseName })));
  const username = named || "admin";
  if (ownerPassword !== null) {
    refuse(username, ownerPassword);
    return { username, password: ownerPassword, isMade: false };
  }
  const question = "A password for it, unseen (none: press Enter, and one is made): ";
  const refusePassword = (password: string) => refuse(username, password || made);
  const typed = asks && (await askUntil(asks, question, { secret: true, refuse: refusePassword }));
  return { username, ...(typed ? { password: typed, isMade: false } : { password: made, isMade: true }) };
}
