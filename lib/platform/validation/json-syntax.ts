import { JsonProblem, readScalar, readString, strayCharacter } from "./json-tokens";

/** `offset` in UTF-16 units from 0, line and column in characters from 1. */
type TextPosition = { offset: number; line: number; column: number };
export type JsonSyntaxError = TextPosition & { message: string };

/** The next token. `first-…`: or the end of the list or object that was just opened. */
type Expected = "value" | "first-value" | "name" | "first-name" | "colon" | "separator" | "end";

type Reading = {
  text: string;
  at: number;
  expected: Expected;
  open: { bracket: "{" | "["; at: number }[];
  /** The end of the last token. */
  lastEnd: number;
};

function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { offset, line: lines.length, column: [...(lines.at(-1) ?? "")].length + 1 };
}

const closing = { "{": "}", "[": "]" } as const;

/** Returns the first syntax error of a JSON text; null if it is valid. */
export function findJsonError(text: string): JsonSyntaxError | null {
  const reading: Reading = { text, at: 0, expected: "value", open: [], lastEnd: 0 };
  try {
    while (skipSpace(reading)) readNext(reading);
    finish(reading);
    return null;
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    return { ...positionAt(text, error.offset), message: error.message };
  }
}

/** @returns whether there is more text */
function skipSpace(reading: Reading): boolean {
  while (" \t\n\r".includes(reading.text.charAt(reading.at)) && reading.at < reading.text.length)
    reading.at++;
  return reading.at < reading.text.length;
}

function readNext(reading: Reading) {
  const { text, at, expected } = reading;
  const character = text.charAt(at);
  if (expected === "end") throw new JsonProblem(at, afterTheEnd(text, at));
  if (expected === "colon") return readColon(reading, character);
  if (expected === "separator") return readSeparator(reading, character);
  if (character === "}" || character === "]") return readClosing(reading, character);
  if (expected === "name" || expected === "first-name") return readName(reading, character);
  if (character === "{" || character === "[") return openBracket(reading, character);
  moveTo(reading, character === '"' ? readString(text, at) : readScalar(text, at), afterValue(reading));
}

const afterValue = ({ open }: Reading): Expected => (open.length > 0 ? "separator" : "end");

function moveTo(reading: Reading, end: number, expected: Expected) {
  reading.at = end;
  reading.lastEnd = end;
  reading.expected = expected;
}

function openBracket(reading: Reading, bracket: "{" | "[") {
  reading.open.push({ bracket, at: reading.at });
  moveTo(reading, reading.at + 1, bracket === "{" ? "first-name" : "first-value");
}

function readClosing(reading: Reading, bracket: "}" | "]") {
  const { text, at, expected, open, lastEnd } = reading;
  const last = open.at(-1);
  if (!last) throw new JsonProblem(at, `Nothing is open that this ${bracket} could close.`);
  if (closing[last.bracket] !== bracket) {
    const { line } = positionAt(text, last.at);
    throw new JsonProblem(
      at,
      `This ${bracket} should be a ${closing[last.bracket]}: it closes the ${last.bracket} of line ${line}.`,
    );
  }
  if (expected === "value" && last.bracket === "{")
    throw new JsonProblem(lastEnd, "A value is missing after this colon.");
  if (expected === "value" || expected === "name")
    throw new JsonProblem(lastEnd - 1, "Remove this comma: nothing follows it.");
  open.pop();
  moveTo(reading, at + 1, afterValue(reading));
}

function readName(reading: Reading, character: string) {
  const { text, at } = reading;
  if (character === '"') return moveTo(reading, readString(text, at), "colon");
  if (character === ",") throw new JsonProblem(at, "There is a comma too many here.");
  const known = strayCharacter(character, text, at);
  throw new JsonProblem(at, known ?? 'The name of a property must stand in double quotes ("name").');
}

function readColon(reading: Reading, character: string) {
  if (character !== ":")
    throw new JsonProblem(reading.lastEnd, "A colon (:) is missing after this property’s name.");
  moveTo(reading, reading.at + 1, "value");
}

function readSeparator(reading: Reading, character: string) {
  const { text, at, open, lastEnd } = reading;
  if (character === "}" || character === "]") return readClosing(reading, character);
  if (character === ",") return moveTo(reading, at + 1, open.at(-1)?.bracket === "{" ? "name" : "value");
  const known = strayCharacter(character, text, at);
  if (known && character !== "'") throw new JsonProblem(at, known);
  throw new JsonProblem(lastEnd, "A comma is missing here, before what follows.");
}

function afterTheEnd(text: string, at: number): string {
  const character = text.charAt(at);
  if ("}]".includes(character)) return `Nothing is open that this ${character} could close.`;
  if (",{[".includes(character))
    return "The entry ends before this: put what follows into an entry of its own.";
  return strayCharacter(character, text, at) ?? "The entry ends before this: nothing may follow.";
}

function finish({ text, expected, open, lastEnd }: Reading) {
  const last = open.at(-1);
  if (last) {
    const { line } = positionAt(text, last.at);
    const missing = closing[last.bracket];
    throw new JsonProblem(
      lastEnd,
      `The ${last.bracket} of line ${line} is never closed: a ${missing} is missing.`,
    );
  }
  if (expected !== "end") throw new JsonProblem(0, "Nothing stands here yet.");
}
