import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";

type Limits = {
  rows: number;
  columns: number;
  /** The maximum unpacked size of the parts. */
  bytes: number;
};

class Unreadable extends Error {}

const refuse = (message: string): never => {
  throw new Unreadable(message);
};
const UNREADABLE = "This workbook can’t be read. Save it again in your spreadsheet, or as CSV.";
const broken = () => refuse(UNREADABLE);
const noWorkbook = () => refuse("This is not a workbook of a spreadsheet (.xlsx).");

type Parts = Readonly<Record<string, Uint8Array>>;
type Attributes = Readonly<Record<string, string>>;
type Handlers = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Parses a part; element names have no prefix. Refuses a document type (ECMA-376 part 2, 6.2.5). */
function walk(part: Uint8Array | undefined, { open, close, text }: Handlers): void {
  if (!part) return;
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const plain = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("error", broken);
  parser.on("doctype", broken);
  parser.on("opentag", ({ name, attributes }) => open(plain(name), attributes));
  parser.on("closetag", ({ name }) => close?.(plain(name)));
  parser.on("text", (value) => text?.(value));
  parser.on("cdata", (value) => text?.(value));
  parser.write(strFromU8(part)).close();
}

/** Unpacks the required parts, whose sizes are known before. */
function unpack(bytes: Uint8Array, limits: Limits): Parts {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) noWorkbook();
  let size = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isNeeded =
        /^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(
          name,
        );
      if (isNeeded) size += originalSize;
      if (size > limits.bytes) refuse("This workbook is too large.");
      return isNeeded;
    },
  });
}

function firstSheet(parts: Parts): string {
  let wanted: string | undefined;
  walk(parts["xl/workbook.xml"], {
    open(name, attributes) {
      if (name === "sheet")
        wanted ??= attributes["r:id"] ?? Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
    },
  });
  let target = "";
  walk(parts["xl/_rels/workbook.xml.rels"], {
    open(name, { Id, Target = "" }) {
      if (name === "Relationship" && Id === wanted) target = Target;
    },
  });
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** Lists the texts that cells refer to, without phonetic ones (`rPh`). */
function sharedTexts(parts: Parts): string[] {
  const texts: string[] = [];
  let [isText, isReading] = [false, false];
  walk(parts["xl/sharedStrings.xml"], {
    open(name) {
      if (name === "si") texts.push("");
      if (name === "rPh") isReading = true;
      isText = name === "t" && !isReading;
    },
    close(name) {
      if (name === "rPh") isReading = false;
      isText = false;
    },
    text(text) {
      if (isText) texts.push((texts.pop() ?? "") + text);
    },
  });
  return texts;
}

/** Rounds a computed number: 8.9900000000000002 is 8.99. */
const numberText = (text: string) => {
  const number = Number(text);
  return text === "" || !Number.isFinite(number) ? text : String(Number(number.toPrecision(14)));
};

function cellText(type: string, value: string, texts: readonly string[]): string {
  if (type === "s") return texts[Number(value)] ?? broken();
  if (type === "b") return value === "1" ? "yes" : "no";
  if (type === "e") return "";
  return type === "str" || type === "inlineStr" ? value : numberText(value);
}

/** Parses an address such as B12, from 0; without letters, `column` is null. */
function placeOf(address: string) {
  const [, letters = "", digits = ""] = /^([A-Z]{0,3})(\d{1,9})$/.exec(address) ?? broken();
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { column: letters ? column - 1 : null, row: Number(digits) - 1 };
}

function readSheet(part: Uint8Array, texts: readonly string[], limits: Limits): string[][] {
  const rows: string[][] = [];
  let [row, column] = [-1, -1];
  let [type, value] = ["n", ""];
  let isValue = false;
  function goTo(next: number) {
    if (next >= limits.rows)
      refuse(`There are more than ${limits.rows.toLocaleString("en")} rows in this workbook.`);
    row = next;
  }
  walk(part, {
    open(name, { r, t = "n" }) {
      if (name === "row") {
        goTo(r === undefined ? row + 1 : placeOf(r).row);
        column = -1;
      } else if (name === "c") {
        const place = r === undefined ? null : placeOf(r);
        if (place) goTo(place.row);
        column = place?.column ?? column + 1;
        if (column >= limits.columns)
          refuse(`There are more than ${limits.columns} columns in this workbook.`);
        [type, value] = [t, ""];
      }
      isValue = name === "v" || name === "t";
    },
    text(text) {
      if (isValue) value += text;
    },
    close(name) {
      isValue = false;
      if (name !== "c" || value === "") return;
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] as string[];
      while (cells.length < column) cells.push("");
      cells[column] = cellText(type, value, texts);
    },
  });
  return rows;
}

/**
 * Reads the first sheet of an `.xlsx` file (ECMA-376) as texts. Limits are checked in advance: unpacking is bounded by
 * the sizes in the archive's directory, and cells outside the limits are refused.
 * @returns a sentence for people if it is unreadable
 */
export function readWorkbook(bytes: Uint8Array, limits: Limits): { rows: string[][] } | { problem: string } {
  try {
    const parts = unpack(bytes, limits);
    if (!parts["xl/workbook.xml"]) noWorkbook();
    const sheet = parts[firstSheet(parts)] ?? broken();
    return { rows: readSheet(sheet, sharedTexts(parts), limits) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    // fflate's messages are for programmers.
    return { problem: UNREADABLE };
  }
}
