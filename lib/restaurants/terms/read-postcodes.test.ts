import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { readPostcodes } from "./read-postcodes";

test.each<[string, string[]]>([
  ["10115, 10117;10119", ["10115", "10117", "10119"]],
  ["10115 10117\n102* 10115", ["10115", "10117", "102*"]],
  ["10115\t10117\r\n", ["10115", "10117"]],
  ["sw1a  1aa, SW1A 1AA, e1 *", ["SW1A 1AA", "E1*"]],
  ["114 55, 114 56", ["114 55", "114 56"]],
  ["00-950, 1000-001", ["00-950", "1000-001"]],
  [" ,; ", []],
])("“%s” is read as %j", (text, postcodes) => {
  expect(readPostcodes(text)).toEqual(postcodes);
});

test("postcodes are read again as the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("1", "5", "a", " ", ",", "*", "-", "\n") }), (text) => {
      const postcodes = readPostcodes(text);
      expect(readPostcodes(postcodes.join(", "))).toEqual(postcodes);
    }),
  );
});
