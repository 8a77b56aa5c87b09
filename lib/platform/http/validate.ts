import * as z from "zod";
import { AppError } from "./errors";
import { describeIssue } from "./validation-messages";

z.config({ customError: describeIssue });

const MAX_FIELDS = 100;

function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const names =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => [...issue.path, key].join("."))
        : [issue.path.join(".")];
    const message = issue.code === "unrecognized_keys" ? "Unknown field" : issue.message;
    for (const name of names.map((name) => name.slice(0, 100))) {
      if (name && !fields.has(name)) fields.set(name, message);
      if (fields.size === MAX_FIELDS) return Object.fromEntries(fields);
    }
  }
  return Object.fromEntries(fields);
}

/**
 * @param codesOf returns machine-readable codes of wrong fields
 * @throws AppError `invalid` with a message for each wrong field
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  codesOf?: (fields: readonly string[]) => Readonly<Record<string, string>>,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldMessages(result.error);
  const [first] = Object.entries(fields);
  if (first)
    throw new AppError("invalid", first.join(": "), {
      fields,
      ...(codesOf && { codes: codesOf(Object.keys(fields)) }),
    });
  throw new AppError("invalid", result.error.issues[0]?.message ?? "This is not allowed here");
}
