import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { MAX_RESULT_LENGTH, readResults } from "./epson/response-file";
import { isWholeSecret, makeJobToken, makePrinterSecret } from "./secret";
import { isPrinted, parseStatusCode } from "./star/status";

test.each([
  ["200 OK", "ready"],
  ["200%20OK", "ready"],
  ["OK", "ready"],
  ["211 OK Paper Low", "paperLow"],
  ["410 Paper out", "paperOut"],
  ["411 Paper jam", "paperOut"],
  ["420 Cover open", "coverOpen"],
  ["520 Server error", "error"],
  ["%", "error"],
  ["", "error"],
])("a Star printer that says %j is %s", (said, condition) => {
  expect(parseStatusCode(said).condition).toBe(condition);
});

test.each([
  ["200 OK", true],
  ["OK", true],
  ["211%20Low", true],
  ["410 Paper out", false],
  ["2000", false],
  ["", false],
])("the confirmation %j of a Star printer counts as printed: %j", (code, printed) => {
  expect(isPrinted(code)).toBe(printed);
});

const result = (attributes: string, id = "ABC123") =>
  `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" ${attributes}/></PrintResponse></ePOSPrint></PrintResponseInfo>`;

test.each([
  ['success="true" code="" status="251658262"', true, "ready"],
  ['success="true" code="" status="131072"', true, "paperLow"],
  ['success="false" code="EPTR_REC_EMPTY" status="0"', false, "paperOut"],
  ['success="false" code="" status="32"', false, "coverOpen"],
  ['success="false" code="EX_BADPORT" status="1"', false, "offline"],
  ['success="false" code="SchemaError" status="0"', false, "error"],
])("an Epson printer that answers %s has printed %j and is %s", (attributes, printed, condition) => {
  expect(readResults(result(attributes))).toMatchObject([{ token: "ABC123", isPrinted: printed, condition }]);
});

test("nothing but the known elements of an Epson printer’s result is read", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${"b".repeat(1000)}"><!ENTITY id "ABC">]>${result('success="&a;"', "&id;")}`;
  for (const file of ["", bomb, "<printjobid>".repeat(1000), result("", "x".repeat(50))]) {
    expect(readResults(file)).toEqual([]);
  }
  expect(readResults(result('success="true"').padEnd(MAX_RESULT_LENGTH + 1))).toEqual([]);
  expect(readResults(result('success="true"').repeat(30))).toHaveLength(20);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (file) => Array.isArray(readResults(file))));
});

test("secrets and tokens are long enough and of the characters that fit", () => {
  expect(isWholeSecret(makePrinterSecret().secret)).toBe(true);
  expect(isWholeSecret("a".repeat(42))).toBe(false);
  expect(makeJobToken()).toMatch(/^[\w-]{24}$/);
});
