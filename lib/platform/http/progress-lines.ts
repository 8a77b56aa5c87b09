/** Newline-delimited JSON: https://github.com/ndjson/ndjson-spec. */
export const PROGRESS_TYPE = "application/x-ndjson";

export type ProgressLines = { steps: unknown[]; answer: { status: number; text: string } | null };

/**
 * Parses the lines of a progress response received so far, without an incomplete last one.
 * @throws SyntaxError
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
