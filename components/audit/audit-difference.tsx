import { fieldWords } from "@/lib/audit/actions";
import type { AuditValue, FieldChange } from "@/lib/audit/difference";

function Value({ value }: { value: AuditValue }) {
  if (value === null) return <span className="text-ink-soft italic">Nothing</span>;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "object") {
    return (
      <>
        <span dir="auto">{value.begins}…</span>
        <span className="mt-1 block text-ink-soft text-xs" title={`SHA-256 ${value.sha256}`}>
          The beginning of {value.characters.toLocaleString("en")} characters. SHA-256{" "}
          {value.sha256.slice(0, 12)}…
        </span>
      </>
    );
  }
  return <span dir="auto">{value}</span>;
}

const side = "wrap-anywhere min-w-0 whitespace-pre-line rounded-control px-3 py-2";

function Change({ action, change: { field, before, after } }: { action: string; change: FieldChange }) {
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
      <p className="wrap-anywhere font-semibold text-xs">{fieldWords(action, field)}</p>
      <div className="grid gap-1.5 text-sm sm:grid-cols-2">
        {before !== null && (
          <p className={`${side} bg-sunken`}>
            <span className="sr-only">Before: </span>
            <span aria-hidden="true" className="mr-2 font-semibold text-ink-soft text-xs">
              Before
            </span>
            <Value value={before} />
          </p>
        )}
        {(after !== null || before !== null) && (
          <p className={`${side} bg-brand-soft`}>
            <span className="sr-only">After: </span>
            <span aria-hidden="true" className="mr-2 font-semibold text-brand-ink text-xs">
              {before === null ? "New" : "After"}
            </span>
            <Value value={after} />
          </p>
        )}
      </div>
    </li>
  );
}

type AuditDifferenceProps = { action: string; changes: readonly FieldChange[]; more: number };

/** The values before and after, field by field. */
export function AuditDifference({ action, changes, more }: AuditDifferenceProps) {
  if (changes.length === 0) return null;
  return (
    <div>
      <ul aria-label="Before and after" className="divide-y divide-line">
        {changes.map((change) => (
          <Change key={change.field} action={action} change={change} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {more === 1 ? "One more field differs." : `${more} more fields differ.`}
        </p>
      )}
    </div>
  );
}
