import { RequestError } from "@/lib/http/client";
import { fieldOf, type SeoField } from "./form-values";

const KEPT = "Your edits are still here.";

/** What to say below 'Failed to save SEO settings', and which fields of the form the server found wrong. */
export function saveFailure(error: unknown): { description: string; fields: [SeoField, string][] } {
  if (!(error instanceof RequestError)) return { description: KEPT, fields: [] };
  const fields = Object.entries(error.fields).flatMap(([path, message]): [SeoField, string][] => {
    const field = fieldOf(path);
    return field ? [[field, message]] : [];
  });
  if (fields.length > 0) return { description: "Some fields need your attention.", fields };
  if (error.status === 0) return { description: `The server did not answer. ${KEPT}`, fields };
  if (error.status === 401) {
    return { description: `You are signed out. Sign in again in another tab, then save. ${KEPT}`, fields };
  }
  return { description: `${error.message} ${KEPT}`, fields };
}
