"use client";

import { CloudOff, Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { EditorHead } from "@/components/ui/editor-head";
import { Segmented } from "@/components/ui/segmented";
import { callHref } from "@/lib/api/call";
import { shortTextKinds } from "@/lib/business-profile/short-text-kinds";
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
  const stays = shortTextKinds.includes(saved.kind)
    ? "Texts without a current translation stay in"
    : "Texts without a translation stay in";
  const [from, to] = [languages.default, saved.language].map(languageName);
  return (
    <div className="grid gap-3">
      <EditorHead
        title={
          <>
            <bdi>{saved.name}</bdi> in {to}
          </>
        }
        listLabel="All translations"
        onList={onList}
        state={
          <>
            <TranslationBadges translation={saved} />
            <p className="max-w-2xl text-ink-soft text-sm">
              {saved.isPublished
                ? `“Publish” replaces what visitors read in ${to}. ${stays} ${from}.`
                : `“Publish” makes it available in ${to}. ${stays} ${from}.`}
            </p>
          </>
        }
        actions={
          <>
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
          </>
        }
      />
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
