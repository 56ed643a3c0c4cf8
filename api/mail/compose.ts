import { randomUUID } from "node:crypto";
import MimeNode from "nodemailer/lib/mime-node";
import { encode, wrap } from "nodemailer/lib/qp";
import type { Circular, Copy, Mail } from "./model.ts";

/** A mail as it goes over the line: to whom the server is told that it goes, and the bytes, one piece after the other. */
export type Composed = { envelope: { from: string; to: string }; pieces: readonly Buffer[] };

/** What all copies of a circular share, encoded: what is a reader's own stands before the first piece, and between the others. */
type Printed = { from: string; pieces: readonly Buffer[] };

/**
 * Builds mails to one reader each: the words and the page, of which mail programs choose. A letter to ten thousand readers is printed
 * once, and each copy filled in: any other way takes longer than handing the letter over.
 */
export function openComposer(from: string): (mail: Mail | Copy, date: Date) => Composed {
  const known = new WeakMap<Circular, Printed>();
  function printed(circular: Circular): Printed {
    const sheet = known.get(circular) ?? print(circular, from);
    known.set(circular, sheet);
    return sheet;
  }
  return (mail, date) => {
    const { of, to, text, html, headers } = "of" in mail ? mail : onlyCopy(mail);
    const sheet = printed(of);
    const head = linesOf({
      To: to,
      Date: date.toUTCString().replace("GMT", "+0000"),
      "Message-ID": `<${randomUUID()}@${sheet.from.split("@").at(-1)}>`,
      ...headers,
    });
    const own = [head, ...[...text, ...html].map(quoted)].map((words) => Buffer.from(words, "latin1"));
    const pieces = sheet.pieces.flatMap((piece, index) => [own[index] as Buffer, piece]);
    return { envelope: { from: sheet.from, to }, pieces };
  };
}

const onlyCopy = ({ to, subject, text, html, headers = {} }: Mail): Copy => ({
  of: { subject, text: [text], html: [html], headers: {} },
  to,
  text: [],
  html: [],
  headers,
});

/** Stands where a reader's own words will, among encoded ones, where it cannot occur. */
const cut = "\0";
/** The end of a line that is none of the words'. */
const soft = "=\r\n";

function print({ subject, text, html, headers }: Circular, from: string): Printed {
  // Nodemailer knows how names and subjects are written; as a part of something it asks for no date and number of its own.
  const node = new MimeNode().createChild("multipart/alternative");
  node.setHeader({ from, subject });
  const head = `${linesOf({ ...headers, "MIME-Version": "1.0" })}${node.buildHeaders()}\r\n`;
  const boundary = `--${node.boundary}`;
  const part = (type: string, words: readonly string[]) =>
    [
      boundary,
      `Content-Type: text/${type}; charset=utf-8`,
      "Content-Transfer-Encoding: quoted-printable",
      "",
      words.map(quoted).join(soft + cut + soft),
    ].join("\r\n");
  const whole = [head, part("plain", text), part("html", html), `${boundary}--`, ""].join("\r\n");
  return {
    from: node.getEnvelope().from || "",
    pieces: whole.split(cut).map((piece) => Buffer.from(piece, "latin1")),
  };
}

/** Two letters shorter than lines may be. */
const longestLine = 74;

/** Words as they stand in a mail's body. No line begins with a dot, which would have to be doubled on its way. */
function quoted(words: string): string {
  return wrap(encode(words.replace(/\r?\n/g, "\r\n")), longestLine).replace(/^\./gm, "=2E");
}

/** What can be written down as it is: nothing else could be a header more, or the end of them all. */
const plain = /^[\x21-\x7e](?:[\x20-\x7e]{0,900}[\x21-\x7e])?$/;

function linesOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => (plain.test(value) ? `${name}: ${value}\r\n` : encodedLine(name, value)))
    .join("");
}

function encodedLine(name: string, value: string): string {
  const node = new MimeNode().createChild("");
  node.setHeader(name, value);
  const line = node.buildHeaders();
  return line === "" ? "" : `${line}\r\n`;
}
