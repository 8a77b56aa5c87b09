import { type CSSToken, TokenType, tokenizer } from "@csstools/css-tokenizer";

export type CssUse = "import" | "resource";

/** An address in a style sheet; `line` counts from 1. */
export type CssAddress = { url: string; line: number; use: CssUse };

const functionsOfUrls = new Set(["url", "src", "image", "image-set", "-webkit-image-set"]);

/** Yields the tokens one by one: all together take a hundred times the size of the style sheet. */
function* tokensOf(css: string): Generator<CSSToken> {
  const tokens = tokenizer({ css });
  while (!tokens.endOfFile()) yield tokens.nextToken();
}

/** Finds tokens that are addresses: `url()`, and strings at positions of an address. */
class AddressReader {
  readonly #functions: string[] = [];
  #rule = "";

  /** Must be called for each token in order; null if it is no address. */
  read(token: CSSToken): { url: string; use: CssUse } | null {
    const inside = this.#functions.at(-1);
    if (token[0] === TokenType.AtKeyword) this.#rule = token[4].value.toLowerCase();
    if (token[0] === TokenType.Semicolon || token[0] === TokenType.OpenCurly) this.#rule = "";
    if (token[0] === TokenType.Function) this.#functions.push(token[4].value.toLowerCase());
    if (token[0] === TokenType.OpenParen) this.#functions.push("");
    if (token[0] === TokenType.CloseParen) this.#functions.pop();
    if (token[0] !== TokenType.URL && token[0] !== TokenType.String) return null;
    if (this.#rule === "namespace") return null;
    const isString = token[0] === TokenType.String;
    const mayBeUrl = inside === undefined ? this.#rule === "import" : functionsOfUrls.has(inside);
    if (isString && !mayBeUrl) return null;
    const use = this.#rule === "import" ? "import" : "resource";
    if (use === "import") this.#rule = "";
    return { url: token[4].value, use };
  }
}

/** Counts the line breaks before a position; positions must be passed in ascending order. */
function lineCounter(text: string): (place: number) => number {
  let [breaks, next] = [0, text.indexOf("\n")];
  return (place) => {
    for (; next !== -1 && next < place; next = text.indexOf("\n", next + 1)) breaks++;
    return breaks;
  };
}

/** The addresses that a style sheet refers to, in their order. */
export function urlsOfCss(css: string): CssAddress[] {
  const reader = new AddressReader();
  const breaksBefore = lineCounter(css);
  const found: CssAddress[] = [];
  for (const token of tokensOf(css)) {
    const address = reader.read(token);
    if (address) found.push({ ...address, line: 1 + breaksBefore(token[2]) });
  }
  return found;
}

const NOWHERE = "about:invalid";

/**
 * The style sheet with its addresses replaced and everything else unchanged; null from `replace` makes an address
 * empty. It also removes `expression()` and HTML comment marks.
 */
export function rewriteCss(css: string, replace: (url: string, use: CssUse) => string | null): string {
  const reader = new AddressReader();
  let rewritten = "";
  for (const token of tokensOf(css)) {
    const address = reader.read(token);
    const other = address && (replace(address.url, address.use) ?? NOWHERE);
    if (address && other !== null && other !== address.url) {
      rewritten += token[0] === TokenType.URL ? `url(${cssString(other)})` : cssString(other);
    } else rewritten += harmless(token);
  }
  return rewritten;
}

/** The replacement of a token that is no address. */
function harmless(token: CSSToken): string {
  if (token[0] === TokenType.CDO || token[0] === TokenType.CDC) return " ";
  if (token[0] === TokenType.BadURL) return "removed()";
  const isExpression = token[0] === TokenType.Function && token[4].value.toLowerCase() === "expression";
  return isExpression ? "removed(" : token[1];
}

const hexEscape = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `;

const cssString = (value: string) => `"${value.replace(/["\\<\p{Cc}]/gu, hexEscape)}"`;

/** Escapes a text so that it means the same in a name, in a string and in `url()`, and can't end any of them. */
export const escapeCss = (value: string) => value.replace(/[^\w\u0080-\u{10ffff}-]|^\d/gu, hexEscape);

/** Escapes tags in a style sheet, so that it can't end its `style` element. */
export const withoutTags = (css: string) => css.replace(/\\?<(?=[a-z/!?])/gi, "\\3c ");
