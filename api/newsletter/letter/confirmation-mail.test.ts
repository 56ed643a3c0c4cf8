import { describe, expect, it } from "vitest";
import { confirmationMail } from "./confirmation-mail.ts";
import { mailHtml } from "./mail-content.ts";

const links = {
  confirm: "https://mruk.example/pl/newsletter/confirm?token=a.b",
  unsubscribe: "https://mruk.example/pl/newsletter/unsubscribe?token=a.c",
};
const mailIn = (language: "en" | "pl", frequency: "daily" | "weekly" = "daily") =>
  confirmationMail({ email: "reader@example.org", language, frequency }, links);

/** The text of HTML without its markup. */
const visible = (html: string) =>
  html
    .replace(/<style>.*<\/style>/s, "")
    .replace(/<title>.*<\/title>/, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&");

describe.each([
  ["en" as const, "May Mruk write to you?", "Yes, write to me"],
  ["pl" as const, "Czy Mruk może do Ciebie pisać?", "Tak, proszę pisać"],
])("in %s", (language, subject, button) => {
  const mail = mailIn(language);

  it("asks in the reader's language", () => {
    expect(mail).toMatchObject({ to: "reader@example.org", subject });
    expect(mail.headers?.["Content-Language"]).toBe(language);
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).toContain(button);
    expect(mail.text).toContain(`${button}:\n${links.confirm}\n`);
  });

  it("has the same words in plain text as in HTML", () => {
    const words = (text: string) => text.match(/[\p{L}’]+/gu) ?? [];
    const shown = new Set(words(visible(mail.html)));
    expect(words(mail.text.replace(/https:\S+/g, "")).filter((word) => !shown.has(word))).toEqual([]);
    for (const link of Object.values(links)) {
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.text).toContain(link);
    }
  });

  it("loads nothing and runs nothing, and has dark colours", () => {
    expect(mail.html).not.toMatch(/<(script|link|img|iframe)\b|url\(|@import/i);
    expect(mail.html).toContain("prefers-color-scheme: dark");
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
  });
});

it("can be answered by one press in the mail program (RFC 8058), and prevents automatic replies", () => {
  expect(mailIn("pl").headers).toMatchObject({
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": `<${links.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("keeps Polish one-letter words with what follows", () => {
  const { text, html } = mailIn("pl");
  expect(`${text} ${visible(html)}`).not.toMatch(/(?<![\p{L}])[aiouwz] /iu);
});

it("shows markup in a text as text", () => {
  const hostile = '<img src=x onerror=alert(1)>"&';
  const html = mailHtml({
    language: "en",
    title: hostile,
    preview: hostile,
    signature: hostile,
    blocks: [{ kind: "note", text: hostile, link: { label: hostile, href: `https://mruk.example/?"${hostile}` } }],
  });
  expect(html).not.toContain("<img");
  expect(html).not.toContain('"<');
});

it.each([
  ["en", "every day at eight", "every Sunday at eight"],
  ["pl", "codziennie o\u00a0ósmej", "w\u00a0każdą niedzielę o\u00a0ósmej"],
] as const)("says in %s how often the letter will come", (language, daily, weekly) => {
  expect([mailIn(language).text.includes(daily), mailIn(language).text.includes(weekly)]).toEqual([true, false]);
  const mail = mailIn(language, "weekly");
  expect([mail.text.includes(daily), mail.text.includes(weekly)]).toEqual([false, true]);
  expect(mail.html).toContain(weekly);
});
