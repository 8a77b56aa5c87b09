"use client";

import { Download } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { callHref } from "@/lib/api/call";
import { ImportForm } from "./import-form";

const formats = [
  { format: "csv", label: "Export CSV", hint: "For Excel and other spreadsheets." },
  { format: "json", label: "Export JSON", hint: "For programs, and as a backup." },
] as const;

type TransferPanelProps = {
  onImported: () => void;
};

/** Exports the settings of all pages to a file, and imports them. */
export function TransferPanel({ onImported }: TransferPanelProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Card aria-labelledby="export-title" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="export-title" className="text-lg">
            Export
          </h2>
          <p className="text-ink-soft text-sm">The SEO settings of all pages in one file.</p>
        </div>
        <ul className="grid gap-3">
          {formats.map(({ format, label, hint }) => (
            <li key={format} className="grid gap-1">
              <a
                href={callHref("GET /seo/export", { query: { format } })}
                download
                aria-describedby={`export-${format}`}
                className={buttonStyle({ variant: "secondary" })}
              >
                <Download aria-hidden="true" />
                {label}
              </a>
              <p id={`export-${format}`} className="text-ink-soft text-xs">
                {hint}
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <Card aria-labelledby="import-title" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="import-title" className="text-lg">
            Import
          </h2>
          <p className="text-ink-soft text-sm">
            From an exported file, or from a table of your own with the same columns. Pages and columns that
            it lacks stay as they are, and you see what would change before anything is saved.
          </p>
        </div>
        <ImportForm onImported={onImported} />
      </Card>
    </div>
  );
}
