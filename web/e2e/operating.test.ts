// The log and the metrics of the server's process.

import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { readMetrics } from "#api/health/metrics/metrics-format.fixture.ts";
import { refuseReaders } from "#api/platform/planted-secrets.fixture.ts";
import { readServer } from "#api/platform/server-info.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { startProcess, temporaryContent } from "./server-process.fixture.ts";

it("logs every request and no reader, serves its metrics, and goes on while nobody reads its log", async () => {
  const { contentDir, dataDir, settings } = await temporaryContent();
  await writeStory(contentDir, { id: "2026-11-21-morning" });
  const child = startProcess({ ...settings, MRUK_NOW: "2026-11-21T12:00:00+01:00", RATE_LIMITS: "off" });
  const ended = once(child, "exit");
  const output: string[] = [];
  if (!child.stdout) throw new Error("A process has an output");
  createInterface(child.stdout).on("line", (line) => void output.push(line));
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
  // Skips mails that are still being written.
  const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  await expect.poll(mails).toHaveLength(1);
  const mail = await PostalMime.parse(await readFile(join(outbox, String((await mails())[0]))));
  const [, token] = /confirm\?token=([\w.-]+)/.exec(mail.text ?? "") ?? [];
  const confirmed = await get(`/newsletter/confirm?token=${token}`, { "x-forwarded-for": "203.0.113.77" });
  expect(confirmed.status).toBe(200);

  const metrics = readMetrics((await get("/metrics")).text);
  const of = (name: string) => metrics.get(name)?.samples ?? [];
  // Clients that ask for metrics get them.
  expect(of("mruk_connections")[0]?.value).toBeGreaterThan(0);
  expect(of("mruk_subscribers")).toContainEqual(expect.objectContaining({ labels: { state: "reading" }, value: 1 }));
  expect(of("mruk_slot_empty")).toMatchObject([{ value: 1 }]);
  expect(of("mruk_http_requests_total")).toContainEqual(
    expect.objectContaining({ labels: { method: "write", group: "api", status: "2xx" }, value: 1 }),
  );
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.77" })).status).toBe(404);

  // The log's disk is full, and the server goes on.
  child.stdout.pause();
  const visitor = async () => {
    for (let visits = 0; visits < 100; visits++) expect((await get("/api/posts/today")).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
  child.stdout.resume();
  await expect
    .poll(async () => {
      const { id } = await get("/about");
      return output.some((line) => id !== null && line.includes(id));
    })
    .toBe(true);
  const again = readMetrics((await get("/metrics")).text).get("mruk_http_requests_total")?.samples ?? [];
  expect(again.find(({ labels }) => labels.group === "api" && labels.method === "read")?.value).toBe(2000);

  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  const lines = output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const line = lines.find(({ requestId }) => requestId === confirmed.id);
  expect(line).toMatchObject({ msg: "Request", method: "GET", path: "/newsletter/confirm", status: 200 });
  refuseReaders(output.join("\n"));
  expect(output.join("\n")).not.toMatch(/203\.0\.113|reader/);
  expect(output.join("\n")).not.toContain(token);
});
