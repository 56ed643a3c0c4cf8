// A post read aloud from the panel, by the house's voice: made, listened to before its hour and after, made anew.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Marks } from "#api/narration/model.ts";
import { bytesAt, narrationsOf } from "#api/narration/narrations.fixture.ts";
import { toneNarrator } from "#api/narration/tone-narrator.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, dialog, isFocused, openPanel, panelOfFile, toastText } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const evening = "2026-11-21-evening";
const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [{ id: evening }],
  settings: { NARRATOR: "house" },
});

/** The line of a language in the open form, once it is there. */
async function lineOf(page: Page, language: "EN" | "PL") {
  const line = dialog(page).locator(".narrations li").filter({ hasText: language });
  await line.scrollIntoViewIfNeeded();
  return line;
}

/** What the post's file says of its narrations. */
const noted = async () => (await (await call(site, session, `/api/admin/posts/${evening}`)).json()).narrations;

/** The seconds at which a browser hears sound begin after silence, of the bytes of a file. */
const onsets = (page: Page, file: string) =>
  page.evaluate(async (source) => {
    const bytes = await (await fetch(source)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 44_100, 44_100).decodeAudioData(bytes);
    const begins: number[] = [];
    let last = Number.NEGATIVE_INFINITY;
    for (const [index, sample] of sound.getChannelData(0).entries()) {
      if (Math.abs(sample) < 0.02) continue;
      if (index - last > 0.05 * sound.sampleRate) begins.push(index / sound.sampleRate);
      last = index;
    }
    return begins;
  }, file);

it("has a post read aloud before its hour, plays it to editors alone, and reads anew what was changed", async () => {
  const { page, complaints } = await newReader({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  await openPanel(page, site, session, `/admin?edit=${evening}`);
  const english = await lineOf(page, "EN");
  expect(await english.innerText()).toContain("not read yet");
  await english.getByRole("button", { name: "Have it read" }).click();
  expect(await toastText(page, "Read aloud")).toBe("The story was read aloud in English.");
  await english.getByText(/^\d:\d\d · house, espeak-ng/).waitFor();
  const listen = english.getByRole("button", { name: "Listen" });
  await listen.click();
  const player = english.locator("audio");
  await player.waitFor();
  expect([await player.getAttribute("src"), await isFocused(player)]).toEqual([expect.stringMatching(/^blob:/), true]);
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
  const [narration] = await noted();
  expect((await fetch(site.url + narration.url)).status).toBe(404);
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);

  const contentEn = "It rained. Mruk no longer waited.";
  await call(site, session, `/api/admin/posts/${evening}`, { method: "PUT", body: JSON.stringify({ contentEn }) });
  await page.reload();
  const again = await lineOf(page, "EN");
  await again.getByText("of an earlier text").waitFor();
  await again.getByRole("button", { name: "Read it anew" }).click();
  expect(await toastText(page, "Read aloud")).toBe("The story was read aloud in English.");
  await expect.poll(() => again.getByText("of an earlier text").count()).toBe(0);
  expect((await noted())[0].url).not.toBe(narration.url);
  // What is not saved is not read.
  await dialog(page).getByLabel("Category").fill("Weather");
  await again.getByRole("button", { name: "Read it anew" }).click();
  await toastText(page, "Error");
  expect(complaints).toEqual([]);
});

it("fits a phone, in Polish too", async () => {
  const { page } = await newReader({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("language", "pl"));
  await openPanel(page, site, session, `/admin?edit=${evening}`);
  const polish = await lineOf(page, "PL");
  await polish.getByRole("button", { name: "Przeczytaj na głos" }).click();
  await toastText(page, "Czytanie na głos");
  await polish.getByRole("button", { name: "Posłuchaj" }).click();
  await polish.locator("audio").waitFor();
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it("has marks within 80 ms of what a browser hears, word by word", async () => {
  const dataDir = folderOfTest();
  const stories: Story[] = [
    storyOf({ id: evening, contentEn: "It rained, and Mruk waited for it to stop. ".repeat(20).trim() }),
  ];
  const { narrate } = narrationsOf({ stories, dataDir, narrator: toneNarrator() });
  await narrate(
    stories[0]?.id as StoryId,
    { language: "en" },
    { signal: new AbortController().signal, report: () => {} },
  );
  const [narration] = stories[0]?.narrations ?? [];
  const marks = Marks.parse(JSON.parse(String(await bytesAt(dataDir, narration?.marks))));
  const sound = (await bytesAt(dataDir, narration?.url)).toString("base64");
  const { page } = await newReader();
  const heard = await onsets(page, `data:audio/mpeg;base64,${sound}`);
  const marked = marks.sentences.flatMap(({ words }) => words.map(([, , start]) => start / 1000));
  expect(heard.length).toBe(marked.length);
  const farthest = Math.max(...heard.map((seconds, index) => Math.abs(seconds - (marked[index] ?? 0))));
  console.log(`words are marked at most ${Math.round(farthest * 1000)} ms from their sound`);
  expect(farthest).toBeLessThan(0.08);
});
