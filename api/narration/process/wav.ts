// WAV files of one channel, 16-bit PCM (RIFF, "Multimedia Programming Interface and Data Specifications 1.0", 1991).
import { closeSync, openSync, writeSync } from "node:fs";

const headerBytes = 44;
const bytesPerSample = 2;

function headerOf(samples: number, rate: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  const dataBytes = samples * bytesPerSample;
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // one channel
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * bytesPerSample, 28);
  header.writeUInt16LE(bytesPerSample, 32);
  header.writeUInt16LE(8 * bytesPerSample, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

export type WavWriter = {
  /** Where the next sample goes, in seconds from the beginning. */
  at(): number;
  write(samples: Int16Array): void;
  silence(seconds: number): void;
  /** Completes the header. A file that was not finished has none. */
  finish(): void;
  close(): void;
};

/** Writes a new file. Throws what the disk says. */
export function writeWav(path: string, rate: number): WavWriter {
  const file = openSync(path, "wx");
  let samples = 0;
  const append = (bytes: Uint8Array, position: number) => {
    // A disk that is nearly full takes a part, and refuses the rest.
    for (let done = 0; done < bytes.length; )
      done += writeSync(file, bytes, done, bytes.length - done, position + done);
  };
  const write = (more: Int16Array) => {
    append(new Uint8Array(more.buffer, more.byteOffset, more.byteLength), headerBytes + samples * bytesPerSample);
    samples += more.length;
  };
  return {
    at: () => samples / rate,
    write,
    silence: (seconds) => write(new Int16Array(Math.round(seconds * rate))),
    finish: () => append(headerOf(samples, rate), 0),
    close: () => closeSync(file),
  };
}

export type Sound = { samples: Int16Array; rate: number };

/** The sound of a WAV file of one channel, 16-bit PCM; null for anything else, and for half a file. */
export function readWav(bytes: Uint8Array): Sound | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WAVE") return null;
  let rate: number | null = null;
  for (let at = 12; at + 8 <= file.length; ) {
    const [name, size] = [file.toString("latin1", at, at + 4), file.readUInt32LE(at + 4)];
    const body = at + 8;
    if (name === "fmt " && body + 16 <= file.length) rate = plainRate(file.subarray(body, body + 16));
    if (name === "data") return rate === null ? null : soundOf(file.subarray(body), size, rate);
    at = body + size + (size % 2);
  }
  return null;
}

function plainRate(format: Buffer): number | null {
  const isPlain = format.readUInt16LE(0) === 1 && format.readUInt16LE(2) === 1 && format.readUInt16LE(14) === 16;
  return isPlain ? format.readUInt32LE(4) : null;
}

/** A sound that is streamed does not know its own length: its header says 2^32 - 1, or 0. */
const unknownLengths = [0, 0x7fffffff, 0xffffffff];

function soundOf(data: Buffer, size: number, rate: number): Sound | null {
  const isUnknown = unknownLengths.includes(size) || size > 0xffffff00;
  if (!isUnknown && size > data.length) return null;
  const length = Math.floor((isUnknown ? data.length : size) / bytesPerSample);
  const samples = new Int16Array(length);
  for (let index = 0; index < length; index++) samples[index] = data.readInt16LE(index * bytesPerSample);
  return { samples, rate };
}
