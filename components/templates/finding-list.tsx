import type { Problem } from "@/lib/platform/http/errors";

export function FindingList({ findings }: { findings: readonly Problem[] }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {findings.map(({ file, line, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and may say the same twice
        <li key={index} className="grid gap-0.5 px-4 py-2.5">
          <span className="wrap-anywhere">{message}</span>
          {file && (
            <code className="wrap-anywhere font-mono text-ink-soft text-xs">
              {line ? `${file}:${line}` : file}
            </code>
          )}
        </li>
      ))}
    </ul>
  );
}
