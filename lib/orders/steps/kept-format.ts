import type { QueuedStep } from "./queue";

/**
 * The format of what a device keeps. An update of the application finds what the version before has kept, so a change of
 * `QueuedStep` or of a kept answer needs a higher number and an entry in `upgrades`.
 */
const FORMAT = 2;

type Row = { readonly [field: string]: unknown };
export type KeptAnswer<Answer> = { id: string; format: number; answer: Answer; at: number };
export type KeptStep = { id: string; format: number; step: QueuedStep };

/** Makes rows of a format those of the next one. */
const upgrades: readonly ((row: Row) => Row)[] = [
  // Rows without a format: steps as they are, and pages of orders, which were the only answers.
  ({ page, ...row }) => ({ ...row, ...(page !== undefined && { answer: page }), format: 1 }),
  // Format 2 has marks of dishes besides the steps of orders.
  (row) => ({ ...row, format: 2 }),
];

/** Returns a row in the format of this version; null if a later version has kept it. */
function upgraded(row: Row): Row | null {
  const format = typeof row.format === "number" ? row.format : 0;
  if (format > FORMAT) return null;
  return upgrades.slice(format).reduce((former, upgrade) => upgrade(former), row);
}

export const keptStep = (step: QueuedStep): KeptStep => ({ id: step.id, format: FORMAT, step });
export const keptAnswer = <Answer>(id: string, answer: Answer, at: number): KeptAnswer<Answer> => ({
  id,
  format: FORMAT,
  answer,
  at,
});

/** Returns the step of a row; null if it has none that this version knows. Such a row stays as it is. */
export function readKeptStep(row: object): QueuedStep | null {
  return ((upgraded(row as Row) as Partial<KeptStep> | null)?.step as QueuedStep | undefined) ?? null;
}

/** Returns the answer of a row; null if it has none that this version knows. */
export function readKeptAnswer<Answer>(row: object): KeptAnswer<Answer> | null {
  const known = upgraded(row as Row) as Partial<KeptAnswer<Answer>> | null;
  return known?.answer === undefined ? null : (known as KeptAnswer<Answer>);
}
