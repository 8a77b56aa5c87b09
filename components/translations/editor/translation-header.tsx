"use client";

import { ArrowLeft, CloudOff, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Segmented } from "@/components/ui/segmented";
import { callHref } from "@/lib/api/call";
import { languageName } from "../language-name";
import { TranslationBadges } from "../translation-badges";
import { ImportButton } from "./import-button";
import type { TranslationScreenProps } from "./screen-props";
import type { TranslationEditor } from "./use-translation-editor";

type TranslationHeaderProps = TranslationScreenProps & { editor: TranslationEditor; isReady: boolean };

/** The content's name and state, and what can be done with its translation besides editing. */
export function TranslationHeader({
  editor,
  isReady,
  languages,
  onList,
  onLanguage,
}: TranslationHeaderProps) {
  const { saved, busy, params } = editor;
  const [from, to] = [languages.default, saved.language].map(languageName);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-3">
      <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" onClick={onList}>
        <ArrowLeft aria-hidden="true" />
        All translations
      </Button>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-xl focus:outline-none">
            <bdi>{saved.name}</bdi> in {to}
          </h2>
          <TranslationBadges translation={saved} />
          <p className="max-w-2xl text-ink-soft text-sm">
            {saved.isPublished
              ? `“Publish” replaces what visitors read in ${to}. Texts without a translation stay in ${from}.`
              : `“Publish” makes it available in ${to}. Texts without a translation stay in ${from}.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full *:max-sm:flex-auto">
          <a
            href={callHref("GET /translations/{kind}/{owner}/{language}/export", { params })}
            download
            className={buttonStyle({ variant: "secondary" })}
          >
            <Download aria-hidden="true" />
            Export
            <span className="sr-only">as a CSV table</span>
          </a>
          <ImportButton editor={editor} disabled={!isReady || busy} />
          {saved.isPublished && (
            <Button variant="quiet" disabled={!isReady || busy} onClick={editor.unpublish}>
              <CloudOff aria-hidden="true" />
              Take offline
            </Button>
          )}
        </div>
      </div>
      {languages.others.length > 1 && (
        <Segmented
          label="Language"
          look="chips"
          segments={languages.others.map((value) => ({ value, label: languageName(value) }))}
          value={saved.language}
          onChange={onLanguage}
        />
      )}
    </div>
  );
}
