import type { InspectedTag } from "@/lib/seo/answers";
import { TagValue } from "./tag-value";
import { VerdictMark } from "./verdict-mark";

/** Tags as cards, for screens too narrow for a table. */
export function InspectionCards({ rows }: { rows: readonly InspectedTag[] }) {
  return (
    <ul className="grid divide-y divide-line overflow-hidden rounded-inner border border-line">
      {rows.map(({ tag, expected, found, verdict, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, and a tag may have several
        <li key={index} className="grid gap-1.5 px-4 py-3 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <code className="wrap-anywhere min-w-0 font-medium font-mono text-xs">{tag}</code>
            <VerdictMark verdict={verdict} />
          </div>
          {verdict === "same" ? (
            <TagValue value={found} of={tag} />
          ) : (
            <dl className="grid gap-1">
              <Side name="Stored" tag={tag} value={expected} />
              <Side name="Found" tag={tag} value={found} />
            </dl>
          )}
          {note && <p className="text-brass-ink text-xs">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function Side({ name, tag, value }: { name: string; tag: string; value: string | null }) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)]">
      <dt className="text-ink-soft text-xs leading-5.5">{name}</dt>
      <dd>
        <TagValue value={value} of={`${tag} ${name.toLowerCase()}`} />
      </dd>
    </div>
  );
}
