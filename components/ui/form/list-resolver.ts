import { type FieldPath, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type { MessageAt } from "./edited";

/**
 * Validates a form by a resolver, except a list after an entry was added, moved or removed: it keeps its messages, as a
 * new entry is unfinished, not wrong.
 */
export const listResolver =
  <Values extends FieldValues>(check: Resolver<Values>) =>
  (messageAt: MessageAt<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const [name, ...others] = options.names ?? [];
    if (!name || others.length > 0 || get(options.fields, name)) return check(values, context, options);
    const errors = {};
    set(errors, name, messageAt(name as string as FieldPath<Values>));
    return { values: {}, errors };
  };
