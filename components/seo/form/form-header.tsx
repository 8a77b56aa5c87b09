"use client";

import { ExternalLink, Info, RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { isReservedName } from "@/lib/site/own-paths";
import { pagePath } from "@/lib/site/pages";
import { BotView } from "../bot-view";
import { pageLabel } from "../page-label";
import { useSeoPage } from "../seo-context";

type FormHeaderProps = {
  configured: boolean;
  busy: boolean;
  deleting: boolean;
  /** Moves the focus to the heading, as the button that opened the page is gone. */
  takesFocus: boolean;
  onReset: () => void;
  onDelete: () => void;
};

/** Explains why visitors can't reach a page yet. */
function pageHint(page: string): string {
  const leads = `${pagePath(page)} leads to the landing page`;
  return isReservedName(page)
    ? `${leads}: this site has no page of that name.`
    : `${leads} until a template brings ${page}.html.`;
}

/** The name of the page, and the actions on all its settings. */
export function FormHeader({ configured, busy, deleting, takesFocus, onReset, onDelete }: FormHeaderProps) {
  const { page, site } = useSeoPage();
  const path = pagePath(page);
  const exists = site.existing.includes(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef({ shown: false, configured });

  useEffect(() => {
    const isChosen = takesFocus && !was.current.shown;
    // The button that deleted the settings is gone too.
    const isDeleted = was.current.configured && !configured && document.activeElement === document.body;
    was.current = { shown: true, configured };
    if (isChosen || isDeleted) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, configured]);

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
        <Button variant="secondary" className="max-sm:flex-1" disabled={busy} onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          Reset
        </Button>
        {configured && (
          <Button
            variant="secondary"
            disabled={busy && !deleting}
            pending={deleting}
            className="max-sm:flex-1 max-sm:whitespace-nowrap max-sm:px-3 enabled:text-danger"
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
