import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** The message is a sentence for the author. */
export class JsonProblem extends errorAcrossBundles("JsonProblem") {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[\p{L}\p{N}_$.+-]+/uy;
const curlyQuotes = "“”„‟‘’‚‛«»";

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** @returns the end of the string at `start` */
export function readString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') return at + 1;
    if (character === "\n" || character === "\r") break;
    if (character < " ") throw new JsonProblem(at, "Write a tab as \\t inside a text.");
    if (character === "\\") at = readEscape(text, at);
  }
  const end = text.slice(start).search(/[\n\r]/);
  const offset = end < 0 ? text.length : start + end;
  throw new JsonProblem(offset, 'This text is not closed: a double quote (") is missing at its end.');
}

/** @returns the last character of the escape */
function readEscape(text: string, at: number): number {
  const kind = text.charAt(at + 1);
  if (kind !== "" && '"\\/bfnrt'.includes(kind)) return at + 1;
  if (/^[\da-f]{4}$/i.test(kind === "u" ? text.slice(at + 2, at + 6) : "")) return at + 5;
  throw new JsonProblem(at, "This backslash means nothing here: write \\\\ for a backslash.");
}

/** @returns the end of the number, `true`, `false` or `null` at `at` */
export function readScalar(text: string, at: number): number {
  const written = match(word, text, at);
  if (/^(true|false|null)$/.test(written)) return at + written.length;
  const digits = match(number, text, at);
  if (digits && digits.length === written.length) return at + digits.length;
  throw new JsonProblem(at, wrongValue(text, at, written));
}

function wrongValue(text: string, at: number, written: string): string {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (/^-?\d/.test(written)) return `${written} is not a number as JSON writes it, such as 12 or 3.5.`;
  if (written)
    return `Put “${written.slice(0, 30)}” in double quotes, or write true, false, null or a number.`;
  return strayCharacter(character, text, at) ?? `A value can’t begin with ${character}`;
}

/** Returns the message for a character that is invalid outside strings, or null. */
export function strayCharacter(character: string, text: string, at: number): string | null {
  if (character === "'") return 'Use double quotes (") instead of single ones.';
  if (curlyQuotes.includes(character)) return 'Use straight double quotes (") instead of curly ones.';
  if (/^\/[/*]/.test(text.slice(at, at + 2))) return "JSON has no comments: remove this one.";
  if (/^<\/?script/i.test(text.slice(at, at + 8)))
    return "Leave the script tags out: only the JSON between them belongs here.";
  if (/[\p{Z}\p{Cf}\p{Cc}]/u.test(character)) return "An invisible character stands here: remove it.";
  return null;
}
