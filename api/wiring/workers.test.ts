import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { openProposals } from "#api/generation/proposals/proposals.ts";
import { readConfig, settingNames } from "#api/platform/config.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { keepInGit } from "#api/stories/index/library-folder.fixture.ts";
import { environment } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { openWorkers } from "./workers.ts";

const hook = pathToFileURL(join(import.meta.dirname, "..", "recorded-process.fixture.ts")).href;

it("has strangers' pictures decoded aside, as they would be here, and says what is none", async () => {
  const workers = openWorkers(process.env);
  onTestFinished(workers.close);
  const webp = await sharp({ create: { width: 40, height: 60, channels: 3, background: "#888" } })
    .webp()
    .toBuffer();
  expect(Buffer.from(await workers.toStoredPicture(webp)).equals(webp)).toBe(true);
  const [cut, refused] = [webp.subarray(0, 40), { code: "UPLOAD_REFUSED" }];
  await expect(workers.toStoredPicture(cut)).rejects.toMatchObject(refused);
  await expect(workers.masterFrom(cut)).rejects.toMatchObject(refused);
});

it("does not pass a run of stories off as finished when it is cancelled", async () => {
  const folder = folderOfTest();
  const contentDir = join(folder, "content");
  mkdirSync(contentDir);
  keepInGit(folder, contentDir);
  const workers = openWorkers(process.env);
  onTestFinished(workers.close);
  const config = readConfig({ CONTENT_DIR: contentDir, DATA_DIR: join(folder, "data") });
  const clock = { now: () => Temporal.Now.instant() };
  const stop = new AbortController();
  const order = { wanted: { kind: "schedule" } } as const;
  const making = { config, clock, environment, origin: "panel", signal: stop.signal } as const;
  const read = async () => {
    for await (const { type } of workers.generateStories(order, making)) if (type === "step-started") stop.abort();
  };
  await expect(read()).rejects.toThrow("aborted");
});

it("keeps a proposal from a process beside the server, and passes on what the house does not understand", async () => {
  const folder = folderOfTest();
  const config = readConfig({ CONTENT_DIR: folder, DATA_DIR: join(folder, "data") });
  const workers = openWorkers(process.env);
  onTestFinished(workers.close);
  const story = storyOf({ id: "2026-11-21-morning" });
  const asked = { subject: "post", story, round: 0, rev: "0".repeat(40) } as const;
  const making = { config, clock: { now: () => Temporal.Now.instant() } };
  const steps: string[] = [];
  for await (const event of workers.propose({ ...asked, remake: "picture" }, making)) steps.push(event.type);
  expect(steps).toContain("step-finished");
  const kept = await openProposals({ dataDir: config.DATA_DIR }).find("post", story.id);
  expect(kept?.proposal.picture?.imageAlt).toMatch(/\bMruk\b/);
  const unknown = workers.propose({ ...asked, remake: "picture", wish: "a dragon" }, making);
  await expect(unknown.next()).rejects.toMatchObject({ code: "WISH_NOT_UNDERSTOOD" });
});

it("gives the processes beside a server no key but those of the services that they call", async () => {
  const folder = folderOfTest();
  const secrets = {
    ...{ AUTH_SECRET: "planted-secret-of-the-tokens-and-links", SMTP_URL: "smtp://mruk:planted-mail@example.org" },
    ...{ CONTENT_WEBHOOK_SECRET: "planted-webhook-secret", YOUTUBE_CLIENT_SECRET: "planted-client" },
    ...{ YOUTUBE_REFRESH_TOKEN: "planted-refresh", VIDEO_API_KEY: "planted-films" },
    ...{ AZURE_STORAGE_CONNECTION_STRING: "planted-storage", MAIL_WEBHOOK_SECRET: "planted-bounces-secret" },
  };
  const calls = { OPENAI_API_KEY: "the-key-of-stories", HTTPS_PROXY: "http://mruk:the-proxys@proxy.example.org" };
  const ofMachine = { HOME: folder, TMPDIR: folder, LANG: "C.UTF-8", NODE_OPTIONS: `--import=${hook}` };
  const environment = {
    ...Object.fromEntries(settingNames.map((name) => [name, "planted-setting"])),
    ...{ CONTENT_DIR: folder, DATA_DIR: folder, PATH: process.env.PATH, ...ofMachine },
    ...{ ...secrets, ...calls, AWS_SECRET_ACCESS_KEY: "for-a-helper", NODE_AUTH_TOKEN: "for-a-helper" },
  };
  const workers = openWorkers(environment);
  onTestFinished(workers.close);

  await workers.drawIcon("icon-192.png");
  const config = readConfig({ CONTENT_DIR: folder, DATA_DIR: folder, ...secrets, ...calls });
  const clock = { now: () => Temporal.Now.instant() };
  const order = { wanted: { kind: "schedule" }, dryRun: true } as const;
  for await (const _ of workers.generateStories(order, { config, clock, environment, origin: "schedule" }));

  const processes = readdirSync(folder).filter((name) => name.endsWith(".recorded"));
  const records = processes.map((name) => readFileSync(join(folder, name), "utf8"));
  expect(records).toHaveLength(2);
  for (const text of records) {
    const [found = "", ...messages] = text.split("\n");
    expect(JSON.parse(found)).toMatchObject(ofMachine);
    expect(found).not.toContain("for-a-helper");
    expect(`${found}${messages}`.match(/planted-\w+/g)).toBeNull();
  }
  const withKeys = records.filter((text) => Object.values(calls).some((key) => text.includes(key)));
  expect(withKeys.map((text) => /"task":"(\w+)"/.exec(text)?.[1])).toEqual(["stories"]);
});
