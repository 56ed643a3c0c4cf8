/** A box of an MP4 file: its four-letter type and its content. */
export type Box = {
  type: string;
  content: Buffer;
  /** The first box of that type inside this one. */
  inside(type: string): Box | undefined;
};

const mostBoxes = 1000;

/** Parses the boxes in these bytes. Throws a RangeError if one is longer than the rest. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const long = short === 1;
    const length = long ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    const head = long ? 16 : 8;
    if (length < head || at + length > bytes.length || boxes.length === mostBoxes)
      throw new RangeError("a damaged box");
    const content = bytes.subarray(at + head, at + length);
    const type = bytes.toString("latin1", at + 4, at + 8);
    boxes.push({ type, content, inside: (wanted) => boxesIn(content).find((box) => box.type === wanted) });
    at += length;
  }
  return boxes;
}
