import { readFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { groupOf } from "#api/platform/http/route-group.ts";
import type { Problem } from "../model.ts";
import { openMetrics } from "./metrics.ts";
import { readMetrics } from "./metrics-format.fixture.ts";
import { durationBounds } from "./request-tally.ts";

const now = Temporal.Instant.from("2026-11-21T15:00:00+01:00");

type Sources = Parameters<typeof openMetrics>[0];
const sources: Sources = {
  version: "1.2.3",
  now: () => now,
  problems: () => [],
  buffer: () => ({ ready: 0, later: 0, until: null, gap: null, level: "empty" }),
  metAt: null,
  runs: async () => [],
  letters: async () => [],
  subscribers: () => ({ confirmed: 0, weekly: 0, waiting: 0, bounced: 0 }),
  stateBytes: async () => 12,
};

async function metricsOf(of: Partial<Sources> = {}, watch?: (metrics: ReturnType<typeof openMetrics>) => void) {
  const metrics = openMetrics({ ...sources, ...of });
  watch?.(metrics);
  const { text } = await metrics.read();
  metrics.close();
  const families = readMetrics(text);
  /** Values by their labels, as `key=value`. */
  return (name: string) =>
    Object.fromEntries(
      (families.get(name)?.samples ?? []).map(({ labels, value }) => [
        Object.entries(labels)
          .map(([key, text]) => `${key}=${text}`)
          .join(" "),
        value,
      ]),
    );
}

describe("the metrics of a server", () => {
  it("report the stories, the remote, the schedule and the letters", async () => {
    const counts = { sent: 7, unknown: 1, refused: 1, bounced: 0 };
    const run = { origin: "schedule", published: 3, skipped: 1, failed: 2 };
    const of = await metricsOf({
      buffer: () => ({
        ready: 5,
        later: 0,
        gap: null,
        until: { date: "2026-11-22", timeSlot: "evening", publishedAt: "2026-11-22T20:00:00+01:00" },
        level: "ok",
      }),
      problems: () => [
        { part: "content", level: "warning", code: "REMOTE_UNREACHABLE", message: "", since: "" } as Problem,
      ],
      metAt: () => now.subtract({ minutes: 3 }),
      runs: async () => [{ ...run, endedAt: "2026-11-21T13:00:00Z" } as never],
      letters: async () => [
        { date: "2026-11-21", readers: 10, ...counts },
        { date: "2026-11-20", readers: 99, ...counts },
      ],
      subscribers: () => ({ confirmed: 10, weekly: 0, waiting: 2, bounced: 1 }),
    });
    expect(of("mruk_build_info")).toEqual({ [`version=1.2.3 node=${process.versions.node}`]: 1 });
    expect(of("mruk_stories_ready")).toEqual({ "": 5 });
    expect(of("mruk_buffer_seconds")).toEqual({ "": 29 * 3600 });
    expect(of("mruk_slot_empty")).toEqual({ "": 0 });
    expect(of("mruk_problems")).toMatchObject({
      "part=content level=warning": 1,
      "part=content level=alarm": 0,
      "part=stories level=alarm": 0,
    });
    expect(of("mruk_remote_age_seconds")).toEqual({ "": 180 });
    expect(of("mruk_run_age_seconds")).toEqual({ "": 3600 });
    expect(of("mruk_run_stories")).toEqual({ "outcome=published": 3, "outcome=skipped": 1, "outcome=failed": 2 });
    expect(of("mruk_letters_today")).toEqual({
      "outcome=sent": 7,
      "outcome=unknown": 1,
      "outcome=refused": 1,
      "outcome=bounced": 0,
      "outcome=waiting": 1,
    });
    expect(of("mruk_subscribers")).toEqual({ "state=reading": 9, "state=waiting": 2, "state=bounced": 1 });
    expect(of("mruk_state_file_bytes")).toEqual({ "": 12 });
  });

  it("leave out what is not known, and count from the start when the remote was never reached", async () => {
    let time = now;
    const metrics = openMetrics({ ...sources, now: () => time, metAt: () => null });
    time = time.add({ hours: 2 });
    const families = readMetrics((await metrics.read()).text);
    metrics.close();
    expect(families.get("mruk_remote_age_seconds")?.samples).toMatchObject([{ value: 7200 }]);
    expect(families.get("mruk_run_age_seconds")?.samples).toEqual([]);
    expect(families.get("mruk_letters_today")?.samples).toEqual([]);
    expect((await metricsOf())("mruk_remote_age_seconds")).toEqual({});
  });

  it("are complete but for a source that cannot be read, which they name", async () => {
    const of = await metricsOf({ runs: () => Promise.reject(new Error("EIO: /home/ola")), stateBytes: async () => 1 });
    expect(of("mruk_run_age_seconds")).toEqual({});
    expect(of("mruk_state_file_bytes")).toEqual({ "": 1 });
    expect(of("mruk_metrics_source_failed")).toMatchObject({ "source=runs": 1, "source=stateBytes": 0 });
  });

  it("count requests by kind, never by path", async () => {
    const of = await metricsOf({}, ({ observe }) => {
      observe({ method: "GET", group: "page", status: 200, seconds: 0.004 });
      observe({ method: "HEAD", group: "page", status: 204, seconds: 400 });
      observe({ method: "POST", group: "api", status: 503, seconds: 0.001 });
      observe({ method: "GET", group: "admin", status: null, seconds: 60 });
    });
    expect(of("mruk_http_requests_total")).toEqual({
      "method=read group=page status=2xx": 2,
      "method=write group=api status=5xx": 1,
      "method=read group=admin status=cut": 1,
    });
    const durations = of("mruk_http_request_duration_seconds");
    expect(durations).toMatchObject({
      "le=0.0025 group=page": 0,
      "le=0.005 group=page": 1,
      "le=30 group=page": 1,
      "le=+Inf group=page": 2,
      "le=0.001 group=api": 1,
    });
    expect(Object.keys(durations).filter((key) => key.includes("le=") && key.includes("page"))).toHaveLength(
      durationBounds.length + 1,
    );
  });

  it.each([
    ["/", "page"],
    ["/pl/post/2026-11-21-morning", "page"],
    ["/api/posts", "api"],
    ["/API/Admin/posts", "admin"],
    ["/api/admin/images/x.webp", "image"],
    ["/images/x.webp", "image"],
    ["/media/x.mp4", "media"],
    ["/assets/app.js", "asset"],
    ["/favicon.ico", "asset"],
    ["/feed.xml", "file"],
    ["/wp-login.php", "file"],
    ["/api/health/ready", "health"],
    ["/metrics", "health"],
  ])("know %s as %s", (path, group) => {
    expect(groupOf(path)).toBe(group);
  });
});

describe("GET /metrics", () => {
  const server = adminOfFile({ stories: [{ id: "2026-11-21-morning" }] });
  /** Sends headers that browsers' `fetch` does not allow, as a program may. */
  const status = (headers: Record<string, string>, method = "GET") =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = ask(`${server.url}/metrics`, { method, headers }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode));
      });
      asked.once("error", reject).end();
    });

  it("answers programs of this machine in the format's own media type", async () => {
    const { status, headers, text } = await server.ask("/metrics");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    const families = readMetrics(text);
    for (const name of ["mruk_slot_empty", "process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"]) {
      expect(families.get(name)?.samples).toHaveLength(1);
    }
    const failed = families.get("mruk_metrics_source_failed")?.samples ?? [];
    expect(failed.filter(({ value }) => value !== 0)).toEqual([]);
    expect(failed.length).toBeGreaterThan(5);
  });

  it("matches the operator's page: every metric is described, and every alarm names a real one", async () => {
    const page = await readFile("docs/logs-and-metrics.md", "utf8");
    const text = (await server.ask("/metrics")).text;
    const there = [...readMetrics(text).keys(), "mruk_remote_age_seconds"];
    const named = page.split("### Alarms")[0]?.matchAll(/`((?:mruk|nodejs|process)_\w+)`/g) ?? [];
    expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(there));
    const [, yaml = ""] = /### Alarms.*```yaml\n(.*?)```/s.exec(page) ?? [];
    const { groups } = load(yaml) as { groups: { rules: { alert: string; expr: string }[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(7);
    for (const { expr } of rules) {
      for (const [name] of expr.matchAll(/\b(?:mruk|nodejs|process)_\w+/g)) expect(there).toContain(name);
    }
  });

  it.each([
    ["X-Forwarded-For", "203.0.113.7"],
    ["x-forwarded-proto", "https"],
    ["Forwarded", "for=203.0.113.7"],
    ["Via", "1.1 caddy"],
    ["X-Real-IP", "203.0.113.7"],
    ["Host", "mruk.example.org"],
    ["Host", "localhost.example.org"],
  ])("is nothing there for whoever comes by %s: %s, unless with an administrator's token", async (name, value) => {
    expect(await status({ [name]: value })).toBe(404);
    expect(await status({ [name]: value, authorization: `Bearer ${server.token}` })).toBe(200);
    expect(await status({ [name]: value, authorization: "Bearer a.b.c" })).toBe(401);
  });

  it("is read-only, and looks missing to strangers", async () => {
    expect(await status({}, "POST")).toBe(405);
    expect(await status({}, "HEAD")).toBe(200);
    expect(await status({ via: "1.1 caddy" }, "POST")).toBe(404);
  });
});
