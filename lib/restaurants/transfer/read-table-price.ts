import { plainAmount } from "@/lib/platform/money/plain-amount";
import { isAmbiguous } from "@/lib/platform/money/read-money";
import { limitProblem, type PriceMessages, readPrice } from "@/lib/restaurants/editor/price-text";

/** Reads a price of a table into minor units. Refuses ambiguous ones, as nobody sees each price while it is read. */
export function readTablePrice(
  text: string,
  currency: string,
  messages: PriceMessages,
): { minor: number } | { refusal: string } {
  const read = readPrice(text, currency, messages);
  if ("refusal" in read) return read;
  if (isAmbiguous(text, currency)) {
    const price = `“${text.trim()}” can mean ${plainAmount(read.minor, currency)} or a number with three decimals`;
    return { refusal: `${price}: write it with two decimals` };
  }
  const problem = limitProblem(read.minor, currency);
  return problem === null ? read : { refusal: problem };
}
