import { RequestError } from "@/lib/platform/http/client";

/** Saved values with their version; null if nothing is saved. */
export type Versioned = { version: number } | null;

export const versionOf = (saved: Versioned) => saved?.version ?? 0;

/** Another user's version. */
export type Conflict<Saved> = { theirs: Saved };

/**
 * Returns another user's version after a version conflict (409); else null.
 * @throws as `find` does
 */
export async function findConflict<Saved extends Versioned>(
  find: () => Promise<Saved>,
  over: number,
  error: unknown,
): Promise<Conflict<Saved> | null> {
  if (!(error instanceof RequestError && error.status === 409)) return null;
  const theirs = await find();
  return versionOf(theirs) === over ? null : { theirs };
}

type Save<Values, Saved, Answer> = {
  values: Values;
  over: number;
  /** Values of an earlier attempt without an answer. */
  unanswered: Values | null;
  send: (values: Values, over: number) => Promise<Answer>;
  find: () => Promise<Saved>;
  holds: (saved: NonNullable<Saved>, values: Values) => boolean;
};

type Outcome<Saved, Answer> =
  /** `answer` is null if the values were saved already. */
  { saved: NonNullable<Saved>; answer: Answer | null; conflict: null } | { conflict: Conflict<Saved> };

/** Returns true if the values may have been saved despite the error. */
export const isUnanswered = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500);

/**
 * Saves values over a version. If an earlier response was lost, a newer version with the same values was saved by this
 * form, and is no conflict.
 * @throws as `send` and `find` do, except for conflicts
 */
export async function saveOver<Values, Saved extends Versioned, Answer extends { saved: NonNullable<Saved> }>(
  save: Save<Values, Saved, Answer>,
): Promise<Outcome<Saved, Answer>> {
  const { values, over, unanswered, send, find, holds } = save;
  try {
    const answer = await send(values, over);
    return { saved: answer.saved, answer, conflict: null };
  } catch (error) {
    const conflict = await findConflict(find, over, error);
    if (!conflict) throw error;
    const { theirs } = conflict;
    if (theirs && holds(theirs, values)) return { saved: theirs, answer: null, conflict: null };
    if (theirs && unanswered && holds(theirs, unanswered))
      return saveOver({ ...save, over: versionOf(theirs), unanswered: null });
    return { conflict };
  }
}
