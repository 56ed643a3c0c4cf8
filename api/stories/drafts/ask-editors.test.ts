import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import type { Mail } from "#api/mail/model.ts";
import { mailHtml, mailText } from "#api/newsletter/letter/mail-content.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { createSigner } from "#api/platform/secret.ts";
import { draftOf } from "../story.fixture.ts";
import { openAsking, type ReviewNotice } from "./ask-editors.ts";
import type { RevisedDraft } from "./drafts.ts";

const signer = createSigner("a secret that only this test knows of");
const secret = "a secret of the webhook";

/** A draft that was made at this instant. */
const made = (id: string, at: string, review = {}): RevisedDraft => ({
  story: draftOf({ id, review: { state: "waiting", at, ...review } }),
  rev: "a".repeat(40),
});

/** An editor who is asked by mail and at a webhook; either may be out of order. */
async function askingOfTest() {
  const [mails, notices]: [Mail[], ReviewNotice[]] = [[], []];
  const faults: Record<"mail" | "webhook", boolean> = { mail: false, webhook: false };
  const hook = createServer(async (request, response) => {
    const body = await buffer(request);
    const right = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    expect(request.headers["x-hub-signature-256"]).toBe(right);
    if (!faults.webhook) notices.push(JSON.parse(body.toString()));
    response.writeHead(faults.webhook ? 500 : 204).end();
  });
  await new Promise<void>((listening) => hook.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void hook.close());
  const { port } = hook.address() as AddressInfo;
  const path = join(folderOfTest(), "asked.json");
  const state = { drafts: [] as RevisedDraft[], now: "2026-11-20T12:00:00Z" };
  const open = () =>
    openAsking({
      drafts: { all: async () => state.drafts, taken: async () => new Set() },
      clock: { now: () => Temporal.Instant.from(state.now) },
      log: { warn: () => {} },
      signer,
      origin: "https://mruk.example.org",
      path,
      mail: {
        async send(mail) {
          if (faults.mail) throw new Error("The mail server is away.");
          mails.push(mail);
        },
      },
      renderers: { html: mailHtml, text: mailText },
      editor: "editor@example.org",
      webhook: { address: `http://127.0.0.1:${port}/`, secret },
    });
  let asking = open();
  return {
    mails,
    notices,
    faults,
    state,
    /** Lets the server look at an instant. */
    async at(now: string) {
      state.now = now;
      await asking.tick();
    },
    restart() {
      asking = open();
    },
  };
}

it("asks once for the drafts of a run, with a link to each, and once more when the close of one is near", async () => {
  const asking = await askingOfTest();
  const { mails, notices, state, at } = asking;
  state.drafts = [
    made("2026-11-21-morning", "2026-11-20T12:00:00Z"),
    made("2026-11-21-evening", "2026-11-20T12:03:00Z"),
  ];
  await at("2026-11-20T12:06:00Z");
  expect(mails).toEqual([]);
  await at("2026-11-20T12:08:00Z");
  asking.restart();
  await at("2026-11-20T12:09:00Z");
  expect(mails.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    "editor@example.org Mruk: 2 drafts wait for your approval",
  ]);
  const [notice] = notices;
  expect(notices).toHaveLength(1);
  expect(notice).toMatchObject({
    about: "ready",
    drafts: [{ id: "2026-11-21-morning" }, { id: "2026-11-21-evening" }],
  });
  for (const { url } of notice?.drafts ?? []) expect(mails[0]?.text).toContain(url);
  expect(notice?.drafts[0]?.url).toMatch(/^https:\/\/mruk\.example\.org\/review\?token=[\w.-]+$/);

  await at("2026-11-21T03:54:59Z");
  expect(mails).toHaveLength(1);
  await at("2026-11-21T03:55:00Z");
  await at("2026-11-21T03:56:00Z");
  expect(mails.slice(1).map(({ subject }) => subject)).toEqual(["Mruk: A draft waits still, and the hour is near"]);
});

it("asks at once where the close is near, anew for a draft that was made again, and never about what is held or closed", async () => {
  const { mails, state, at } = await askingOfTest();
  state.drafts = [made("2026-11-21-morning", "2026-11-21T06:00:00Z")];
  await at("2026-11-21T06:00:30Z");
  expect(mails).toHaveLength(1);
  state.drafts = [made("2026-11-21-morning", "2026-11-21T06:10:00Z", { round: 2 })];
  await at("2026-11-21T06:11:00Z");
  expect(mails).toHaveLength(2);
  state.drafts = [
    made("2026-11-20-evening", "2026-11-20T12:00:00Z"),
    made("2026-11-22-morning", "2026-11-20T12:00:00Z", { state: "held" }),
  ];
  await at("2026-11-21T06:20:00Z");
  expect(mails).toHaveLength(2);
});

it("asks by the way that works, and later where none did", async () => {
  const { mails, notices, state, faults, at } = await askingOfTest();
  state.drafts = [made("2026-11-22-morning", "2026-11-20T12:00:00Z")];
  Object.assign(faults, { mail: true, webhook: true });
  await at("2026-11-20T12:10:00Z");
  faults.webhook = false;
  await at("2026-11-20T12:20:00Z");
  expect(notices).toHaveLength(0);
  await at("2026-11-20T12:26:00Z");
  faults.mail = false;
  await at("2026-11-20T12:50:00Z");
  expect([mails.length, notices.length]).toEqual([0, 1]);
});
