// A story is read aloud: by the browser's own voice, which stands at the browser's edge here, and from a file that is really played.
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Marks } from "#api/narration/model.ts";
import { narrationOf } from "#api/narration/narration.fixture.ts";
import { scriptOf } from "#api/narration/script.ts";
import { findEncoder } from "#api/platform/processes/encoder.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { holdBack, newReader, open, alive as pageAlive, quietReader } from "./browser.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";
import { english, fakeSpeech, polish } from "./speech.fixture.ts";

const tram = {
  id: "2026-11-20-evening",
  titleEn: "The Late Tram",
  titlePl: "Spóźniony tramwaj",
  contentEn: "The tram was late. It stopped *at last*.\n\n***\n\n- one bell\n- two bells\n\n“Stay!” said Ola.",
  contentPl: "Tramwaj się spóźniał. Stanął w końcu.\n\n***\n\n- raz\n- dwa\n\n– Zostań! – powiedziała Ola.",
};
const words = {
  id: "2026-11-21-morning",
  titleEn: "A Bun for Two",
  titlePl: "Bułka na dwoje",
  contentEn: "Mruk sat down. It was *warm* there.\n\nNobody said a word.",
  contentPl: "Mruk usiadł. Było ciepło.",
};
const spoken = storyOf(words);
const narrated = { ...words, narrations: [narrationOf(spoken, "en")] };
const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [tram, narrated],
});

/** Each word takes a quarter of a second, and each sentence is followed by another quarter. */
const marks = marksOf(scriptOf(spoken, "en").map(({ text, place, from, to }) => ({ text, place, from, to })));

function marksOf(sentences: { text: string; place?: string | undefined; from: number; to: number }[]): Marks {
  let time = 100;
  const timed = sentences.map(({ text, place, from, to }) => {
    const start = time;
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }): Marks["sentences"][0]["words"][0] => {
      time += 250;
      return [from + index, from + index + word.length, time - 250, time];
    });
    const sentence = { ...(place !== undefined && { place }), from, to, start, end: time, words };
    time += 250;
    return sentence;
  });
  return { seconds: time / 1000, sentences: timed };
}

beforeAll(async () => {
  const folder = join(site.dataDir, "media", "2026", "11");
  await mkdir(folder, { recursive: true });
  const encoder = await findEncoder({ ffmpegPath: undefined, environment: process.env });
  const [narration] = narrated.narrations;
  const [sound, times] = [narration?.url, narration?.marks].map((address) => join(folder, `${address}`.slice(7)));
  await promisify(execFile)(encoder, [
    ...["-loglevel", "error", "-f", "lavfi", "-i", `sine=frequency=220:duration=${marks.seconds}`],
    ...["-ac", "1", "-b:a", "64k", `${sound}`],
  ]);
  await writeFile(`${times}`, JSON.stringify(marks));
});

const address = (prefix = "", { id } = tram) => `${site.url}${prefix}/post/${id}`;
const player = (page: Page) => page.getByRole("region", { name: /^(Reading aloud|Czytanie na głos)$/ });
const listen = (page: Page) => page.getByRole("button", { name: /^(Listen|Posłuchaj)$/ });
const button = (page: Page, name: string) => player(page).getByRole("button", { name });
const status = (page: Page) => player(page).getByRole("status");
const said = (page: Page) => page.evaluate(() => window.speech.said);
const lastSaid = async (page: Page) => (await said(page)).at(-1)?.text;
/** What is lit, as text without the typography of its language. */
const lit = (page: Page) =>
  page.evaluate(() =>
    ["spoken-sentence", "spoken-word"].map((name) => {
      const [range] = CSS.highlights.get(name) ?? [];
      return range instanceof Range ? range.toString().replaceAll("\u00a0", " ") : null;
    }),
  );
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

async function listener({ speech = {}, ...options }: BrowserContextOptions & { speech?: object } = {}) {
  const { page } = await quietReader(options);
  await fakeSpeech(page, speech);
  return page;
}

/** Says the rest of the sentence. */
const endSentence = (page: Page) => page.evaluate(() => window.speech.end());
const sayWord = (page: Page) => page.evaluate(() => window.speech.word());

