import { type Element, localName, tagOf, textOf } from "@/lib/platform/html/markup";
import { UnusableDocument } from "@/lib/platform/html/parse-markup";
import { isFileName, isReadAsCss, kindOf, type Place } from "./addresses";

/**
 * Limits of an uploaded page: its number of addresses, the length of its styles, and of what lists repeat if they are
 * full, in UTF-16 units. Preparing it for
 * its first visitor looks at each address and parses the styles several times. Usual pages have some hundred addresses;
 * Bootstrap's style sheet is 240,000 units long.
 */
export const pageLimits = { addresses: 3_000, styles: 500_000, repeated: 1_000_000 };

const figure = (count: number) => count.toLocaleString("en-US");
const tooMany = `The page has more than ${figure(pageLimits.addresses)} addresses: links, pictures, and styles that refer to files; split it into several pages`;
const tooLong = `The page has more than ${figure(pageLimits.styles)} characters of styles in it; put them into a .css file of the template instead`;

/**
 * Counts the styles and addresses of one page: pass each element to `styles`, then with its addresses to `addresses`.
 * @throws UnusableDocument beyond `pageLimits`
 */
export class PageCounter {
  #addresses = 0;
  #styles = 0;

  styles(element: Element) {
    for (const one of element.attrs) if (kindOf(element, one) === "css") this.#addStyle(one.value);
    if (tagOf(element) === "style") this.#addStyle(textOf(element));
  }

  addresses(element: Element, found: readonly (Place & { address: string })[]) {
    this.#addAddresses(found.filter(isLookedUp).length);
    const holders = new Set(found.map(({ attribute }) => attribute));
    const isEmpty = element.attrs.filter(
      (one) => !holders.has(one) && kindOf(element, one) === "css" && isReadAsCss(one.value),
    );
    this.#addAddresses(isEmpty.length);
  }

  #addStyle(css: string) {
    if (isReadAsCss(css)) this.#styles += css.length;
    if (this.#styles > pageLimits.styles) throw new UnusableDocument(tooLong);
  }

  #addAddresses(count: number) {
    this.#addresses += count;
    if (this.#addresses > pageLimits.addresses) throw new UnusableDocument(tooMany);
  }
}

/** Values of `data-` attributes are seldom file names, and cost little otherwise. */
function isLookedUp({ address, use, attribute }: Place & { address: string }): boolean {
  return use !== "data" || isFileName(address) || localName(attribute?.name ?? "") === "data-srcset";
}
