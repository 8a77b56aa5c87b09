import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { onFirstInteraction } from "../first-interaction";

type FormSchema = z.ZodType<FieldValues, FieldValues>;
type ResolverOf<Schema extends FormSchema> = Resolver<z.input<Schema>, unknown, z.output<Schema>>;

type Options = {
  /** Submits the values as typed, instead of those that the schema returns. */
  raw?: boolean;
  /** Waits with an empty form until the page is used: its validity isn't shown before. */
  onceUsed?: boolean;
};

const used = () => new Promise<void>((resolve) => void onFirstInteraction(resolve));

const isEmpty = (values: FieldValues) => Object.values(values).every((value) => !value);

/**
 * Validates a form by a schema that loads with the first validation, as does zod. If it can't be loaded, values count as
 * valid: the server validates them again, and its messages are shown at the fields.
 */
export function schemaOnDemand<Schema extends FormSchema>(
  load: () => Promise<Schema>,
  { raw = false, onceUsed = false }: Options = {},
): ResolverOf<Schema> {
  async function loadResolver() {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), load()]);
    return (raw ? zodResolver(schema, undefined, { raw }) : zodResolver(schema)) as ResolverOf<Schema>;
  }

  let loading: Promise<ResolverOf<Schema>> | undefined;
  return async (values, context, options) => {
    if (onceUsed && isEmpty(values)) await used();
    loading ??= loadResolver();
    try {
      await loading;
    } catch {
      loading = undefined;
      return { values: values as z.output<Schema>, errors: {} };
    }
    return (await loading)(values, context, options);
  };
}
