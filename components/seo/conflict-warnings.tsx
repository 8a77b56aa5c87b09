"use client";

import { Notice } from "@/components/ui/notice";
import { useConflicts } from "./use-conflicts";

const labels: Record<string, string> = {
  title: "Title",
  canonical: "Canonical URL",
  robots: "Robots",
  "openGraph.image": "Open Graph image",
  "twitter.image": "Twitter image",
};

type ConflictWarningsProps = {
  page: string;
  /** The settings to be saved, nested or flat. */
  settings: object;
};

/** Warns of settings that are probably mistakes; they can still be saved. */
export function ConflictWarnings({ page, settings }: ConflictWarningsProps) {
  const warnings = useConflicts(page, settings);
  const title = warnings.length === 1 ? "Before you save, look at this" : "Before you save, look at these";
  return (
    <div role="status" className={warnings.length > 0 ? undefined : "sr-only"}>
      {warnings.length > 0 && (
        <Notice tone="warning" title={title}>
          <ul className="grid gap-1.5">
            {warnings.map(({ code, field, message }) => (
              <li key={`${code} ${field}`}>
                <strong className="font-semibold">{labels[field] ?? field}:</strong> {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
