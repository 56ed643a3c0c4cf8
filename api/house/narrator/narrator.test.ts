import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import type { Language } from "#api/language/model.ts";
import { closedPurse, filesIn, onsets, soundOf, speechOrder, wordsOf } from "#api/narration/narrator.fixture.ts";
import { smallDisk } from "#api/platform/files/small-disk.fixture.ts";
import { openHouseNarrator } from "./narrator.ts";

const narrator = openHouseNarrator({ environment: process.env });

const texts: Record<Language, readonly string[]> = {
  en: [
    "Mruk sat down, looked at Bułka, and said: “Prezes, the bun is mine!”",
    "At 20:00 Mrs Halina, Staś and Ola’s geranium, Pelagia, left Marszałkowska Street 🐈 – in the rain.",
  ],
  pl: [
    "– Zostań! – powiedziała Ola, a Mruk, Bułka i pani Halina zostali na Powązkach.",
    "O 20:00 Zenon zamknął bramę, zapalił światło 🐈 i wypił cappuccino.",
  ],
};

it.each(["en", "pl"] as const)("speaks every word of a text within 80 ms of its mark (%s)", async (language) => {
  const speech = await narrator.speak(speechOrder(texts[language], { language }), closedPurse);
  expect(wordsOf(speech, texts[language])).toEqual(
    texts[language].map((text) => text.match(/\p{N}+:\p{N}+|[\p{L}\p{M}’]+/gu)),
  );
  const words = speech.sentences.flatMap((sentence) => sentence.words);
  const sound = await soundOf(speech);
  const begins = onsets(sound, { silence: 0.12 });
  expect(begins.length).toBeGreaterThan(5);
  const distances = begins.map((at) => Math.min(...words.map(({ start }) => Math.abs(start - at))));
  console.log(
    `${language}: ${begins.length} onsets, at most ${Math.round(1000 * Math.max(...distances))} ms from a word's mark`,
  );
  expect(Math.max(...distances)).toBeLessThan(0.08);
});

it("leaves exactly the ordered silence after each sentence", async () => {
  const pauses = [1, 0.2, 0];
  const sentences = pauses.map((pause) => ({ text: "“Stay,” said Ola.", pause }));
  const speech = await narrator.speak(speechOrder([], { sentences }), closedPurse);
  const { samples, rate } = await soundOf(speech);
  expect(speech.seconds).toBeCloseTo(samples.length / rate, 5);
  for (const [index, { end }] of speech.sentences.entries()) {
    const next = speech.sentences[index + 1]?.start ?? speech.seconds;
    expect(next - end).toBeCloseTo(pauses[index] ?? 0, 3);
    expect(Math.max(0, ...samples.subarray(Math.ceil(end * rate), Math.floor(next * rate)))).toBe(0);
  }
});

it("reads 250 words", async () => {
  const paragraph = Array.from({ length: 5 }, () => texts.en).flat();
  const words = paragraph.join(" ").split(" ").length;
  const began = performance.now();
  const { seconds } = await narrator.speak(speechOrder(paragraph), closedPurse);
  const perWord = (performance.now() - began) / words;
  console.log(`250 words take ${Math.round(250 * perWord)} ms; ${words} words last ${seconds.toFixed(1)} s`);
  expect(seconds).toBeGreaterThan(words / 4);
});

it("survives every sign there is, and text that is none", async () => {
  const odd = [
    "Ω Москва 日本語 \u{1f408}\u200d\u2b1b ﷽ a\u0301 ½ ² № ™",
    "[[ ]] <speak> </voice> <audio src='x'/> &amp; &#0; {} | \\ ~ ^ ` $",
    "\ud83d lone, \udc08 halves, \u0000 nothing",
    "…",
    "?!?!",
    "",
    "A".repeat(3000),
    "7".repeat(400),
    "12:99 99:00 0.0.0.0 1,2,3:4 24:00 -5 +3",
  ];
  for (const language of ["en", "pl"] as const) {
    const { sentences, seconds } = await narrator.speak(speechOrder(odd, { language }), closedPurse);
    expect(sentences).toHaveLength(odd.length);
    for (const { start, end, words } of sentences) {
      expect(end).toBeLessThanOrEqual(seconds);
      const times = words.flatMap((word) => [word.start, word.end]);
      expect([start, ...times, end]).toEqual([start, ...times, end].toSorted((a, b) => a - b));
    }
  }
});

it("says that the disk is full, leaves nothing there, and speaks where there is room", async ({ skip }) => {
  const disk = smallDisk({ kilobytes: 64 }) ?? skip("no disk can be mounted here");
  await expect(narrator.speak(speechOrder(texts.en, { folder: disk.folder }), closedPurse)).rejects.toMatchObject({
    code: "DISK_FULL",
  });
  expect(await filesIn(disk.folder)).toEqual([]);
  await expect(narrator.speak(speechOrder(texts.en), closedPurse)).resolves.toBeTruthy();
});

it("says that its process was killed, leaves nothing behind, and speaks again", async () => {
  const order = speechOrder(Array.from({ length: 40 }, () => texts.pl).flat(), {
    language: "pl",
    progress: (share) => void (share > 0.05 && killChildren("espeak-process")),
  });
  await expect(narrator.speak(order, closedPurse)).rejects.toMatchObject({ code: "VOICE_FAILED" });
  expect(await filesIn(order.folder)).toEqual([]);
  await expect(narrator.speak(speechOrder(texts.pl, { language: "pl" }), closedPurse)).resolves.toBeTruthy();
});

it("stops when nobody wants it any more, and leaves nothing behind", async () => {
  const stop = new AbortController();
  const order = speechOrder(Array.from({ length: 40 }, () => texts.en).flat(), {
    signal: stop.signal,
    progress: () => stop.abort(new Error("not wanted")),
  });
  await expect(narrator.speak(order, closedPurse)).rejects.toThrow("not wanted");
  expect(await filesIn(order.folder)).toEqual([]);
});

/** Kills the processes that this one started with a module. */
function killChildren(module: string): void {
  const found = execFileSync("pgrep", ["-P", String(process.pid), "-f", module], { encoding: "utf8" });
  for (const pid of found.trim().split("\n")) process.kill(Number(pid), "SIGKILL");
}
