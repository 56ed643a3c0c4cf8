import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rules } from "#api/access/admission.ts";
import { checking } from "#api/access/password-checks.ts";
import { cardDrawing } from "#api/discovery/cards.ts";
import { hotBytes, hotTrustMs } from "#api/images/serving/hot-pictures.ts";
import { resizing } from "#api/images/serving/resize.ts";
import { maxUploadBytes } from "#api/images/uploads/limits.ts";
import { mostRemembered } from "#api/platform/http/rate-counters.ts";
import { blockFactor, rates } from "#api/platform/http/rates.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { lateMs } from "#api/platform/processes/loop-watch.ts";
import { limitsFor } from "#web/server/limits.ts";

const pageOf = (name: string) => readFileSync(join(import.meta.dirname, "..", "docs", name), "utf8");
const page = pageOf("limits.md");
const rowOf = (name: string) => page.split("\n").find((line) => line.startsWith(`| \`${name}\``)) ?? "";

const readers = limitsFor({ TRUST_PROXY: 0 });
const proxies = limitsFor({ TRUST_PROXY: 1 });
/** Settings that only tests use. */
const inner = new Set(["lookMs", "lingerMs"]);

it.each(Object.entries(readers).filter(([name]) => !inner.has(name)))(
  "the page of limits has %s as it is",
  (name, number) => {
    expect(rowOf(name)).toContain(`| ${number}`);
    const behind = proxies[name as keyof typeof proxies];
    if (behind !== number) expect(rowOf(name)).toContain(`${behind} ms behind`);
  },
);

it.each(Object.entries(rates))("the page of limits has how often there may be %s", (name, { limit, seconds }) => {
  expect(rowOf(name)).toContain(`| ${limit} in ${seconds} s | ${limit * blockFactor} in ${seconds} s |`);
});

it("the page of limits says what a like is worth", () => {
  const { limit, seconds } = rates.likes;
  for (const [from, most] of [
    ["an IPv4 address, or an IPv6 /64, without cookies", limit],
    ["all networks of an IPv6 /48 together", limit * blockFactor],
  ] as const) {
    expect(page).toContain(`| ${from} | ${(most * 60) / seconds} a minute, ${(most * 3600) / seconds} an hour |`);
  }
  expect(page).toContain(`at least the last ${mostRemembered.toLocaleString("en")} of them`);
});

it("the page of limits has the size of an uploaded picture", () => {
  const pixels = limitInputPixels.toLocaleString("en");
  expect(page).toContain(`of ${pixels} pixels at most | ${maxUploadBytes / 1024 ** 2} MB |`);
});

it("the page of limits has the numbers of the queues and of what is kept", () => {
  expect(page).toContain(`(\`api/images/serving/resize.ts\`) | ${resizing.atOnce} | ${resizing.mostWaiting} |`);
  expect(page).toContain(`(\`api/discovery/cards.ts\`) | ${cardDrawing.atOnce} | ${cardDrawing.mostWaiting} |`);
  expect(page).toContain(`(\`api/access/password-checks.ts\`) | ${checking.atOnce} | ${checking.mostWaiting} |`);
  expect(page).toContain(
    `at most ${resizing.mostBytes / 1e6} MB of pictures and ${cardDrawing.mostBytes / 1e6} MB of cards`,
  );
  expect(page).toContain(`Up to ${hotBytes / 1e6} MB`);
  expect(page).toContain(`once in ${hotTrustMs} ms`);
  expect(page).toContain(`late by ${lateMs} ms`);
});

it("the page about who may come in has the numbers of wrong passwords", () => {
  const access = pageOf("access.md");
  const rows = access.split("\n").flatMap((line) => {
    const [, counted, free, longest] = line.match(/^\| ((?:tries|the same).*?) \| (\d+) \| (.+) \|$/) ?? [];
    return counted === undefined ? [] : [[Number(free), longest]];
  });
  const minutes = (seconds: number) => `${seconds / 60} ${seconds === 60 ? "minute" : "minutes"}`;
  const { place, address, newcomers, guessers } = rules;
  expect(rows).toEqual([
    ...[place, address].map(({ free, longestSeconds }) => [free, minutes(longestSeconds)]),
    ...[newcomers, guessers].map(({ free, waitSeconds, longestSeconds }) => [
      free,
      `${waitSeconds} seconds; ${minutes(longestSeconds)} in a crowd`,
    ]),
  ]);
  expect(access).toContain(
    `are ${newcomers.everySeconds} seconds apart; of those after ${place.free} wrong ones, ${guessers.everySeconds} seconds`,
  );
  expect(access).toContain(`some ${3600 / guessers.everySeconds} times beyond`);
  const places = (newcomers.longestSeconds - newcomers.waitSeconds) / newcomers.everySeconds;
  expect(access).toContain(`some ${places} new places wait`);
});
