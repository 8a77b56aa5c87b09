import { Badge } from "@/components/ui/badge";
import { readStructuredData } from "@/lib/platform/html/structured-data";
import { entryFacts } from "./structured-data-facts";

/** Describes JSON-LD in words; `entries` are objects or their JSON. */
export function StructuredDataSummary({ entries }: { entries: readonly unknown[] }) {
  const readable = readStructuredData(entries).entries.map(entryFacts);
  if (readable.length === 0) return <p className="text-ink-soft text-sm">No structured data.</p>;
  return (
    <ul className="grid gap-3">
      {readable.map(({ type, facts }) => (
        <li key={JSON.stringify([type, facts])} className="grid gap-2 rounded-inner border border-line p-3.5">
          <Badge tone="brand" className="justify-self-start">
            {type}
          </Badge>
          <dl className="grid gap-1.5 text-sm">
            {facts.map(([name, text]) => (
              <div key={name} className="wrap-anywhere">
                <dt className="text-ink-soft text-xs">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
