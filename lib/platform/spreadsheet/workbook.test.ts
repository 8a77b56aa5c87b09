import { expect, test } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { readWorkbook } from "./workbook";

const limits = { rows: 20, columns: 5, bytes: 200_000 };
const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://x"><sheetData>${rows}</sheetData></worksheet>`;

const parts = (rows: string, more: Record<string, string> = {}) => ({
  "xl/workbook.xml":
    '<workbook xmlns="http://x" xmlns:r="http://r"><sheets><sheet name="Menu" sheetId="1" r:id="rId7"/><sheet name="Old" r:id="rId8"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="rId8" Target="worksheets/sheet9.xml"/><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>',
  "xl/worksheets/sheet2.xml": sheet(rows),
  "xl/sharedStrings.xml":
    '<sst><si><t>Dish</t></si><si><r><t xml:space="preserve">Leek </t></r><r><t>soup &amp; bread</t></r><rPh><t>no</t></rPh></si><si><t>&#x1F35E;</t></si></sst>',
  ...more,
});

const workbook = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const read = (rows: string, more?: Record<string, string>) =>
  readWorkbook(workbook(parts(rows, more)), limits);

test("texts, numbers, formulas and flags of the first sheet are read at their positions", () => {
  const rows = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Price</t></is></c></row>',
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>8.9900000000000002</v></c><c r="D3" t="b"><v>1</v></c></row>',
    '<row><c t="str"><f>A1</f><v>=Soup</v></c><c><v>12</v></c><c t="e"><v>#REF!</v></c><c t="s"><v>2</v></c></row>',
  ].join("");
  expect(read(rows)).toEqual({
    rows: [["Dish", "Price"], [], ["Leek soup & bread", "8.99", "", "yes"], ["=Soup", "12", "", "🍞"]],
  });
});

test.each([
  ["no workbook", strToU8("name,price"), /not a workbook/],
  ["an archive of something else", workbook({ "index.html": "x" }), /not a workbook/],
  ["a sheet that is cut off", workbook(parts("<row><c")), /can’t be read/],
  [
    "a cell far to the right",
    workbook(parts('<row r="1"><c r="XFD1"><v>1</v></c></row>')),
    /more than 5 columns/,
  ],
  ["a row far below", workbook(parts('<row r="1048576"><c><v>1</v></c></row>')), /more than 20 rows/],
  [
    "a cell of another row",
    workbook(parts('<row r="1"><c r="A999999999"><v>1</v></c></row>')),
    /more than 20 rows/,
  ],
  ["a row that is no number", workbook(parts('<row r="1e9"><c><v>1</v></c></row>')), /can’t be read/],
  ["many rows", workbook(parts("<row><c><v>1</v></c></row>".repeat(21))), /more than 20 rows/],
  [
    "many cells in a row",
    workbook(parts(`<row>${"<c><v>1</v></c>".repeat(6)}</row>`)),
    /more than 5 columns/,
  ],
  ["an entity", workbook(parts('<!DOCTYPE x [<!ENTITY a "b">]><row/>')), /can’t be read/],
  ["a text that is not there", workbook(parts('<row><c t="s"><v>99</v></c></row>')), /can’t be read/],
])("%s is refused in one sentence", (_, bytes, message) => {
  expect(readWorkbook(bytes, limits)).toEqual({ problem: expect.stringMatching(message) });
});

test("an archive that unpacks to more than is allowed is refused before it is unpacked", () => {
  const bomb = workbook(parts("", { "xl/sharedStrings.xml": `<sst>${" ".repeat(300_000)}</sst>` }));
  expect(bomb.length).toBeLessThan(5_000);
  expect(readWorkbook(bomb, limits)).toEqual({ problem: expect.stringMatching(/too large/) });
});

test("an archive with a false unpacked size takes no more memory than declared", () => {
  const honest = workbook(parts("", { "xl/sharedStrings.xml": `<sst>${" ".repeat(300_000)}</sst>` }));
  const lying = Uint8Array.from(honest);
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 46 < lying.length; at++) {
    // In the central directory (APPNOTE 4.3.12), the unpacked size of an entry is at offset 24.
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 200_000) {
      view.setUint32(at + 24, 100, true);
    }
  }
  expect(readWorkbook(lying, limits)).toEqual({ problem: expect.stringMatching(/can’t be read/) });
});
