import { decodeName } from "./entry-name";
import { archiveLimits } from "./limits";
import { broken, invalid, tooLarge } from "./refuse";

/** An entry of the central directory; sizes and offsets in bytes. */
export type Entry = {
  name: string;
  /** The name as encoded in the archive. */
  nameBytes: Buffer;
  isFolder: boolean;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  /** Unix file mode; 0 if not given. */
  mode: number;
  /** Offset of its local header. */
  offset: number;
};

/** The entries in their order; `start` is the offset of the central directory, where the entries' data ends. */
export type Directory = { entries: Entry[]; start: number };

// Signatures and lengths: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7 to 4.3.16.
const signature = (kind: number, number: number) => Buffer.from([0x50, 0x4b, kind, number]);
export const localSignature = signature(3, 4);
const centralSignature = signature(1, 2);
const endSignature = signature(5, 6);
const zip64LocatorSignature = signature(6, 7);
export const localLength = 30;
const [centralLength, endLength, zip64LocatorLength] = [46, 22, 20];
const utf8Flag = 0x800;
const folderAttribute = 0x10;
const [max16, max32] = [0xffff, 0xffffffff];

const zip64 = () => invalid("ZIP64 archives can’t be read; pack the folder again as an ordinary ZIP file.");

/** Returns whether the bytes at `at` are this signature. */
export function isAt(zip: Buffer, at: number, bytes: Buffer): boolean {
  return zip.subarray(at, at + bytes.length).equals(bytes);
}

/**
 * Reads the central directory of a ZIP file, and refuses one that contradicts itself.
 * @throws AppError `invalid`; `too-large` if it has more entries than a template may have
 */
export function readDirectory(zip: Buffer): Directory {
  const { start, end, count } = findDirectory(zip);
  const entries: Entry[] = [];
  let [at, files] = [start, 0];
  while (at < end) {
    if (at + centralLength > end || !isAt(zip, at, centralSignature)) throw broken();
    const length =
      centralLength + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (at + length > end) throw broken();
    const entry = readEntry(zip.subarray(at, at + length));
    entries.push(entry);
    if (!entry.isFolder) files += 1;
    if (files > archiveLimits.files) throw tooLarge("At most 2,000 files fit into a template.");
    if (entries.length - files > archiveLimits.folders)
      throw tooLarge("At most 2,000 folders fit into a template.");
    at += length;
  }
  if (entries.length !== count) throw broken();
  return { entries, start };
}

/** Locates the central directory: directly before its end record, which ends the file. */
function findDirectory(zip: Buffer): { start: number; end: number; count: number } {
  const end = zip.lastIndexOf(endSignature);
  const isZip = isAt(zip, 0, localSignature) || (isAt(zip, 0, endSignature) && end === 0);
  if (!isZip) throw invalid("Please select a ZIP file");
  if (end < 0 || end + endLength > zip.length) throw broken();
  if (end + endLength + zip.readUInt16LE(end + 20) !== zip.length) throw broken();
  const counts = [8, 10].map((at) => zip.readUInt16LE(end + at));
  const [size, start] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  const hasLocator = end >= zip64LocatorLength && isAt(zip, end - zip64LocatorLength, zip64LocatorSignature);
  if (hasLocator || counts.includes(max16) || size === max32 || start === max32) throw zip64();
  if (zip.readUInt32LE(end + 4) !== 0) throw invalid("A ZIP file in several parts can’t be read.");
  if (start + size !== end || counts[0] !== counts[1]) throw broken();
  return { start, end, count: counts[0] ?? 0 };
}

function readEntry(record: Buffer): Entry {
  const nameEnd = centralLength + record.readUInt16LE(28);
  const flags = record.readUInt16LE(8);
  const attributes = record.readUInt32LE(38);
  const nameBytes = record.subarray(centralLength, nameEnd);
  const extra = record.subarray(nameEnd, nameEnd + record.readUInt16LE(30));
  const name = decodeName(nameBytes, (flags & utf8Flag) !== 0, extra);
  const [packed, unpacked, offset] = [20, 24, 42].map((at) => record.readUInt32LE(at)) as [
    number,
    number,
    number,
  ];
  if ([packed, unpacked, offset].includes(max32)) throw zip64();
  return {
    name,
    nameBytes,
    isFolder: name.endsWith("/") || (attributes & folderAttribute) !== 0,
    flags,
    method: record.readUInt16LE(10),
    crc: record.readUInt32LE(16),
    packed,
    unpacked,
    mode: attributes >>> 16,
    offset,
  };
}
