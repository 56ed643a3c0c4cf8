import { describe, expect, it } from "vitest";
import { mailHtml, mailText } from "#api/newsletter/letter/mail-content.ts";
import { administratorOf } from "./administrator.ts";
import { alertMail } from "./alert-mail.ts";
import type { Problem } from "./model.ts";

const low: Problem = {
  part: "stories",
  level: "warning",
  code: "BUFFER_LOW",
  message: "Stories are ready only until Sun 22 Nov, 14:00 (Warsaw time).",
  hint: "Run it again.",
  since: "2026-11-21T13:30:00Z",
};
const mailOf = (problems: Problem[], siteUrl: string | undefined = "https://mruk.example/") =>
  alertMail({ problems, administrator: "ola@mruk.example", siteUrl }, { html: mailHtml, text: mailText });

describe("the mail to the administrator", () => {
  it("names in short what is wrong, since when, what to do, and where", () => {
    const mail = mailOf([low]);
    expect(mail).toMatchObject({
      to: "ola@mruk.example",
      subject: "Mruk: stories are ready only until Sun 22 Nov, 14:00",
      headers: { "Auto-Submitted": "auto-generated" },
    });
    const expected = [
      "Stories are ready only until Sun 22 Nov, 14:00 (Warsaw time).",
      "Since Sat 21 Nov, 14:30, Warsaw time. What to do: Run it again.",
      "https://mruk.example/admin",
    ];
    for (const words of expected) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });

  it("has no link when the site has no address of its own", () => {
    const { text, html } = alertMail(
      { problems: [low], administrator: "ola@mruk.example", siteUrl: undefined },
      { html: mailHtml, text: mailText },
    );
    expect(text + html).not.toMatch(/https?:|href/);
  });

  it("keeps its subject one short line, whatever an outside service answered", () => {
    const message = `fatal: no\r\nBcc: eve@example.org\u2028\u202e<script>alert(1)</script> ${"very ".repeat(300)}long`;
    const { subject, html, text } = mailOf([{ ...low, level: "alarm", message }, low]);
    expect(subject).toMatch(/^Mruk: fatal: no Bcc[\P{C}]+ \(and 1 more\)$/u);
    expect(subject.length).toBeLessThan(80);
    expect(html).not.toContain("<script>");
    expect(text).not.toMatch(/^Bcc/m);
    expect(text.length).toBeLessThan(3000);
  });
});

it("goes to ADMIN_EMAIL, else to the address that readers are shown, unless nobody configured one", () => {
  expect(administratorOf({ ADMIN_EMAIL: "ola@a.example", CONTACT_EMAIL: "b@b.example" })).toBe("ola@a.example");
  expect(administratorOf({ ADMIN_EMAIL: undefined, CONTACT_EMAIL: "b@b.example" })).toBe("b@b.example");
  expect(administratorOf({ ADMIN_EMAIL: undefined, CONTACT_EMAIL: undefined })).toBeNull();
});