describe("the browser's own voice", () => {
  it("reads the page sentence by sentence, lights what it says, and obeys keys, buttons and Escape", async () => {
    const page = await listener();
    await page.addInitScript(() => {
      const keys: Record<string, MediaSessionActionHandler | null> = {};
      navigator.mediaSession.setActionHandler = (key, handler) => {
        keys[key] = handler;
      };
      Object.assign(window, { keys });
    });
    const mediaKey = (action: MediaSessionAction) =>
      page.evaluate((key) => Reflect.get(window, "keys")[key]({ action: key }), action);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, address());
    await listen(page).waitFor();
    expect(asked.filter((url) => /player|listen|\.mp3|\.json/.test(url))).toEqual([]);
    await listen(page).press("Enter");
    await expect.poll(() => lit(page)).toEqual(["The Late Tram", null]);
    expect(await focused(page)).toBe("Pause");
    expect(await listen(page).getAttribute("aria-expanded")).toBe("true");
    await endSentence(page);
    await expect.poll(() => lit(page)).toEqual(["The tram was late.", null]);
    await sayWord(page);
    await sayWord(page);
    expect(await lit(page)).toEqual(["The tram was late.", "tram"]);
    await page.keyboard.press("Enter");
    await expect.poll(() => status(page).textContent()).toBe("Paused");
    expect([await focused(page), await page.evaluate(() => window.speech.isSpeaking())]).toEqual(["Play", false]);
    await page.keyboard.press("Space");
    await expect.poll(() => lastSaid(page)).toBe("tram was late.");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => lit(page)).toEqual(["It stopped at last.", null]);
    for (const _ of ["It", "stopped", "at"]) await sayWord(page);
    expect(await lit(page)).toEqual(["It stopped at last.", "at"]);
    await button(page, "Next sentence").click();
    await expect.poll(() => lit(page)).toEqual(["one bell", null]);
    await button(page, "Previous sentence").click();
    await expect.poll(() => lit(page)).toEqual(["It stopped at last.", null]);
    expect(await player(page).innerText()).toContain("Sentence 3 of 6");
    await player(page).getByLabel("Speed").selectOption("1.5");
    await expect.poll(async () => (await said(page)).at(-1)?.rate).toBe(1.5);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("The Late Tram");
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("playing");
    await mediaKey("nexttrack");
    await expect.poll(() => lit(page)).toEqual(["one bell", null]);
    await mediaKey("pause");
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe("paused");
    await mediaKey("play");
    await expect.poll(() => status(page).textContent()).toBe("Reading aloud");
    expect(await obstaclesInBothThemes(page, ".player", ".story__acts")).toEqual([]);
    await page.keyboard.press("Escape");
    await player(page).waitFor({ state: "detached" });
    expect([await focused(page), await lit(page)]).toEqual(["Listen", [null, null]]);
    expect(await page.evaluate(() => window.speech.isSpeaking())).toBe(false);
    // The speed is remembered.
    await listen(page).click();
    await expect
      .poll(async () => (await said(page)).at(-1))
      .toEqual({ text: "The Late Tram", voice: "Daniel", rate: 1.5 });
    await button(page, "Stop reading aloud").click();
    await player(page).waitFor({ state: "detached" });
  });

  it("goes on to the next story if asked to, in Polish, and falls silent when the reader goes elsewhere or back", async () => {
    const page = await listener();
    await open(page, address("/pl"));
    await listen(page).click();
    await player(page).getByLabel("Potem następna historia").check();
    await page.evaluate(() => window.speech.run());
    await page.waitForURL(address("/pl", words));
    await expect.poll(() => lastSaid(page)).toBe("Było ciepło.");
    await expect.poll(() => status(page).textContent()).toBe("Koniec");
    expect((await said(page)).map(({ text, voice }) => [text, voice])).toEqual(
      [
        ...["Spóźniony tramwaj", "Tramwaj się spóźniał.", "Stanął w końcu.", "raz", "dwa"],
        ...["– Zostań! – powiedziała Ola.", "Bułka na dwoje", "Mruk usiadł.", "Było ciepło."],
      ].map((text) => [text, "Zosia"]),
    );
    await page.evaluate(() => window.speech.said.splice(0));
    await button(page, "Czytaj").click();
    await page.goBack();
    await page.waitForURL(address("/pl"));
    await player(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => window.speech.isSpeaking())).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem("listens-on"))).toBe("on");
    // Neither a step nor a reload begins to read.
    await page.goForward();
    await page.waitForURL(address("/pl", words));
    await listen(page).waitFor();
    await page.reload();
    await listen(page).waitFor();
    expect(await player(page).count()).toBe(0);
  });

  it("answers a press that came before its button was alive", async () => {
    const page = await listener();
    const letAppGo = await holdBack(page, /\/shared-/);
    const letGo = await holdBack(page, /\/late-acts-/);
    await page.goto(address());
    await listen(page).click();
    letAppGo();
    await pageAlive(page);
    letGo();
    await expect.poll(() => lit(page)).toEqual(["The Late Tram", null]);
  });

  it("waits for late voices, asks before text leaves the device, and says where there is no voice, or a mute one", async () => {
    const late = await listener({ speech: { late: true } });
    await open(late, address());
    await listen(late).click();
    await late.evaluate(() => window.speech.arrive());
    await expect.poll(() => lastSaid(late)).toBe("The Late Tram");

    const remote = await listener({ speech: { voices: [polish, { ...english, localService: false }] } });
    await open(remote, address());
    await listen(remote).click();
    await expect.poll(() => status(remote).textContent()).toContain("its maker’s");
    expect([await focused(remote), await said(remote)]).toEqual(["Read all the same", []]);
    expect(await button(remote, "Play").count()).toBe(0);
    expect(await obstaclesInBothThemes(remote, ".player")).toEqual([]);
    await button(remote, "Read all the same").click();
    await expect.poll(() => lastSaid(remote)).toBe("The Late Tram");

    const voiceless = await listener({ speech: { voices: [polish] } });
    await open(voiceless, address());
    await listen(voiceless).click();
    await expect.poll(() => status(voiceless).textContent()).toContain("has no voice");
    expect(await player(voiceless).getByRole("button").count()).toBe(1);
    expect(await focused(voiceless)).toBe("Stop reading aloud");

    const mute = await listener({ speech: { mute: true } });
    await mute.clock.install();
    await open(mute, address());
    await listen(mute).click();
    await button(mute, "Pause").waitFor();
    await mute.clock.runFor(20_000);
    await expect.poll(() => status(mute).textContent()).toContain("said nothing");
  });

  it("reads one column of a story in both languages, or both in turn, and opens what a phone hides", async () => {
    const page = await listener({ viewport: { width: 390, height: 844 } });
    await open(page, `${address()}?side-by-side`);
    await listen(page).click();
    await expect.poll(() => lit(page)).toEqual(["The Late Tram", null]);
    await player(page).getByLabel("Language").selectOption("Polski");
    await expect.poll(() => lit(page)).toEqual(["Tramwaj się spóźniał.", null]);
    expect((await said(page)).at(-1)?.voice).toBe("Zosia");
    await page.getByText("Stanął w końcu.").waitFor();
    await player(page).getByLabel("Language").selectOption("Both in turn");
    const read: (string | null | undefined)[] = [];
    for (let step = 0; step < 11; step++) {
      await expect.poll(() => lit(page)).not.toEqual([read.at(-1), null]);
      read.push((await lit(page))[0]);
      await endSentence(page);
    }
    expect(read).toEqual([
      ...["The Late Tram", "The tram was late.", "It stopped at last.", "Tramwaj się spóźniał.", "Stanął w końcu."],
      ...["one bell", "two bells", "raz", "dwa", "“Stay!” said Ola.", "– Zostań! – powiedziała Ola."],
    ]);
  });

  it("pauses when another tab begins, and marks the paragraph where a browser has no highlights", async () => {
    const page = await listener();
    await page.addInitScript(() => Reflect.deleteProperty(CSS, "highlights"));
    await open(page, address());
    await listen(page).click();
    await expect.poll(() => page.locator("[data-spoken]").allInnerTexts()).toEqual(["The Late Tram"]);
    await endSentence(page);
    await expect.poll(() => page.locator("[data-spoken]").count()).toBe(1);
    const other = await page.context().newPage();
    await fakeSpeech(other);
    await open(other, address("", words));
    await other.route("**/*.mp3", (route) => route.abort());
    await listen(other).click();
    await expect.poll(() => status(page).textContent()).toBe("Paused");
  });

  it("follows what is read down the page, unless the reader has scrolled to something else", async () => {
    const page = await listener({ viewport: { width: 667, height: 375 }, reducedMotion: "reduce" });
    await open(page, address());
    await listen(page).click();
    const seen = () =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get("spoken-sentence") ?? [];
        const box = range instanceof Range ? range.getBoundingClientRect() : null;
        const bar = document.querySelector(".player")?.getBoundingClientRect();
        return box && bar ? box.top > 0 && box.bottom < bar.top : null;
      });
    await expect.poll(() => lit(page)).toEqual(["The Late Tram", null]);
    await endSentence(page);
    await expect.poll(seen).toBe(true);
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await endSentence(page);
    await expect.poll(() => lit(page)).toEqual(["It stopped at last.", null]);
    expect([await page.evaluate(() => scrollY), await seen()]).toEqual([0, false]);
    await button(page, "Next sentence").click();
    await expect.poll(seen).toBe(true);
  });
});

