// What an operator sees of the server's process: its log, and its metrics.

import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { readMetrics } from "../../api/health/metrics/metrics-format.fixture.ts";
import { refuseReaders } from "../../api/platform/planted-secrets.fixture.ts";
import { readServer } from "../../api/platform/server-info.ts";
import { writeStory } from "../../api/stories/library-folder.fixture.ts";
import { startProcess, temporaryContent } from "./server-process.fixture.ts";

it("logs every request and no reader, tells its metrics, and goes on while nobody reads its log", async () => {
  const { contentDir, dataDir, settings } = await temporaryContent();
  await writeStory(contentDir, { id: "2026-11-21-morning" });
  const child = startProcess({ ...settings, MRUK_NOW: "2026-11-21T12:00:00+01:00", RATE_LIMITS: "off" });
  const ended = once(child, "exit");
  const said: string[] = [];
  if (!child.stdout) throw new Error("A process has an output");
  createInterface(child.stdout).on("line", (line) => void said.push(line));
  const listening = async () => (await readServer(dataDir))?.url;
  await expect.poll(listening).toBeDefined();
  const url = (await listening()) as string;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, id: answer.headers.get("x-request-id"), text: await answer.text() };
  };

  // A reader signs up and follows the link in the mail.
  const body = JSON.stringify({ email: "reader@example.org", language: "en" });
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${url}/api/newsletter/subscribe`, { method: "POST", headers, body })).status).toBe(201);
  const outbox = join(dataDir, "outbox");
  // Not what is still being written there.
  const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  await expect.poll(mails).toHaveLength(1);
  const mail = await PostalMime.parse(await readFile(join(outbox, String((await mails())[0]))));
  const [, token] = /confirm\?token=([\w.-]+)/.exec(mail.text ?? "") ?? [];
  const confirmed = await get(`/newsletter/confirm?token=${token}`, { "x-forwarded-for": "203.0.113.77" });
  expect(confirmed.status).toBe(200);

  const metrics = readMetrics((await get("/metrics")).text);
  const of = (name: string) => metrics.get(name)?.samples ?? [];
  // Whoever asks has one.
  expect(of("mruk_connections")[0]?.value).toBeGreaterThan(0);
  expect(of("mruk_subscribers")).toContainEqual(expect.objectContaining({ labels: { state: "reading" }, value: 1 }));
  expect(of("mruk_slot_empty")).toMatchObject([{ value: 1 }]);
  expect(of("mruk_http_requests_total")).toContainEqual(
    expect.objectContaining({ labels: { method: "write", group: "api", status: "2xx" }, value: 1 }),
  );
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.77" })).status).toBe(404);

  // Its log is full, and readers come all the same.
  child.stdout.pause();
  const visitor = async () => {
    for (let visits = 0; visits < 100; visits++) expect((await get("/api/posts/today")).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
  child.stdout.resume();
  await expect
    .poll(async () => {
      const { id } = await get("/about");
      return said.some((line) => id !== null && line.includes(id));
    })
    .toBe(true);
  const again = readMetrics((await get("/metrics")).text).get("mruk_http_requests_total")?.samples ?? [];
  expect(again.find(({ labels }) => labels.group === "api" && labels.method === "read")?.value).toBe(2000);

  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  const lines = said.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const line = lines.find(({ requestId }) => requestId === confirmed.id);
  expect(line).toMatchObject({ msg: "Request", method: "GET", path: "/newsletter/confirm", status: 200 });
  refuseReaders(said.join("\n"));
  expect(said.join("\n")).not.toMatch(/203\.0\.113|reader/);
  expect(said.join("\n")).not.toContain(token);
});
