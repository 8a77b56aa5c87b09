import { RequestError } from "@/lib/platform/http/client";

const KEPT = "Your edits are still here.";

type SaveFailure<Field> = { description: string; fields: [field: Field, message: string][] };

/**
 * Returns the description of a failed save, and the fields that the server rejected.
 * @param fieldOf maps the server's field to the form's; null if the form lacks it
 */
export function saveFailure<Field = string>(
  error: unknown,
  fieldOf: (path: string) => Field | null = (path) => path as Field,
): SaveFailure<Field> {
  if (!(error instanceof RequestError)) return { description: KEPT, fields: [] };
  const fields = Object.entries(error.fields).flatMap(([path, message]): [Field, string][] => {
    const field = fieldOf(path);
    return field === null ? [] : [[field, message]];
  });
  if (fields.length > 0) return { description: "Some fields need your attention.", fields };
  if (error.status === 0) return { description: `The server did not answer. ${KEPT}`, fields };
  if (error.status === 401) {
    return { description: `You are signed out. Sign in again in another tab, then save. ${KEPT}`, fields };
  }
  return { description: `${error.message} ${KEPT}`, fields };
}