declare global {
  interface Window {
    sound: HTMLAudioElement;
    litFrames: { time: number; text: string }[];
  }
}

/** Notes the element that plays, and in each frame its time in milliseconds and what word is lit. */
function noteFrames() {
  window.litFrames = [];
  const note = () => {
    const [range] = CSS.highlights.get("spoken-word") ?? [];
    window.litFrames.push({
      time: window.sound.currentTime * 1000,
      text: range instanceof Range ? range.toString() : "",
    });
    if (!window.sound.paused) requestAnimationFrame(note);
  };
  window.Audio = class extends window.Audio {
    constructor() {
      super();
      window.sound = this;
      // After the player has asked for its frame.
      this.addEventListener("playing", () => setTimeout(() => requestAnimationFrame(note)), { once: true });
    }
  };
}

describe("a story's file", () => {
  const listenToFile = async (page: Page) => {
    await page.addInitScript(noteFrames);
    await open(page, address("", words));
    await listen(page).click();
  };
  /** The file's sentences and words as the script says them; those beside the story are not lit. */
  const script = scriptOf(spoken, "en");
  const sentences = marks.sentences.map(({ place, from, start, words }, at) => {
    const text = script[at]?.text ?? "";
    const shown = place === undefined ? [] : words;
    return {
      text,
      start,
      words: shown.map(([first, last, ...times]) => ({ word: text.slice(first - from, last - from), times })),
    };
  });
  /** The words that are said at a time in milliseconds, give or take some. */
  const wordsAt = (time: number, margin: number) =>
    sentences
      .flatMap(({ words }) => words)
      .filter(({ times: [start, end] }) => time >= start - margin && time < end + margin)
      .map(({ word }) => word);
  const sound = (page: Page) =>
    page.evaluate(() => {
      const { currentTime, paused, playbackRate, src } = window.sound;
      return { currentTime, paused, playbackRate, src };
    });

  it("is played rather than the browser's voice, each word lit within 80 ms of its sound, and sought by sentences", async () => {
    const page = await listener();
    await listenToFile(page);
    await expect.poll(() => status(page).textContent()).toBe("The end");
    const frames = await page.evaluate(() => window.litFrames);
    expect(frames.filter(({ text }) => text !== "").length).toBeGreaterThan(10);
    const off = frames.filter(({ time, text }) => {
      const near = wordsAt(time, 80);
      const inside = wordsAt(time, -80);
      return !(text === "" || near.includes(text)) || !inside.every((word) => word === text);
    });
    expect(off).toEqual([]);

    await button(page, "Previous sentence").click();
    await button(page, "Pause").click();
    await expect.poll(() => status(page).textContent()).toBe("Paused");
    const { currentTime } = await sound(page);
    const before = sentences.filter(({ start }) => start <= currentTime * 1000 + 1);
    expect((await lit(page))[0]).toBe(before.at(-1)?.text);
    expect(before.length).toBeGreaterThan(3);
    await player(page).getByLabel("Speed").selectOption("0.75");
    expect(await sound(page)).toMatchObject({ paused: true, playbackRate: 0.75 });
    await button(page, "Play").click();
    await expect.poll(async () => (await sound(page)).paused).toBe(false);
    await page.goBack();
    expect(await said(page)).toEqual([]);
  });

  it.each(["mp3", "json"])("gives way to the browser's voice where its .%s is not there", async (ending) => {
    const { page } = await newReader();
    await fakeSpeech(page);
    await page.route(`**/*.${ending}`, (route) => route.fulfill({ status: 404 }));
    await listenToFile(page);
    await expect.poll(() => lastSaid(page)).toBe("A Bun for Two");
    expect(await status(page).textContent()).toBe("Reading aloud");
  });
});

it("offers no button without scripts or on paper, and none where there is no text", async () => {
  const { page } = await newReader({ javaScriptEnabled: false });
  await page.goto(address());
  expect(await listen(page).isVisible()).toBe(false);
  const { page: alive } = await newReader();
  await fakeSpeech(alive);
  await open(alive, address());
  await listen(alive).click();
  await player(alive).waitFor();
  await alive.emulateMedia({ media: "print" });
  expect([await player(alive).isVisible(), await listen(alive).isVisible()]).toEqual([false, false]);
  await alive.emulateMedia({ media: "screen" });
  await open(alive, `${site.url}/post/2026-11-21-evening`);
  expect(await listen(alive).count()).toBe(0);
});
