/** `offset` in UTF-16 units from 0, line and column in characters from 1. */
export type TextPosition = { offset: number; line: number; column: number };

export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { offset, line: lines.length, column: [...(lines.at(-1) ?? "")].length + 1 };
}
