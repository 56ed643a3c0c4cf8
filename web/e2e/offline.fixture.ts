import type { Page } from "playwright-core";
import { expect } from "vitest";
import { newReader, open } from "./browser.ts";

/** How much this browser keeps. */
export const keptNow = (page: Page) =>
  page.evaluate(async () => {
    const count = async (name: string) =>
      (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0;
    const answers = (await caches.has("mruk-answers")) ? await (await caches.open("mruk-answers")).matchAll() : [];
    const all: { posts?: { id: string }[] }[] = await Promise.all(answers.map((answer) => answer.json()));
    const stories = all.flatMap(({ posts = [] }) => posts.map(({ id }) => id));
    return { stories: stories.sort(), pictures: await count("mruk-pictures") };
  });

/** Waits until so many stories and pictures are kept. */
export const untilKept = (page: Page, stories: number, pictures = stories) =>
  expect
    .poll(
      async () => {
        const kept = await keptNow(page);
        return [kept.stories.length, kept.pictures];
      },
      { interval: 250 },
    )
    .toEqual([stories, pictures]);

/** A reader whose browser has a service worker, on a page of the site. */
export async function readerWithWorker(address: string, options: Parameters<typeof newReader>[0] = {}) {
  const visit = await newReader({ ...options, serviceWorkers: "allow" });
  await open(visit.page, address);
  await visit.page.evaluate(() => navigator.serviceWorker.ready);
  return visit;
}

/** Has the worker fetch what is due, as when the reader turns to something else. */
export const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });
