import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "#api/language/model.ts";
import type { Narrator, SpeechOrder, SpokenSentence } from "./model.ts";

const rate = 22_050;
const [toneSeconds, gapSeconds] = [0.16, 0.08];

/** A narrator that sounds a tone for each word, and remembers its orders. */
export function toneNarrator({
  voices = ["en", "pl"] as readonly Language[],
  voice = "tones",
  costUsd = 0,
  strength = 0.1,
  before = async (_order: SpeechOrder): Promise<void> => {},
} = {}) {
  const orders: SpeechOrder[] = [];
  const narrator: Narrator = {
    name: "house",
    voiceOf: (language) => (voices.includes(language) ? `${voice}/${language}` : null),
    async speak(order) {
      orders.push(order);
      await before(order);
      order.signal.throwIfAborted();
      const { sentences, seconds } = timesOf(order.sentences);
      const path = join(order.folder, "speech.wav");
      await writeFile(path, tonesAt(sentences, { seconds, strength }));
      order.progress?.(1);
      return { path, seconds, costUsd, sentences };
    },
  };
  return Object.assign(narrator, { orders, languages: () => orders.map(({ language }) => language) });
}

function timesOf(order: SpeechOrder["sentences"]): { sentences: SpokenSentence[]; seconds: number } {
  let now = 0.3;
  const sentences = order.map(({ text, pause }) => {
    const start = now;
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => {
      const spoken = { from: word.index, to: word.index + word[0].length, start: now, end: now + toneSeconds };
      now += toneSeconds + gapSeconds;
      return spoken;
    });
    const end = words.at(-1)?.end ?? start;
    now = end + pause;
    return { start, end, words };
  });
  return { sentences, seconds: Math.round(now * rate) / rate };
}

function tonesAt(sentences: readonly SpokenSentence[], { seconds, strength }: { seconds: number; strength: number }) {
  const samples = new Int16Array(Math.round(seconds * rate));
  for (const { start, end } of sentences.flatMap(({ words }) => words)) {
    for (let index = Math.round(start * rate); index < Math.round(end * rate); index++) {
      samples[index] = Math.round(Math.sin(((index / rate) * 440 + 0.25) * 2 * Math.PI) * strength * 32_767);
    }
  }
  return Buffer.concat([wavHead(samples.byteLength), Buffer.from(samples.buffer)]);
}

function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.write("data", 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
