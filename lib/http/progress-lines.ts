/** JSON values, one a line: https://github.com/ndjson/ndjson-spec. */
export const PROGRESS_TYPE = "application/x-ndjson";

export type ProgressLines = { steps: unknown[]; answer: { status: number; text: string } | null };

/**
 * Reads what has come so far of an answer in steps; a line that is not whole yet is left for later.
 * @throws SyntaxError where a line is none of these values
 */
export function readProgress(text: string): ProgressLines {
  const read: ProgressLines = { steps: [], answer: null };
  for (const line of text.split("\n").slice(0, -1)) {
    const value = JSON.parse(line) as { step?: unknown; status?: number } | null;
    if (typeof value !== "object" || value === null) throw new SyntaxError("A line is no JSON object");
    if (value.step !== undefined) read.steps.push(value.step);
    else if (value.status !== undefined) read.answer = { status: value.status, text: line };
  }
  return read;
}
