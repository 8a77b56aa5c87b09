import type { ConflictChange } from "./conflict-dialog";

type ComparedFields<Values, Field extends keyof Values & string> = {
  /** The label of each field, in their order. */
  labels: Record<Field, string>;
  isSameField: (field: Field, a: Values, b: Values) => boolean;
  /** Returns a field's text for people. */
  wordsOf: (field: Field, values: Values) => string;
};

/** Returns functions that compare and merge the values of a form field by field. */
export function compareFields<Values, Field extends keyof Values & string>({
  labels,
  isSameField,
  wordsOf,
}: ComparedFields<Values, Field>) {
  const fields = Object.keys(labels) as Field[];
  const changedBy = (isMine: boolean, isTheirs: boolean) =>
    isMine && isTheirs ? "both" : isMine ? "mine" : "theirs";

  return {
    fields,
    isSame: (a: Values, b: Values): boolean => fields.every((field) => isSameField(field, a, b)),
    /** Returns the saved values with the fields of `mine` that differ from `base`. */
    merge(base: Values, mine: Values, saved: Values): Values {
      const kept = fields.filter((field) => !isSameField(field, base, mine));
      return { ...saved, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
    },
    /** Lists the fields that differ between two forms that were both made from `base`. */
    changes: (base: Values, mine: Values, theirs: Values): ConflictChange[] =>
      fields
        .filter((field) => !isSameField(field, mine, theirs))
        .map((field) => {
          const isMine = !isSameField(field, base, mine);
          return {
            key: field,
            label: labels[field],
            mine: wordsOf(field, mine),
            theirs: wordsOf(field, theirs),
            changedBy: changedBy(isMine, !isSameField(field, base, theirs)),
            kept: isMine ? "mine" : "theirs",
          };
        }),
  };
}

/** Lists the innermost paths of a form's values that have an error, such as `tables.0.name`. */
export function wrongPaths(values: unknown, messageAt: (path: never) => unknown, above = ""): string[] {
  const entries = typeof values === "object" && values !== null ? Object.entries(values) : [];
  const within = entries.flatMap(([key, value]) =>
    wrongPaths(value, messageAt, above ? `${above}.${key}` : key),
  );
  if (within.length > 0 || above === "") return within;
  return messageAt(above as never) ? [above] : [];
}
