// Names and places in a 64-bit ELF file (System V ABI, chapters 4 and 5: ELF header, program header).
const magic = "\u007fELF\u0002\u0001";
const programHeaders = { offset: 0x20, size: 0x36, count: 0x38 };
const sectionHeaders = { offset: 0x28, count: 0x3c, names: 0x3e };
/** Within one program header. */
const segment = { offset: 0x08, size: 0x20 };

/**
 * The program without the tables of symbols and of a debugger, which lie behind everything that is loaded when it runs. The `strip`
 * of most machines knows only their own processor. Throws on what is no little-endian 64-bit ELF file.
 */
export function withoutSymbols(program: Buffer): Buffer {
  if (program.subarray(0, magic.length).toString("latin1") !== magic)
    throw new Error("The program is no 64-bit ELF file, so its symbols cannot be removed.");
  const stripped = Buffer.from(program.subarray(0, endOfSegments(program)));
  stripped.writeBigUInt64LE(0n, sectionHeaders.offset);
  stripped.writeUInt16LE(0, sectionHeaders.count);
  stripped.writeUInt16LE(0, sectionHeaders.names);
  return stripped;
}

function endOfSegments(program: Buffer): number {
  const first = Number(program.readBigUInt64LE(programHeaders.offset));
  const size = program.readUInt16LE(programHeaders.size);
  const ends = Array.from({ length: program.readUInt16LE(programHeaders.count) }, (_, index) => {
    const at = first + index * size;
    return Number(program.readBigUInt64LE(at + segment.offset) + program.readBigUInt64LE(at + segment.size));
  });
  return Math.max(first + ends.length * size, ...ends);
}
