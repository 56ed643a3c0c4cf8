import { type FileHandle, open } from "node:fs/promises";
import { AppError } from "#api/platform/errors.ts";
import { type Box, boxesIn } from "./mp4-boxes.ts";

/** The metadata that a film file contains. */
export type FilmFacts = {
  width: number;
  height: number;
  seconds: number;
  /** Codecs by their usual names (`h264`, `aac`), or by their four letters in the file. */
  videoCodec: string;
  audioCodec: string | null;
};

/** A generous limit: the description of the longest possible film is a fraction of it. */
const mostDescription = 32_000_000;
const mostBoxes = 10_000;

const codecNames: Record<string, string> = {
  avc1: "h264",
  avc3: "h264",
  hvc1: "hevc",
  hev1: "hevc",
  av01: "av1",
  vp09: "vp9",
  mp4a: "aac",
  Opus: "opus",
};

/** Reads the metadata from an MP4 file's boxes, without any program. Throws FILM_UNSUITABLE if it is no film. */
export async function filmFacts(path: string): Promise<FilmFacts> {
  await using file = await open(path, "r");
  try {
    return factsOf(await readDescription(file));
  } catch (error) {
    if (error instanceof RangeError) throw unsuitable("its description is damaged");
    throw error;
  }
}

function unsuitable(what: string): AppError {
  return new AppError("FILM_UNSUITABLE", `The file is no film that can be shown: ${what}.`, {
    hint: "Make the film again.",
  });
}

/** Reads the `moov` box, after checking that the file is complete: a download may have been cut off. */
async function readDescription(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const header = Buffer.alloc(16);
  const seen = new Map<string, { at: number; size: number }>();
  let at = 0;
  for (let count = 0; at < size; count++) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    if (bytesRead < 8 || count > mostBoxes) throw unsuitable("it is no MP4 file");
    const short = header.readUInt32BE(0);
    const type = header.toString("latin1", 4, 8);
    if (count === 0 && type !== "ftyp") throw unsuitable("it is no MP4 file");
    if (short === 1 && bytesRead < 16) throw unsuitable("it ends in the middle");
    const length = short === 0 ? size - at : short === 1 ? Number(header.readBigUInt64BE(8)) : short;
    if (length < (short === 1 ? 16 : 8)) throw unsuitable("it is no MP4 file");
    if (at + length > size) throw unsuitable("it ends in the middle");
    const skip = short === 1 ? 16 : 8;
    if (!seen.has(type)) seen.set(type, { at: at + skip, size: length - skip });
    at += length;
  }
  const description = seen.get("moov");
  if (!description || !(seen.get("mdat") ?? { size: 0 }).size) throw unsuitable("it has no pictures");
  if (description.size > mostDescription) throw unsuitable("its description is too long");
  const bytes = Buffer.alloc(description.size);
  await file.read(bytes, 0, description.size, description.at);
  return bytes;
}

type Track = { kind: string; codec: string; seconds: number; width: number; height: number };

function factsOf(description: Buffer): FilmFacts {
  const boxes = boxesIn(description);
  const tracks = boxes.filter(({ type }) => type === "trak").flatMap((trak) => trackOf(trak) ?? []);
  const video = tracks.find(({ kind }) => kind === "vide");
  if (!video || video.width === 0 || video.height === 0) throw unsuitable("it has no pictures");
  const whole = boxes.find(({ type }) => type === "mvhd");
  const seconds = Math.max(whole ? durationOf(whole.content) : 0, ...tracks.map((track) => track.seconds));
  if (!(seconds > 0)) throw unsuitable("it does not say how long it is");
  const audio = tracks.find(({ kind }) => kind === "soun");
  return {
    width: video.width,
    height: video.height,
    seconds,
    videoCodec: codecNames[video.codec] ?? video.codec,
    audioCodec: audio ? (codecNames[audio.codec] ?? audio.codec) : null,
  };
}

function trackOf(trak: Box): Track | null {
  const media = trak.inside("mdia");
  const kind = media?.inside("hdlr")?.content.toString("latin1", 8, 12);
  const length = media?.inside("mdhd");
  const samples = media?.inside("minf")?.inside("stbl")?.inside("stsd");
  if (!kind || !length || !samples) return null;
  const codec = samples.content.toString("latin1", 12, 16);
  const head = trak.inside("tkhd")?.content;
  return { kind, codec, seconds: durationOf(length.content), ...(head ? sizeOf(head) : { width: 0, height: 0 }) };
}

/** `mvhd` and `mdhd` begin alike: version and flags, two dates, then ticks a second and ticks. All ones means "unknown". */
function durationOf(content: Buffer): number {
  const long = content.readUInt8(0) === 1;
  const scale = content.readUInt32BE(long ? 20 : 12);
  const ticks = long ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
  const unknown = long ? ticks >= 2 ** 63 : ticks === 0xffffffff;
  return scale === 0 || unknown ? 0 : ticks / scale;
}

/** The displayed size of a track: a film that was recorded sideways has a rotation in its matrix. */
function sizeOf(head: Buffer): { width: number; height: number } {
  const matrix = head.readUInt8(0) === 1 ? 52 : 40;
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 16) === 0;
  const width = Math.round(head.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(head.readUInt32BE(matrix + 40) / 65_536);
  return isTurned ? { width: height, height: width } : { width, height };
}
