// Joins the real parts for commands that work on the state, in files or in a database.
import type { Access } from "#api/access/access.ts";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import type { Letters } from "#api/newsletter/sending/letters.ts";
import type { SubscriberBook } from "#api/newsletter/subscribers/subscriber-book.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { StateReport } from "#api/state/inspect.ts";
import type { RestoreOptions } from "#api/state/restore.ts";
import { openStories, originOfMails } from "./services.ts";
import type { Stores } from "./stores/stores.ts";

/** A command says itself what happens. */
const silent = { info: () => {}, warn: () => {} };

/**
 * Who may come in, on the state itself: for the owner of the machine while no server runs over its file, or beside those of a database.
 * Throws STATE_IN_USE, STATE_DAMAGED, DATABASE_UNAVAILABLE.
 */
export function withAccess<Result>(world: StateWorld, work: (access: Access) => Promise<Result>): Promise<Result> {
  return withStores(world, async ({ access, secret }) => {
    const { openAccess } = await import("#api/access/access.ts");
    return work(openAccess({ store: access, secret, clock: world.clock }));
  });
}

/** The readers of the newsletter, on the state itself. Throws STATE_IN_USE, STATE_DAMAGED, DATABASE_UNAVAILABLE. */
export function withSubscribers<Result>(
  world: StateWorld,
  work: (subscribers: SubscriberBook) => Promise<Result>,
): Promise<Result> {
  return withStores(world, async ({ newsletter }) => {
    const { openSubscriberBook } = await import("#api/newsletter/subscribers/subscriber-book.ts");
    return work(openSubscriberBook({ store: newsletter, clock: world.clock }));
  });
}

/** The morning letter of the configured library, where no server runs that sends it. Throws STATE_IN_USE, STATE_DAMAGED. */
export function withNewsletter<Result>(
  world: StateWorld,
  work: (newsletter: { letters: Letters; overview(): Promise<NewsletterOverview> }) => Promise<Result>,
): Promise<Result> {
  const { config, clock } = world;
  return withStores(world, async ({ newsletter: store, ledger, secret }) => {
    const [{ openLetters }, { newsletterOverview }, { countOf }] = await Promise.all([
      import("#api/newsletter/sending/letters.ts"),
      import("#api/newsletter/overview.ts"),
      import("#api/newsletter/subscribers/subscribers.ts"),
    ]);
    const [{ openMailer }, { openHealth }, { createSigner }] = await Promise.all([
      import("#api/mail/mailer.ts"),
      import("#api/health/health.ts"),
      import("#api/platform/secret.ts"),
    ]);
    const library = await openStories(config);
    const mail = openMailer(config, { clock });
    try {
      const letters = openLetters({
        store,
        ledger,
        library,
        mail,
        signer: createSigner(secret),
        health: openHealth({ clock }),
        clock,
        log: silent,
        origin: originOfMails(config),
        contactEmail: config.CONTACT_EMAIL ?? null,
        unsubscribeMailbox: config.MAIL_UNSUBSCRIBE_ADDRESS ?? null,
      });
      const newsletter = { counts: () => countOf(store.read(), clock.now()) };
      return await work({ letters, overview: () => newsletterOverview({ letters, newsletter, library, clock }) });
    } finally {
      mail.close();
    }
  });
}

type StateWorld = { config: Config; clock: Clock };

async function withStores<Result>(
  { config, clock }: StateWorld,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const { openStores } = await import("./stores/stores.ts");
  const stores = await openStores({ config, clock, log: silent });
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** What the server remembers of its readers, to look at and to bring back from a backup. */
export function stateOf(config: Config) {
  const { DATA_DIR: dataDir, DATABASE_URL: url } = config;
  if (url !== undefined) return stateInDatabase(url);
  return {
    inspect: async () => (await import("#api/state/inspect.ts")).inspectState(dataDir),
    restore: async (order: Omit<RestoreOptions, "dataDir">) =>
      (await import("#api/state/restore.ts")).restoreState({ dataDir, ...order }),
    /** Where no server runs, who could. */
    keepBackup: async (clock: Clock) => (await import("#api/state/keep-backup.ts")).keepBackup(dataDir, clock.now()),
    /** Null where nothing was ever remembered. */
    export: async (options: { addresses: boolean }) =>
      (await import("#api/state/export.ts")).exportState(dataDir, options),
  };
}

/** The same of a database, whether servers run or not: it looks after its backups itself. Throws STATE_IN_DATABASE. */
function stateInDatabase(url: string) {
  const refuse = async (deed: "backup" | "restore"): Promise<never> => {
    throw (await import("./stores/in-database.ts")).keptByTheDatabase(deed);
  };
  const read = async () => (await import("./state-in-database.ts")).readStateOf(url);
  return {
    inspect: async (): Promise<StateReport> => {
      const [{ place, state }, { summaryOf }] = await Promise.all([read(), import("#api/state/summary.ts")]);
      return { file: { path: place, summary: summaryOf(state) }, backups: [] };
    },
    restore: () => refuse("restore"),
    keepBackup: () => refuse("backup"),
    export: async (options: { addresses: boolean }) => {
      const [{ state }, { exportOf }] = await Promise.all([read(), import("#api/state/export.ts")]);
      return exportOf(state, options);
    },
  };
}
