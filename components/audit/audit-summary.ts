import { fieldWords } from "@/lib/audit/actions";
import type { AuditEntry } from "@/lib/audit/answers";
import type { AuditValue } from "@/lib/audit/difference";

/** The longest value in the list, in characters. */
const MAX_LENGTH = 60;

function shortOf(value: AuditValue): string | null {
  if (value === null) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return null;
  const text = String(value);
  return text.length <= MAX_LENGTH && !text.includes("\n") ? text : null;
}

/** Describes a change of a single field in one line; null if that is not possible. */
export function summaryOf({ action, changes, more }: Pick<AuditEntry, "action" | "changes" | "more">) {
  const [change] = changes;
  if (!change || changes.length > 1 || more > 0) return null;
  const [before, after] = [shortOf(change.before), shortOf(change.after)];
  if (before === null || after === null) return null;
  return `${fieldWords(action, change.field)}: ${change.before === null ? after : `${before} → ${after}`}`;
}
