import { crc32, deflateRawSync } from "node:zlib";

type Header = {
  name: string | Uint8Array;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
};

/** One entry; missing fields default to correct values. */
export type ZipEntry = Partial<Header> & {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** The packed bytes, if they differ from the deflated content. */
  data?: Uint8Array;
  /** Type and permissions as in Unix. */
  mode?: number;
  /** MS-DOS attributes. */
  attributes?: number;
  extra?: Uint8Array;
  offset?: number;
  /** Differing fields of the local header. */
  local?: Partial<Header>;
};

/** Differing fields of the end record, and bytes around it. */
export type ZipEnd = {
  count?: number;
  size?: number;
  start?: number;
  disk?: number;
  comment?: string;
  /** Bytes between the central directory and its end record. */
  beforeEnd?: Uint8Array;
};

type Width = 2 | 4;
function little(...numbers: [number, Width][]): Buffer {
  const bytes = Buffer.alloc(numbers.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of numbers) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}

const nameBytes = (name: string | Uint8Array) => Buffer.from(name as Uint8Array);

/** The fields that a local header and the central directory share, from flags to lengths. */
function shared({ name, flags, method, crc, packed, unpacked }: Header, extra: Uint8Array): Buffer {
  const lengths: [number, Width][] = [
    [nameBytes(name).length, 2],
    [extra.length, 2],
  ];
  const dateAndTime: [number, Width] = [0x5a210000, 4];
  return little(
    [20, 2],
    [flags, 2],
    [method, 2],
    dateAndTime,
    [crc, 4],
    [packed, 4],
    [unpacked, 4],
    ...lengths,
  );
}

const none = Buffer.alloc(0);

/** Writes a ZIP file (APPNOTE 4.3), valid or with any faults of a test. */
export function buildZip(entries: readonly ZipEntry[], end: ZipEnd = {}): Uint8Array {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const content = Buffer.from((entry.content ?? "") as Uint8Array);
    const method = entry.method ?? 8;
    const data = entry.data ?? (method === 8 ? deflateRawSync(content) : content);
    const sizes = { crc: crc32(content), packed: data.length, unpacked: content.length };
    const header: Header = { flags: 0x800, ...sizes, ...entry, method };
    const local = { ...header, ...entry.local };
    const extra = Buffer.from(entry.extra ?? none);
    const localPart = [
      Buffer.from("PK\x03\x04"),
      shared(local, none),
      nameBytes(local.name),
      Buffer.from(data),
    ];
    const places = little(
      [0, 2],
      [0, 2],
      [0, 2],
      [entry.attributes ?? 0, 2],
      [entry.mode ?? 0, 2],
      [entry.offset ?? at, 4],
    );
    central.push(
      Buffer.from("PK\x01\x02"),
      little([0x0314, 2]),
      shared(header, extra),
      places,
      nameBytes(header.name),
      extra,
    );
    parts.push(...localPart);
    at += localPart.reduce((sum, part) => sum + part.length, 0);
  }
  const directory = Buffer.concat(central);
  const count = end.count ?? entries.length;
  const comment = Buffer.from(end.comment ?? "");
  const sizes = little([end.size ?? directory.length, 4], [end.start ?? at, 4], [comment.length, 2]);
  const record = [
    Buffer.from("PK\x05\x06"),
    little([end.disk ?? 0, 2], [0, 2], [count, 2], [count, 2]),
    sizes,
    comment,
  ];
  return Uint8Array.from(Buffer.concat([...parts, directory, end.beforeEnd ?? none, ...record]));
}

/** Makes a ZIP file with these texts by path. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array {
  return buildZip(Object.entries(files).map(([name, content]) => ({ name, content })));
}
