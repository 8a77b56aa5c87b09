import { crc32 } from "node:zlib";
import { invalid, quote } from "./refuse";

const unicodePathField = 0x7075;
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Upper half of code page 437, the encoding of names without the UTF-8 flag (APPNOTE, appendix D). */
const codePage437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";

/** Decodes a name of unknown encoding: as UTF-8 if it is valid, else as code page 437. */
export function decodeUndeclared(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : codePage437.charAt(byte - 128),
    ).join("");
  }
}

/** A name marked as UTF-8. @throws AppError `invalid` */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalid(
      `The name of the entry ${quote(Buffer.from(bytes).toString("latin1"))} is not valid UTF-8.`,
    );
  }
}

/** Decodes an entry's name. @throws AppError `invalid` */
export function decodeName(bytes: Uint8Array, isUtf8: boolean, extra: Uint8Array): string {
  if (isUtf8) return decodeUtf8(bytes);
  return unicodePath(bytes, extra) ?? decodeUndeclared(bytes);
}

/** The name in the Info-ZIP Unicode path field (APPNOTE 4.6.9), if its checksum is that of `name`. */
function unicodePath(name: Uint8Array, extra: Uint8Array): string | null {
  const field = findField(extra, unicodePathField);
  if (!field || field.length < 5 || field[0] !== 1) return null;
  if (Buffer.from(field).readUInt32LE(1) !== crc32(name)) return null;
  return decodeUtf8(field.subarray(5));
}

function findField(extra: Uint8Array, id: number): Uint8Array | null {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  let found: Uint8Array | null = null;
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === id && end <= extra.length) found = extra.subarray(at + 4, end);
  }
  return found;
}
