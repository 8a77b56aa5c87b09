import { type CSSToken, TokenType, tokenize } from "@csstools/css-tokenizer";

export type CssUse = "import" | "resource";

/** An address in a style sheet; `line` counts from 1. */
export type CssAddress = { url: string; line: number; use: CssUse };

type Found = { token: CSSToken; url: string; use: CssUse };

const functionsOfUrls = new Set(["url", "src", "image", "image-set", "-webkit-image-set"]);

/** The tokens that are addresses: `url()`, and strings where a style sheet takes them for one. */
function* addressTokens(tokens: readonly CSSToken[]): Generator<Found> {
  const functions: string[] = [];
  let rule = "";
  for (const token of tokens) {
    const inside = functions.at(-1);
    if (token[0] === TokenType.AtKeyword) rule = token[4].value.toLowerCase();
    if (token[0] === TokenType.Semicolon || token[0] === TokenType.OpenCurly) rule = "";
    if (token[0] === TokenType.Function) functions.push(token[4].value.toLowerCase());
    if (token[0] === TokenType.OpenParen) functions.push("");
    if (token[0] === TokenType.CloseParen) functions.pop();
    if (token[0] !== TokenType.URL && token[0] !== TokenType.String) continue;
    if (rule === "namespace") continue;
    const isUrl =
      token[0] === TokenType.URL || (inside !== undefined ? functionsOfUrls.has(inside) : rule === "import");
    if (!isUrl) continue;
    yield { token, url: token[4].value, use: rule === "import" ? "import" : "resource" };
    if (rule === "import") rule = "";
  }
}

/** The addresses that a style sheet refers to, in their order. */
export function urlsOfCss(css: string): CssAddress[] {
  let [line, counted] = [1, 0];
  return Array.from(addressTokens(tokenize({ css })), ({ token, url, use }) => {
    for (let at = css.indexOf("\n", counted); at !== -1 && at < token[2]; at = css.indexOf("\n", counted)) {
      line++;
      counted = at + 1;
    }
    return { url, line, use };
  });
}

const NOWHERE = "about:invalid";

/**
 * The style sheet with other addresses, everything else as it stands; null makes an address lead nowhere.
 * What is no address though it begins as one, `expression()` and the comment marks of HTML are taken out.
 */
export function rewriteCss(css: string, replace: (url: string, use: CssUse) => string | null): string {
  const tokens = tokenize({ css });
  for (const token of tokens) {
    if (token[0] === TokenType.CDO || token[0] === TokenType.CDC) token[1] = " ";
    if (token[0] === TokenType.BadURL) token[1] = "removed()";
    if (token[0] === TokenType.Function && token[4].value.toLowerCase() === "expression")
      token[1] = "removed(";
  }
  for (const { token, url, use } of addressTokens(tokens)) {
    const other = replace(url, use) ?? NOWHERE;
    if (other === url) continue;
    token[1] = token[0] === TokenType.URL ? `url(${cssString(other)})` : cssString(other);
  }
  return tokens.map((token) => token[1]).join("");
}

const hexEscape = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `;

const cssString = (value: string) => `"${value.replace(/["\\<\p{Cc}]/gu, hexEscape)}"`;

/** A value in a form that means the same as a name, within a string and within `url()`, and ends none of them. */
export const escapeCss = (value: string) => value.replace(/[^\w\u0080-\u{10ffff}-]|^\d/gu, hexEscape);

/** A style sheet that can't end its `style` element, nor begin another, wherever a parser meets it. */
export const withoutTags = (css: string) => css.replace(/\\?<(?=[a-z/!?])/gi, "\\3c ");
