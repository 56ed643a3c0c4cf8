import { mkdir, mkdtemp, realpath } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { quickPasswords, signIn } from "./access/sign-in.fixture.ts";
import { type ApiParts, createApi, createApp } from "./app.ts";
import { databaseIfAsked, type StoresOfTest } from "./database/stores.fixture.ts";
import type { Clock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { serverFor } from "./platform/http/http.fixture.ts";
import { takeAway, watchedLog } from "./platform/planted-secrets.fixture.ts";
import { keepInGit, type StoryFacts, writeIn, writeStory } from "./stories/index/library-folder.fixture.ts";
import type { Story } from "./stories/model.ts";
import { environment, gitAt } from "./stories/repository/repository.fixture.ts";
import { quickWorkers } from "./wiring/quick-workers.fixture.ts";
import { openServices } from "./wiring/server-services.ts";

type AdminOptions = StoresOfTest & {
  clock?: Clock;
  /** The library's stories, by what differs from the default story. */
  stories?: StoryFacts[];
  /** Environment variables beyond those that make it a server of its own; limits are off by default. */
  settings?: Record<string, string>;
  /** Longer than usual where a test needs an edit to be answered after its push, on a busy machine too. */
  pushPatienceMs?: number;
  /** Replacements of real parts. */
  parts?: Partial<ApiParts>;
};

/** A parsed answer. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
  json: any;
};

export type AdminServer = Awaited<ReturnType<typeof startAdmin>>;

/** The whole API over a library in a Git repository with a bare `origin`, and an administrator who is signed in. */
export async function openAdmin(options: AdminOptions = {}): Promise<AdminServer> {
  const server = await startAdmin(options);
  onTestFinished(() => server.close());
  return server;
}

/** Opens such a server for all tests of a file, before they run. */
export function adminOfFile(options: AdminOptions = {}): AdminServer {
  const server = {} as AdminServer;
  beforeAll(async () => {
    Object.assign(server, await startAdmin(options));
  });
  afterAll(() => server.close());
  return server;
}

async function startAdmin(options: AdminOptions) {
  const { clock = noon, stories = [], settings = {}, parts = {}, stores, pushPatienceMs } = options;
  const root = await realpath(await mkdtemp(join(tmpdir(), "mruk-admin-")));
  const [contentDir, dataDir] = [join(root, "content"), join(root, "data")];
  const git = (...args: string[]) => gitAt(contentDir, ...args);
  await mkdir(contentDir);
  for (const facts of stories) await writeStory(contentDir, facts);
  keepInGit(root, contentDir);
  const places = { CONTENT_DIR: contentDir, DATA_DIR: dataDir, ...(await databaseIfAsked({ stores })) };
  const config = readConfig({ ...places, RATE_LIMITS: "off", ...settings });
  const { log, end: endLog } = watchedLog();
  const services = await openServices({
    ...{ config, clock, log, environment, pushPatienceMs },
    workers: quickWorkers,
    passwords: quickPasswords,
  });
  const app = createApp({ trustProxy: config.TRUST_PROXY });
  app.use(createApi({ ...services, ...parts }));
  const server = serverFor(app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  /** Sends a request without a login. */
  const ask = (path: string, init: RequestInit = {}) => answerOf(fetch(url + path, init));
  const { token } = await signIn(url);

  return {
    port,
    url,
    token,
    ask,
    services,
    config,
    contentDir,
    dataDir,
    /** Runs Git in the library, and returns its output. */
    git,
    /** Sends a request below `/api/admin` as the administrator: `body` as JSON, bytes and texts as they are. */
    call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
      const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof Blob;
      return ask(`/api/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: (isRaw ? body : JSON.stringify(body)) as RequestInit["body"] & {} }),
      });
    },
    /** Writes a file of the library, as a person would, and lets the server see it. */
    async write(path: string, content: string | Uint8Array) {
      await writeIn(contentDir, path, content);
      await services.library.refresh();
    },
    /** Adds a story with its picture, committed by another author. */
    async add(facts: StoryFacts): Promise<Story> {
      const story = await writeStory(contentDir, facts);
      git("add", "--all");
      git("commit", "--quiet", "-m", `Add ${story.id}`);
      await services.library.refresh();
      return story;
    },
    async close() {
      await services.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await takeAway(root);
      endLog();
    },
  };
}

/** 21 November 2026, half past two in the afternoon in Warsaw. */
const noon: Clock = { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") };

async function answerOf(asked: Promise<Response>): Promise<Answer> {
  const response = await asked;
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  const json = isJson && text ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}
