import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { openMailer } from "#api/mail/mailer.ts";
import { readConfig } from "#api/platform/config.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { renderLetter } from "./letter.ts";
import { letterHeaders } from "./letter-headers.ts";

const date = "2026-11-21";
const origin = "https://mruk.example";
const links = {
  unsubscribe: "https://mruk.example/newsletter/unsubscribe?token=a.b",
  preferences: "https://mruk.example/newsletter/preferences?token=a.c",
};

it("names the configured mailbox beside the one-press address, and none unless one is configured", () => {
  const order = {
    date,
    language: "en",
    frequency: "daily",
    id: "f3b0c442-98fc-4c14",
    origin,
    unsubscribe: links.unsubscribe,
  } as const;
  const unsubscribe = (unsubscribeMailbox: string | null) =>
    letterHeaders({ ...order, unsubscribeMailbox })["List-Unsubscribe"];
  expect(unsubscribe(null)).toBe(`<${links.unsubscribe}>`);
  expect(unsubscribe("leave@mruk.example")).toBe(
    `<${links.unsubscribe}>, <mailto:leave@mruk.example?subject=unsubscribe>`,
  );
});

it("arrives as a mail that programs recognise as a list's letter, in both of its forms", async () => {
  const config = readConfig({ DATA_DIR: folderOfTest(), SITE_URL: origin, MAIL_FROM: "Mruk <mruk@mruk.example>" });
  const mailer = openMailer(config, { clock: { now: () => Temporal.Instant.from("2026-11-21T07:00:20Z") } });
  const letter = renderLetter({
    stories: [storyOf({ id: `${date}-morning` })],
    language: "pl",
    frequency: "daily",
    date,
    origin,
    contactEmail: null,
  });
  const headers = letterHeaders({
    date,
    language: "pl",
    frequency: "daily",
    id: "f3b0c442-98fc-4c14",
    origin,
    ...links,
    unsubscribeMailbox: null,
  });
  await mailer.send({ to: "reader@example.org", subject: letter.subject, ...letter.fill(links), headers });
  const folder = join(config.DATA_DIR, "outbox");
  const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? "")));
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  expect(mail.subject).toBe("Deszcz na parapecie, 2026-11-21-morning");
  expect(mail.messageId).toBe("<2026-11-21.f3b0c442-98fc-4c14@mruk.example>");
  expect(header("list-id")).toEqual(["Mruk <morning-letter.mruk.example>"]);
  expect(header("list-unsubscribe")).toEqual([`<${links.unsubscribe}>`]);
  expect(header("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  expect(header("auto-submitted")).toEqual(["auto-generated"]);
  expect(header("content-language")).toEqual(["pl"]);
  const { html, text } = letter.fill(links);
  const arrived = (part = "") => part.replaceAll("\r\n", "\n").trim();
  expect([arrived(mail.html), arrived(mail.text)]).toEqual([html.trim(), text.trim()]);
});
