import type { SendMailOptions } from "nodemailer";
import MimeNode from "nodemailer/lib/mime-node";

/** A mail as it goes over the line: to whom the server is told that it goes, and the bytes. */
export type Composed = { envelope: { from: string; to: string }; bytes: Buffer };

type Message = Pick<SendMailOptions, "headers"> & {
  from: string;
  to: { name: string; address: string };
  date: Date;
  subject: string;
  text: string;
  html: string;
};

/**
 * Builds a mail to one reader: the words and the page, of which mail programs choose. The head is nodemailer's, who knows how names,
 * subjects and long lines are written there. The body is base64, because a letter to ten thousand readers is ten thousand of them:
 * any other encoding takes longer than handing the letter over.
 */
export function compose({ from, to, date, subject, text, html, headers }: Message): Composed {
  const node = new MimeNode("multipart/alternative");
  node.setHeader({ from, to, subject, date: date.toUTCString().replace("GMT", "+0000"), ...(headers as object) });
  const head = node.buildHeaders();
  const boundary = `--${node.boundary}`;
  const parts = [partOf("text/plain", text), partOf("text/html", html)];
  // No line of it begins with a dot, which would have to be doubled: lines of the head are names and folds, all others base64.
  const mail = [head, "", ...parts.flatMap((part) => [boundary, part]), `${boundary}--`, ""].join("\r\n");
  return { envelope: { from: node.getEnvelope().from || "", to: to.address }, bytes: Buffer.from(mail, "latin1") };
}

const lines = /.{76}(?=.)/g;

function partOf(type: string, content: string): string {
  const encoded = Buffer.from(content.replace(/\r?\n/g, "\r\n")).toString("base64");
  const head = [`Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: base64", "", ""].join("\r\n");
  return head + encoded.replace(lines, "$&\r\n");
}
