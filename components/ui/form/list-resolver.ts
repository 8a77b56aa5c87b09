import { type FieldError, type FieldPath, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type { MessageAt } from "./edited";

/** The message of a list itself, such as that it has too many entries. */
const ownError = (found: FieldError | undefined): unknown =>
  found?.root ?? (typeof found?.message === "string" ? found : undefined);

/**
 * Validates a form by a resolver. After an entry of a list was added, moved or removed, the entries keep their messages, and
 * only that of the list is renewed: a new entry is unfinished, not wrong.
 */
export const listResolver =
  <Values extends FieldValues>(check: Resolver<Values>, messageAt: MessageAt<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const result = await check(values, context, options);
    const [name, ...others] = options.names ?? [];
    if (!name || others.length > 0 || get(options.fields, name) || !Array.isArray(get(values, name)))
      return result;
    const shown = messageAt(name as string as FieldPath<Values>);
    const entries: unknown[] = Array.isArray(shown) ? shown.slice() : [];
    const root = ownError(get(result.errors, name));
    const errors = {};
    if (root) set(errors, name, Object.assign(entries, { root }));
    else if (entries.some(Boolean)) set(errors, name, entries);
    return { values: {}, errors };
  };
