import { expect, test } from "@jest/globals";
import { readMoney } from "@/lib/platform/money/read-money";
import fc from "@/tests/support/properties";
import { readPrice } from "./price-text";

const before = ["", " ", "$", "US$ ", "USD", "usd $", "-", "−$", "(", "$$", "="];
const inside = ["0", "1", "23", "456", "50", "000", ".", ",", " ", "'", "-", "$"];
const after = ["", " ", "$", " USD", ")", "-", "$ USD", "."];
const texts = fc
  .tuple(
    fc.constantFrom(...before),
    fc.array(fc.constantFrom(...inside), { maxLength: 7 }),
    fc.constantFrom(...after),
  )
  .map((parts) => parts.flat().join(""));

/** `0,500` is 500 dollars by readPrice and refused by readMoney. */
const isZeroWithThousands = (text: string) => /^\D*0+,\d{3}\D*$/.test(text.replace(/[\s']/g, ""));

test("dollars are read and refused as by readPrice", () => {
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(!isZeroWithThousands(text));
      const read = readMoney(text, "USD");
      expect([text, "minor" in read ? read.minor : null]).toEqual([text, readPrice(text)]);
    }),
    { numRuns: 20_000 },
  );
});
