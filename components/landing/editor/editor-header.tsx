"use client";

import { ExternalLink, History } from "lucide-react";
import { useRef } from "react";
import { TranslationsLink } from "@/components/translations/translations-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { previewHref } from "./preview-name";
import type { LandingForm } from "./use-landing-editor";

type EditorHeaderProps = { editor: LandingForm; isReady: boolean; onHistory: () => void };

/** The title of the editor, whether a draft waits, and the links to history and preview. */
export function EditorHeader({ editor, isReady, onHistory }: EditorHeaderProps) {
  const { saved, unsaved, busy } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(saved.waits, heading);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
            Landing Page Configuration
          </h2>
          {saved.waits && <Badge tone="brass">Not published</Badge>}
        </div>
        <p className="text-ink-soft text-sm">What visitors read on your front page.</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {saved.waits && (
          <Button
            variant="quiet"
            className="max-sm:order-last max-sm:w-full"
            disabled={!isReady || busy}
            onClick={editor.discardAll}
          >
            Discard the draft
          </Button>
        )}
        <TranslationsLink kind="landing" className="max-sm:flex-1" />
        <Button variant="secondary" disabled={!isReady} className="max-sm:flex-1" onClick={onHistory}>
          <History aria-hidden="true" />
          History
        </Button>
        <ButtonLink
          href={previewHref(saved)}
          prefetch={false}
          target="_blank"
          variant="secondary"
          className="max-sm:flex-1"
          title={unsaved ? "Shows the saved page, without your unsaved changes" : undefined}
        >
          Preview
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      </div>
    </div>
  );
}
