import { count } from "@/components/ui/count";

/** Shows a tag's content; multi-line JSON is collapsed. */
export function TagValue({ value, of }: { value: string | null; of: string }) {
  if (value === null) return <span className="text-ink-soft">Nothing</span>;
  const lines = value.split("\n");
  if (lines.length < 3) {
    return <span className="wrap-anywhere whitespace-pre-line">{value || "(empty)"}</span>;
  }
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center rounded-control font-semibold text-brand-ink underline underline-offset-3 md:min-h-0">
        <span className="sr-only">{of}, </span>
        {count(lines.length, "line")}
      </summary>
      <pre className="wrap-anywhere mt-1.5 whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-xs">
        {value}
      </pre>
    </details>
  );
}
