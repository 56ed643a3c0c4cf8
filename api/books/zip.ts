// Writes zip files one entry at a time, so that memory holds one entry only. Their dates are fixed: the same entries give the same bytes.
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);

/** A zip file that is being written. */
export type Zip = {
  /** Adds an entry. `stored`: without compression, as a picture is compressed already. */
  add(name: string, data: Uint8Array | string, options?: { stored?: boolean }): Promise<void>;
  /** Writes the directory at the end; the file is complete and on disk then. */
  finish(): Promise<void>;
  /** Closes the file, complete or not. */
  close(): Promise<void>;
};

/** 1 January 1980, the first date that the format knows. */
const firstDay = 0x0021;
/** The format without its 64-bit extension. */
const most = { entries: 0xffff, bytes: 0xffffffff } as const;

type Entry = { name: Buffer; method: number; crc: number; packed: number; size: number; at: number };

export async function createZip(path: string): Promise<Zip> {
  const file = await open(path, "wx");
  const entries: Entry[] = [];
  let at = 0;
  const write = async (bytes: Uint8Array) => {
    await writeAll(file, bytes);
    at += bytes.length;
    if (at > most.bytes) throw new RangeError("A zip file without extensions ends at 4 GiB.");
  };
  return {
    async add(name, data, { stored = false } = {}) {
      const plain = Buffer.from(data as Uint8Array);
      const packed = stored ? plain : await deflate(plain, { level: 9 });
      const sizes = { packed: packed.length, size: plain.length };
      const entry = { name: Buffer.from(name), method: stored ? 0 : 8, crc: crc32(plain), ...sizes, at };
      if (entries.push(entry) > most.entries) throw new RangeError("A zip file without extensions has 65,535 entries.");
      await write(localHeader(entry));
      await write(packed);
    },
    async finish() {
      const start = at;
      for (const entry of entries) await write(centralHeader(entry));
      await write(endOf({ count: entries.length, start, bytes: at - start }));
      await file.sync();
    },
    close: () => file.close(),
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done)).bytesWritten;
}

/** The fields that both headers of an entry have. The flag says that names are UTF-8. */
function commonFields({ name, method, crc, packed, size }: Entry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(firstDay, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const localHeader = (entry: Entry) => Buffer.concat([Buffer.from("PK\u0003\u0004"), commonFields(entry), entry.name]);

function centralHeader(entry: Entry): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.at, 10);
  const version = Buffer.from([20, 0]);
  return Buffer.concat([Buffer.from("PK\u0001\u0002"), version, commonFields(entry), rest, entry.name]);
}

function endOf({ count, start, bytes }: { count: number; start: number; bytes: number }): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(bytes, 8);
  end.writeUInt32LE(start, 12);
  return Buffer.concat([Buffer.from("PK\u0005\u0006"), end]);
}
