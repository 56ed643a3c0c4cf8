import { Router } from "express";
import { onTestFinished } from "vitest";
import { createApp, openRoutes } from "#api/app.ts";
import { openDatabase } from "#api/database/database.ts";
import { accessShape } from "#api/database/state/part-shapes.ts";
import { openPartStore } from "#api/database/state/part-store.ts";
import { databaseIfAsked, type StoresOfTest } from "#api/database/stores.fixture.ts";
import { adminOf } from "#api/platform/admin.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { AdminChange } from "#api/platform/http/admin-change.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { sendError, sendNotFound } from "#api/platform/http/http.ts";
import { mountEndpoints } from "#api/platform/http/mount-endpoints.ts";
import { openStateFile, partOf } from "#api/state/state-file.ts";
import { type AccessParts, openAccess } from "./access.ts";
import { accessEndpoints } from "./endpoints.ts";
import { requireAdmin } from "./guard.ts";
import type { AccessMail } from "./mail.ts";
import type { AccessState, Credentials } from "./model.ts";
import { argonPasswords, type Passwords } from "./passwords.ts";
import { ola } from "./sign-in.fixture.ts";

export const secret = "a secret that only this test knows of";

/** A clock that stands still until a test moves it. */
export function standingClock(start = "2026-11-21T12:00:00Z") {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    moveOn(duration: Temporal.DurationLike) {
      now = now.add(duration);
    },
  };
}

/** Real password hashing that counts its calls. */
export function countedPasswords() {
  const real = argonPasswords();
  const count = { hashed: 0, compared: 0 };
  const passwords: Passwords = {
    hash(password) {
      count.hashed++;
      return real.hash(password);
    },
    matches(kept, password) {
      count.compared++;
      return real.matches(kept, password);
    },
  };
  return { passwords, count };
}

type Options = StoresOfTest & { dataDir?: string; accessMail?: AccessMail | null } & Partial<
    Pick<AccessParts, "clock" | "passwords" | "pause">
  >;

const databases = new Map<string, Promise<{ DATABASE_URL?: string }>>();

/** The database in place of a data folder, when the tests are to use one. */
async function urlFor(dataDir: string, options: StoresOfTest): Promise<string | undefined> {
  const address = databases.get(dataDir) ?? databaseIfAsked(options);
  databases.set(dataDir, address);
  return (await address).DATABASE_URL;
}

/** Reads and writes the parts of a state file that access uses, in a database. */
async function openDatabaseAt(url: string) {
  const database = await openDatabase({ url });
  const access = await openPartStore(database, accessShape);
  return {
    access,
    read: () => ({ access: access.read() }),
    update: <Result>(change: (state: { access: AccessState }) => Result) =>
      access.update((part) => change({ access: part })),
    async close() {
      await access.close();
      await database.close();
    },
  };
}

/** Serves access over a state file with the API's open routes, and one guarded route, `whoami`. */
export async function serveAccess(options: Options = {}) {
  const { clock = standingClock(), passwords, pause, accessMail = null } = options;
  const dataDir = options.dataDir ?? folderOfTest();
  const databaseUrl = await urlFor(dataDir, options);
  const file = await (databaseUrl === undefined ? openStateFile({ dataDir, clock }) : openDatabaseAt(databaseUrl));
  onTestFinished(() => file.close());
  const store = "access" in file ? file.access : partOf(file, "access");
  const access = openAccess({ store, secret, clock, ...(passwords && { passwords }), ...(pause && { pause }) });
  const app = createApp({ trustProxy: 1 });
  const router = Router();
  const logged: unknown[] = [];
  const noteLine = (facts: object, message: string) => void logged.push([message, facts]);
  const changes: AdminChange[] = [];
  const log = { info: noteLine, warn: noteLine };
  router.use(requireAdmin({ access, openRoutes }));
  router.get("/whoami", (_request, response) => void response.json(adminOf(response)));
  app.use("/api/admin", router);
  mountEndpoints(app, accessEndpoints({ access, log, accessMail, originOf: () => "https://mruk.example" }).endpoints, {
    site: { siteUrl: undefined, limits: "off" },
    responses: { millisecondsUntilChange: () => 0 },
    onAdminChange: async (change) => void changes.push(change),
  });
  app.use(sendNotFound);
  app.use(sendError({ error: () => {} }));
  const { url, port } = await listen(app);

  async function ask(method: string, path: string, { body, token, from, headers = {} }: Asking = {}) {
    const response = await fetch(`${url}/api/admin${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(from !== undefined && { "x-forwarded-for": from }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const retryAfter = Number(response.headers.get("retry-after") ?? 0);
    return {
      status: response.status,
      headers: response.headers,
      retryAfter,
      json: text ? JSON.parse(text) : undefined,
    };
  }
  const login = (credentials: Credentials = ola, from?: string) =>
    ask("POST", "/login", { body: credentials, ...(from !== undefined && { from }) });
  return { ...options, dataDir, file, access, clock, port, url, ask, login, logged, changes };
}

type Asking = { body?: unknown; token?: string; from?: string; headers?: Record<string, string> };

/** Passwords without the hashing, for tests that are about something else. */
export const plainPasswords: Passwords = {
  hash: async (password) => password,
  matches: async (kept, given) => kept === given,
};

/** Serves access with its first owner, who is signed in, and a clock that stands still. */
export async function serveOwner() {
  const clock = standingClock();
  const site = await serveAccess({ clock, passwords: plainPasswords });
  const admin = await site.access.setUp(ola);
  const { token } = await site.access.login(ola, "192.0.2.1");
  return { site, clock, admin, token };
}
