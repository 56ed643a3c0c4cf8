import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

/** What is the same for all answers of a kind. */
export type AnswerKind = {
  type: string;
  /** What of a request, beside its address, the answer depends on: as the `Vary` header has it. */
  vary?: string;
  /** Who may keep the answer: caches that many readers share, until it may be another; or only whoever asks again before each use. */
  kept: "shared" | "asked" | "privately";
};

/** One form of an answer, with all that is sent of it. */
export type Form = {
  body: Buffer;
  /** The same as Node sends it with the least work: each character a byte (latin1), where it is a text. */
  sent: Buffer | string;
  /** What both take of the memory. */
  bytes: number;
  etag: string;
  /** What is said of it, names and values by turns, and what is left to say to whoever has it. */
  headers: readonly string[];
  unchanged: readonly string[];
};

/** An answer as bytes. Its packed forms are made when somebody first asks for one, and only once; long ones off the event loop. */
export type FinishedAnswer = {
  kind: AnswerKind;
  /** The form, where it is there already or made as quickly as handed to another thread. */
  formIn(encoding: Encoding | null): Form | undefined;
  makeForm(encoding: Encoding | null): Promise<Form>;
};

/** What is shorter gains nothing by being packed. */
const worthPacking = 1000;

/** A text of so many bytes Node sends in one piece with the head before it; bytes would be a second piece. */
const inOnePiece = 12_000;

/** So much is packed in a tenth of a millisecond. Other threads may be busy for many, with what waits for the disk above all. */
const packedAtOnce = 12_000;

// Quality 5 takes a fifth of gzip's time for a smaller page; the best there is would take seventy times as long for a tenth less.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pack = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const packNow = { br: (body: Buffer) => brotliCompressSync(body, brotliOptions), gzip: gzipSync };

/** `grew` hears of each form that is added, by its bytes. */
export function finish(text: string, kind: AnswerKind, grew: (bytes: number) => void = () => {}): FinishedAnswer {
  const plain = formOf(Buffer.from(text), kind, null);
  const packs = plain.body.byteLength >= worthPacking && kind.kept !== "privately";
  const forms = new Map<Encoding, Form>();
  const begun = new Map<Encoding, Promise<Form>>();

  function add(encoding: Encoding, packed: Buffer): Form {
    const form = formOf(packed, kind, encoding);
    forms.set(encoding, form);
    grew(form.bytes);
    return form;
  }

  function formIn(encoding: Encoding | null): Form | undefined {
    if (encoding === null || !packs) return plain;
    const isShort = plain.body.byteLength <= packedAtOnce;
    return forms.get(encoding) ?? (isShort ? add(encoding, packNow[encoding](plain.body)) : undefined);
  }

  return {
    kind,
    formIn,
    async makeForm(encoding) {
      const form = formIn(encoding);
      if (form !== undefined || encoding === null) return form ?? plain;
      const coming = begun.get(encoding) ?? pack[encoding](plain.body).then((packed) => add(encoding, packed));
      begun.set(encoding, coming);
      return coming;
    },
  };
}

/** The same answer in one form for everybody: to pack it would take longer than to make it. */
export function unpacked(answer: FinishedAnswer): FinishedAnswer {
  return { ...answer, formIn: () => answer.formIn(null), makeForm: () => answer.makeForm(null) };
}

/** Each form is named by its own bytes, so that its ETag is a strong one. */
function formOf(body: Buffer, kind: AnswerKind, encoding: Encoding | null): Form {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const vary = [...(kind.kept === "privately" ? [] : ["Accept-Encoding"]), ...(kind.vary ? [kind.vary] : [])].join(
    ", ",
  );
  const unchanged = ["Vary", vary, "ETag", etag];
  const packed = encoding === null ? [] : ["Content-Encoding", encoding];
  const headers = ["Content-Type", kind.type, "Content-Length", String(body.byteLength), ...packed, ...unchanged];
  const isShort = body.byteLength <= inOnePiece;
  const sent = isShort ? body.toString("latin1") : body;
  return { body, sent, bytes: body.byteLength * (isShort ? 2 : 1), etag, headers, unchanged };
}
