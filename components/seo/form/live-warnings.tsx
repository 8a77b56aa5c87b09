"use client";

import { useMemo } from "react";
import { Notice } from "@/components/ui/notice";
import { nest } from "@/lib/seo/nested-shape";
import { useSeoPage, useSeoValues } from "../seo-context";
import { useConflicts } from "../use-conflicts";

const labels: Record<string, string> = {
  title: "Title",
  canonical: "Canonical URL",
  robots: "Robots",
  "openGraph.image": "OG image",
  "twitter.image": "Twitter image",
};

/** Warns of probable mistakes in the form's current values; they can still be saved. */
export function LiveWarnings() {
  const { page } = useSeoPage();
  const values = useSeoValues();
  const warnings = useConflicts(
    page,
    useMemo(() => nest(values), [values]),
  );
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
