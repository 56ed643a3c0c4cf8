/** A file with a film's metadata, and the given number of bytes in the place of its pictures. */
export function mp4Of({
  width = 1080,
  height = 1920,
  seconds = 20,
  media = Buffer.alloc(1_000, 7) as Buffer,
} = {}): Buffer {
  const scale = 1_000;
  const track = (kind: string, codec: string, size: [number, number]) =>
    box("trak", [
      box("tkhd", [
        numbers(7, 0, 0, 1, 0, seconds * scale, 0, 0, 0, 0),
        matrix,
        numbers(...size.map((side) => side * 65_536)),
      ]),
      box("mdia", [
        box("mdhd", [numbers(0, 0, 0, scale, seconds * scale, 0)]),
        box("hdlr", [numbers(0, 0), Buffer.from(kind), numbers(0, 0, 0), Buffer.from([0])]),
        box("minf", [box("stbl", [box("stsd", [numbers(0, 1), box(codec, [Buffer.alloc(70)])])])]),
      ]),
    ]);
  return Buffer.concat([
    box("ftyp", [Buffer.from("isom"), numbers(512), Buffer.from("isomiso2avc1mp41")]),
    box("moov", [
      box("mvhd", [numbers(0, 0, 0, scale, seconds * scale, 65_536, 0x0100_0000, 0, 0), matrix, Buffer.alloc(28)]),
      track("vide", "avc1", [width, height]),
      track("soun", "mp4a", [0, 0]),
    ]),
    box("mdat", [media]),
  ]);
}

function box(type: string, content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([numbers(inside.byteLength + 8), Buffer.from(type), inside]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(Math.round(value), index * 4);
  return bytes;
}

const matrix = numbers(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);
