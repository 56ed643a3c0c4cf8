import type { z } from "zod";
import type { JobHandle } from "#api/jobs/jobs.ts";
import {
  Forgotten,
  type ImportOrder,
  ImportOutcome,
  ListedSubscriber,
  type NewsletterOverview,
} from "#api/newsletter/administration.ts";
import type { LetterReport } from "#api/newsletter/model.ts";
import type { SubscriberBook } from "#api/newsletter/subscribers/subscriber-book.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { withNewsletter, withSubscribers } from "#api/wiring/state-services.ts";
import type { LetterOrder, LocalServices } from "../context.ts";

type Options = { config: Config; clock: Clock };

/** The morning letter where no server runs, and its subscribers, whether one runs or not. */
export function newsletterOf(
  options: Options,
): Pick<LocalServices, "newsletter" | "sendLetter" | "subscribers" | "importSubscribers" | "forgetSubscriber"> {
  return {
    newsletter: () => withNewsletter(options, ({ overview }): Promise<NewsletterOverview> => overview()),
    sendLetter: ({ date: named, dryRun }: LetterOrder, handle: JobHandle): Promise<LetterReport> =>
      withNewsletter(options, async ({ letters }) => {
        const { warsawDate } = await import("#api/schedule/slots.ts");
        const date = named ?? warsawDate(options.clock.now());
        if (dryRun) return letters.send({ date, dryRun });
        const { sendLetter } = await import("#api/newsletter/sending/send-letter.ts");
        return sendLetter(letters, date, handle);
      }),
    subscribers: () =>
      withBook(options, async (book) => book.list(), { answer: ListedSubscriber.array(), order: ["GET", ""] }),
    importSubscribers: (order: ImportOrder) =>
      withBook(options, (book) => book.import(order), { answer: ImportOutcome, order: ["POST", "/import", order] }),
    forgetSubscriber: (email: string) =>
      withBook(options, (book) => book.forget(email), { answer: Forgotten, order: ["POST", "/forget", { email }] }),
  };
}

/** Works on the state file; while a server holds that, through the server as its owner. */
async function withBook<Result>(
  options: Options,
  work: (book: SubscriberBook) => Promise<Result>,
  { answer, order: [method, path, body] }: { answer: z.ZodType<Result>; order: ["GET" | "POST", string, object?] },
): Promise<Result> {
  try {
    return await withSubscribers(options, work);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STATE_IN_USE") throw error;
    const { localServer } = await import("./server-client.ts");
    const server = await localServer(options.config);
    if (!server) throw error;
    return answer.parse(await server.call(method, `/api/admin/newsletter/subscribers${path}`, body));
  }
}
