import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { settingsFile, withMissingSettings } from "#api/platform/settings-file.ts";
import { answersFrom, type Sources } from "./answers.ts";

const sources = (changes: Partial<Sources> = {}): Sources => ({
  ...{ from: null, existing: null, openaiKey: null, ownerPassword: null, askLine: null },
  given: { proxy: "caddy", internalCertificates: false, name: "mruk.example.org" },
  ...changes,
});
const without = { proxy: "caddy", internalCertificates: false } as const;

/** A person who types these answers, and the questions that they got. */
function typing(answers: Record<string, string>) {
  const questions: { question: string; secret: boolean }[] = [];
  const askLine: Sources["askLine"] = async (question, { secret = false } = {}) => {
    questions.push({ question, secret });
    return Object.entries(answers).find(([words]) => question.includes(words))?.[1] ?? "";
  };
  return { askLine, questions };
}

describe("the answers", () => {
  it("come from a person, who types secrets unseen", async () => {
    const { askLine, questions } = typing({
      "site's name": " Mruk.Example.org ",
      "mail address": "ola@example.org",
      key: "sk-secret",
      "Your name": "Ola",
      password: "nine purple umbrellas",
    });
    const answers = await answersFrom(sources({ given: without, askLine }));
    expect(answers).toMatchObject({
      host: "mruk.example.org",
      owner: { username: "Ola", password: "nine purple umbrellas", isMade: false },
      settings: {
        SITE_URL: "https://mruk.example.org",
        ADMIN_EMAIL: "ola@example.org",
        OPENAI_API_KEY: "sk-secret",
        BUDGET_USD_PER_DAY: "1.00",
        TRUST_PROXY: "1",
        CONTENT_DIR: "/var/lib/mruk/library/content",
      },
    });
    expect(questions.filter(({ secret }) => secret).map(({ question }) => question)).toEqual([
      expect.stringContaining("key"),
      expect.stringContaining("password"),
    ]);
  });

  it("are asked for again when they cannot be used, with the reason", async () => {
    const typed: Record<string, string[]> = {
      "site's name": ["not a name", "mruk.example.org"],
      "mail address": ["ola", "ola@example.org"],
      "Your name": ["Ola <b>", "Ola"],
      password: ["short", "password1", "nine purple umbrellas"],
    };
    const questions: string[] = [];
    const askLine: Sources["askLine"] = async (question) => {
      questions.push(question);
      return (
        Object.entries(typed)
          .find(([words]) => question.includes(words))?.[1]
          .shift() ?? ""
      );
    };
    expect(await answersFrom(sources({ given: without, askLine }))).toMatchObject({
      host: "mruk.example.org",
      owner: { username: "Ola", password: "nine purple umbrellas" },
      settings: { ADMIN_EMAIL: "ola@example.org" },
    });
    for (const reason of ["no name of a site", "ADMIN_EMAIL", "The username", "at least 8", "guessed first"])
      expect(questions.filter((question) => question.includes(reason))).toHaveLength(1);
  });

  it("refuse a password from a file that would be guessed early", async () => {
    await expect(answersFrom(sources({ ownerPassword: "password1" }))).rejects.toMatchObject({ code: "PASSWORD_WEAK" });
  });

  it("come from options and from a file without a person, with a password that is made", async () => {
    const from = "SITE_URL=https://other.example.org\nCONTENT_REMOTE=git@github.com:you/mruk.git\nFILMS=on\n";
    const answers = await answersFrom(sources({ from, openaiKey: "sk-secret" }));
    expect(answers.settings).toMatchObject({
      SITE_URL: "https://mruk.example.org",
      CONTENT_REMOTE: "git@github.com:you/mruk.git",
      FILMS: "on",
      OPENAI_API_KEY: "sk-secret",
    });
    expect(answers.owner).toMatchObject({ username: "admin", isMade: true });
    expect(answers.owner.password.length).toBeGreaterThan(12);
  });

  it("let the machine make stories only where no repository brings them", async () => {
    expect((await answersFrom(sources())).settings.SCHEDULE).toBe("on");
    const followed = sources({
      given: { ...without, name: "mruk.example.org", repository: "https://example.org/l.git" },
    });
    expect((await answersFrom(followed)).settings.SCHEDULE).toBe("off");
  });

  it("are those of an earlier installation where there is one, and nothing is asked", async () => {
    const { askLine, questions } = typing({});
    const existing = "SITE_URL=https://old.example.org\nSCHEDULE=off\nGIT_SSH_COMMAND=ssh\n";
    const answers = await answersFrom(sources({ existing, askLine }));
    expect(answers).toMatchObject({ host: "old.example.org", settings: { SCHEDULE: "off" } });
    expect(questions).toEqual([]);
    expect(answers.ignored).toEqual(["SITE_URL"]);
  });

  it.each([
    ["no name", { given: without }, "It takes the site's name"],
    ["a name with a path", { given: { ...without, name: "example.org/mruk" } }, "is no name of a site"],
    ["a name with a port", { given: { ...without, name: "example.org:8080" } }, "is no name of a site"],
    ["a name with a quotation mark", { given: { ...without, name: 'a"b.example.org' } }, "is no name of a site"],
    ["a setting that is none", { from: "SIDE_URL=https://x.example" }, "SIDE_URL is no setting"],
    ["a wrong value", { from: "FILMS=maybe" }, "FILMS"],
    ["a mail address that is none", { given: { ...without, name: "a.example", mail: "ola" } }, "ADMIN_EMAIL"],
  ])("are refused with %s, before anything is changed", async (_, changes, message) => {
    await expect(answersFrom(sources(changes))).rejects.toThrow(message);
  });
});

describe("the settings file", () => {
  const hostile = {
    SITE_URL: "https://mruk.example.org",
    OPENAI_API_KEY: "a # b",
    MAIL_FROM: 'Ola "M" <ola@example.org>',
  };

  it("says what it was given, whatever is in the values", () => {
    expect(parseEnv(settingsFile("", hostile))).toEqual(hostile);
  });

  it("keeps every line of an earlier one and adds what is missing", () => {
    const earlier = "# mine\nSITE_URL=https://old.example.org\nFILMS=on";
    const text = withMissingSettings(earlier, hostile);
    expect(text.startsWith(`${earlier}\n`)).toBe(true);
    expect(parseEnv(text)).toMatchObject({ ...hostile, SITE_URL: "https://old.example.org", FILMS: "on" });
    expect(withMissingSettings(text, hostile)).toBe(text);
  });
});
