import { RequestError } from "@/lib/platform/http/client";

/** The saved values with their version; null where nothing is saved. */
export type Versioned = { version: number } | null;

export const versionOf = (saved: Versioned) => saved?.version ?? 0;

/** What somebody else made of it meanwhile. */
export type Conflict<Saved> = { theirs: Saved };

/** What somebody else made of it, where a call over a version was refused for that. @throws as `find` does */
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
  /** The values of an earlier try without an answer. */
  unanswered: Values | null;
  send: (values: Values, over: number) => Promise<Answer>;
  find: () => Promise<Saved>;
  holds: (saved: NonNullable<Saved>, values: Values) => boolean;
};

type Outcome<Saved, Answer> =
  /** `answer` is null where the values turned out to be saved already. */
  { saved: NonNullable<Saved>; answer: Answer | null; conflict: null } | { conflict: Conflict<Saved> };

/** Whether the sent values may be saved nevertheless. */
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
