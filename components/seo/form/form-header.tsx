"use client";

import { ExternalLink, Info, RotateCcw, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { pagePath } from "@/lib/site/pages";
import { BotView } from "../bot-view";
import { pageLabel } from "../page-label";
import { pageHint } from "./page-hint";

type FormHeaderProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  page: string;
  configured: boolean;
  exists: boolean;
  busy: boolean;
  deleting: boolean;
  onReset: () => void;
  onDelete: () => void;
};

/** The name of the page, and the actions on all its settings. */
export function FormHeader({ heading, page, configured, exists, busy, deleting, ...on }: FormHeaderProps) {
  const path = pagePath(page);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        <h2
          ref={heading}
          tabIndex={-1}
          className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-xl focus:outline-none"
        >
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
            <span className="flex items-start gap-2">
              <Info aria-hidden="true" className="mt-1 size-4 shrink-0" />
              {pageHint(page)}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {exists && <BotView page={page} />}
        <Button variant="secondary" className="max-sm:flex-1" disabled={busy} onClick={on.onReset}>
          <RotateCcw aria-hidden="true" />
          Reset
        </Button>
        {configured && (
          <Button
            variant="secondary"
            disabled={busy && !deleting}
            pending={deleting}
            className="max-sm:flex-1 max-sm:whitespace-nowrap max-sm:px-3 enabled:text-danger"
            onClick={on.onDelete}
          >
            <Trash2 aria-hidden="true" />
            Delete Configuration
          </Button>
        )}
      </div>
    </div>
  );
}
