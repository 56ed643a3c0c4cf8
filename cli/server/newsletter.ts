import type {
  Forgotten,
  ImportOrder,
  ImportOutcome,
  ListedSubscriber,
  NewsletterOverview,
} from "../../api/newsletter/administration.ts";
import type { LetterReport } from "../../api/newsletter/model.ts";
import type { SubscriberBook } from "../../api/newsletter/subscribers/subscriber-book.ts";
import type { Clock } from "../../api/platform/clock.ts";
import type { Config } from "../../api/platform/config.ts";
import { AppError } from "../../api/platform/errors.ts";
import { withNewsletter, withSubscribers } from "../../api/wiring/services.ts";
import type { Handle, LetterOrder, Product } from "../surroundings.ts";

type World = { config: Config; clock: Clock };

/** The morning letter where no server sends it, and its readers as the owner of the machine has them, whether a server runs or not. */
export function newsletterOf(
  world: World,
): Pick<Product, "newsletter" | "sendLetter" | "subscribers" | "importSubscribers" | "forgetSubscriber"> {
  return {
    newsletter: () => withNewsletter(world, ({ overview }): Promise<NewsletterOverview> => overview()),
    sendLetter: ({ date: named, dryRun }: LetterOrder, handle: Handle): Promise<LetterReport> =>
      withNewsletter(world, async ({ letters }) => {
        const { warsawDate } = await import("../../api/schedule/slots.ts");
        const date = named ?? warsawDate(world.clock.now());
        if (dryRun) return letters.send({ date, dryRun });
        const { sendLetter } = await import("../../api/newsletter/sending/send-letter.ts");
        return sendLetter(letters, date, handle);
      }),
    subscribers: () => onBook<ListedSubscriber[]>(world, async (book) => book.list(), ["GET", ""]),
    importSubscribers: (order: ImportOrder) =>
      onBook<ImportOutcome>(world, (book) => book.import(order), ["POST", "/import", order]),
    forgetSubscriber: (email: string) =>
      onBook<Forgotten>(world, (book) => book.forget(email), ["POST", "/forget", { email }]),
  };
}

/** On the state file itself, or by the running server that holds it, as its owner. */
async function onBook<Result>(
  world: World,
  work: (book: SubscriberBook) => Promise<Result>,
  [method, path, body]: ["GET" | "POST", string, object?],
): Promise<Result> {
  try {
    return await withSubscribers(world, work);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STATE_IN_USE") throw error;
    const { localServer } = await import("./calls.ts");
    const server = await localServer(world.config);
    if (!server) throw error;
    return (await server.call(method, `/api/admin/newsletter/subscribers${path}`, body)) as Result;
  }
}
