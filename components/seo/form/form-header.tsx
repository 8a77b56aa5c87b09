"use client";

import { ExternalLink, RotateCcw, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { pagePath } from "@/lib/seo/page-name";
import { pageLabel } from "../page-label";

type FormHeaderProps = {
  page: string;
  configured: boolean;
  exists: boolean;
  busy: boolean;
  deleting: boolean;
  onReset: () => void;
  onDelete: () => void;
};

/** Which page it is, and what becomes of its settings as a whole. */
export function FormHeader({ page, configured, exists, busy, deleting, onReset, onDelete }: FormHeaderProps) {
  const path = pagePath(page);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          {pageLabel(page)}
          <Badge tone={configured ? "brand" : "neutral"} className="font-sans tracking-normal">
            {configured ? "Configured" : "Not configured"}
          </Badge>
        </h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {exists ? (
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1.5 underline underline-offset-4 hover:text-ink"
            >
              {path}
              <ExternalLink aria-hidden="true" className="size-3.5" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          ) : (
            path
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button variant="secondary" disabled={busy} onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          Reset
        </Button>
        {configured && (
          <Button
            variant="secondary"
            disabled={busy && !deleting}
            pending={deleting}
            className="max-sm:flex-1 enabled:text-danger"
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
            Delete Configuration
          </Button>
        )}
      </div>
    </div>
  );
}
