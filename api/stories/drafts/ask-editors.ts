// Asks for approval, by mail and at a webhook: once when a run's drafts are ready, and once more when their close is near.

import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import { houseMail, type Mail, type MailContent, type Mailer } from "#api/mail/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { ifMissing } from "#api/platform/error-code.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { signatureOf } from "#api/platform/http/body-signature.ts";
import type { Signer } from "#api/platform/secret.ts";
import { closingOf, warsawMinute } from "#api/schedule/slots.ts";
import { Asked, askedAfter, type Question, questionAt } from "./asking.ts";
import type { Drafts, RevisedDraft } from "./drafts.ts";
import { reviewPath, reviewToken } from "./review-link.ts";

type AskingParts = {
  drafts: Drafts;
  clock: Clock;
  log: Pick<Logger, "warn">;
  signer: Signer;
  /** Where links lead: `https://example.org`. */
  origin: string;
  /** The file of what was asked about. */
  path: string;
  mail: Pick<Mailer, "send">;
  renderers: { html(content: MailContent): string; text(content: MailContent): string };
  /** Who gets mails; null for nobody. */
  editor: string | null;
  webhook: { address: string; secret: string | undefined } | null;
};

/** A notice for programs, as the webhook gets it. */
export type ReviewNotice = {
  about: Question["about"];
  drafts: { id: string; titleEn: string; titlePl: string; closesAt: string; url: string }[];
};

/** After a failure nobody is asked for so long. */
const pauseMinutes = 15;
const patienceMs = 10_000;

/** What was asked is noted before it leaves, so a kill in between asks nobody rather than twice; the panel has it all the same. */
export function openAsking(parts: AskingParts): { tick(): Promise<void> } {
  const { drafts, clock, log, path, editor, webhook } = parts;
  let asked: Asked | undefined;
  let pausedUntil: Temporal.Instant | undefined;

  const read = async (): Promise<Asked> => {
    const text = await readFile(path, "utf8").catch(ifMissing("{}"));
    return Asked.parse(JSON.parse(text));
  };

  async function ask(question: Question): Promise<void> {
    const notice = noticeOf(question, parts);
    const sent = await Promise.allSettled([
      editor === null ? null : parts.mail.send(mailOf(notice, editor, parts.renderers)),
      webhook === null ? null : post(notice, webhook),
    ]);
    const failed = sent.filter((one) => one.status === "rejected");
    for (const { reason } of failed) log.warn({ err: reason }, "Nobody could be asked for approval that way");
    // Where one of two ways worked, the question was asked.
    if (failed.length === (editor === null ? 0 : 1) + (webhook === null ? 0 : 1)) throw failed[0]?.reason;
  }

  return {
    async tick() {
      const now = clock.now();
      if (pausedUntil && Temporal.Instant.compare(now, pausedUntil) < 0) return;
      const all = await drafts.all();
      if (all.length === 0) return;
      const before = asked ?? (await read());
      const question = questionAt(now, all, before);
      if (question === null) return;
      const after = askedAfter(question, all, before);
      await writeDurably(path, JSON.stringify(after));
      asked = after;
      try {
        await ask(question);
      } catch {
        pausedUntil = now.add({ minutes: pauseMinutes });
        asked = before;
        await writeDurably(path, JSON.stringify(before));
      }
    },
  };
}

function noticeOf(
  { about, drafts }: Question,
  { signer, origin }: Pick<AskingParts, "signer" | "origin">,
): ReviewNotice {
  const entryOf = (draft: RevisedDraft) => {
    const { id, titleEn, titlePl } = draft.story;
    const url = origin + reviewPath(reviewToken(draft, signer));
    return { id, titleEn, titlePl, closesAt: closingOf(draft.story).toString(), url };
  };
  return { about, drafts: drafts.map(entryOf) };
}

function mailOf({ about, drafts }: ReviewNotice, to: string, renderers: AskingParts["renderers"]): Mail {
  const count = drafts.length === 1 ? "A draft waits" : `${drafts.length} drafts wait`;
  const title = about === "ready" ? `${count} for your approval` : `${count} still, and the hour is near`;
  const content: MailContent = {
    language: "en",
    title,
    preview: drafts.map(({ titleEn }) => titleEn).join(", "),
    blocks: [
      ...drafts.flatMap(({ id, titleEn, closesAt, url }): MailContent["blocks"] => [
        {
          kind: "matter",
          title: titleEn,
          text: `${id}, to be approved by ${warsawMinute(Temporal.Instant.from(closesAt))}, Warsaw time.`,
        },
        { kind: "button", label: "Read and approve", href: url },
      ]),
      {
        kind: "paragraph",
        text: "What nobody approves gives way to a story of the house. Whoever has these links can approve: do not pass this mail on.",
      },
    ],
    signature: "Mruk, who waits on the sill",
  };
  return houseMail({ to, subject: `Mruk: ${title}`, content }, renderers);
}

/** Signed as Git hosts sign their notices: `X-Hub-Signature-256`. */
async function post(notice: ReviewNotice, { address, secret }: NonNullable<AskingParts["webhook"]>): Promise<void> {
  const body = JSON.stringify(notice);
  const signature = secret && signatureOf(body, secret);
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signature && { "x-hub-signature-256": signature }) },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}
