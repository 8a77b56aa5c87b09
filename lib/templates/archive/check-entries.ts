import { type Directory, type Entry, isAt, localLength, localSignature } from "./directory";
import { archiveLimits } from "./limits";
import { broken, invalid, liesAboutSize, quote, tooLarge } from "./refuse";

/** Encrypted, strongly encrypted, local header masked (APPNOTE 4.4.4). */
const encryptedFlags = 0x2041;
/** Sizes and checksum follow the data instead of being in the local header. */
const describedLater = 0x8;
const [stored, deflated] = [0, 8];
const max32 = 0xffffffff;
/** The file types of Unix, in the upper four bits of a mode. */
const [typeBits, regular, folder, symlink] = [0xf000, 0x8000, 0x4000, 0xa000];

/**
 * Checks the headers of the entries before anything is decompressed.
 * @throws AppError `invalid` or `too-large`, naming the entry
 */
export function checkEntries(zip: Buffer, { entries, start }: Directory): void {
  for (const entry of entries) {
    checkKind(entry);
    checkRatio(entry);
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > archiveLimits.unpacked) throw tooLarge("Unpacked, a template may hold at most 100 MB.");
  if (unpacked > zip.length * archiveLimits.ratio) {
    throw tooLarge(`This ZIP file would unpack to more than ${archiveLimits.ratio} times its size.`);
  }
  checkPlaces(zip, entries, start);
}

function checkKind({ name, flags, method, mode, isFolder, packed, unpacked }: Entry): void {
  const type = mode & typeBits;
  if (flags & encryptedFlags) throw invalid(`The entry ${quote(name)} is encrypted.`);
  if (type === symlink) throw invalid(`The entry ${quote(name)} is a symbolic link.`);
  if (type !== 0 && type !== (isFolder ? folder : regular)) {
    throw invalid(`The entry ${quote(name)} is neither a file nor a folder.`);
  }
  if (method !== stored && method !== deflated) {
    throw invalid(`The entry ${quote(name)} is packed in a way that can’t be read (method ${method}).`);
  }
  if (isFolder && unpacked > 0) throw invalid(`The folder ${quote(name)} holds data of its own.`);
  if (method === stored && packed !== unpacked) throw liesAboutSize(name);
}

function checkRatio({ name, packed, unpacked }: Entry): void {
  if (unpacked > packed * archiveLimits.ratio) {
    throw tooLarge(
      `The entry ${quote(name)} would unpack to more than ${archiveLimits.ratio} times its size.`,
    );
  }
}

/** Each entry has its own bytes, before the central directory. */
function checkPlaces(zip: Buffer, entries: readonly Entry[], start: number): void {
  let free = 0;
  for (const entry of [...entries].sort((one, other) => one.offset - other.offset)) {
    if (entry.offset + localLength > start) throw broken();
    if (entry.offset < free) throw invalid(`The entry ${quote(entry.name)} overlaps another one.`);
    free = checkLocalHeader(zip, entry) + entry.packed;
    if (free > start) throw invalid(`The entry ${quote(entry.name)} reaches beyond the archive’s data.`);
  }
}

/** Compares the local header with the central directory. @returns the offset of the data */
function checkLocalHeader(zip: Buffer, entry: Entry): number {
  const { offset, name, nameBytes } = entry;
  if (!isAt(zip, offset, localSignature)) throw broken();
  const nameEnd = offset + localLength + zip.readUInt16LE(offset + 26);
  if (!zip.subarray(offset + localLength, nameEnd).equals(nameBytes)) {
    throw invalid(`The entry ${quote(name)} has another name in its own header.`);
  }
  const flags = zip.readUInt16LE(offset + 6);
  if (flags & encryptedFlags) throw invalid(`The entry ${quote(name)} is encrypted.`);
  if (zip.readUInt16LE(offset + 8) !== entry.method) throw liesAboutSize(name);
  const local = [14, 18, 22].map((at) => zip.readUInt32LE(offset + at));
  const agrees = [entry.crc, entry.packed, entry.unpacked].every(
    (value, index) => local[index] === value || (index > 0 && local[index] === max32),
  );
  if (!(flags & describedLater) && !agrees) throw liesAboutSize(name);
  return nameEnd + zip.readUInt16LE(offset + 28);
}
