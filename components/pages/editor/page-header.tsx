"use client";

import { CalendarClock, ExternalLink, History, Link2 } from "lucide-react";
import type { Route } from "next";
import { useWatch } from "react-hook-form";
import { TranslationsLink } from "@/components/translations/translations-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EditorHead } from "@/components/ui/editor-head";
import { Notice } from "@/components/ui/notice";
import { PageBadges } from "../page-badges";
import type { PageValues } from "./page-kind";
import type { PageEditor } from "./use-page-editor";

type PageHeaderProps = {
  editor: PageEditor;
  isReady: boolean;
  onList: () => void;
  onHistory: () => void;
  onSchedule: () => void;
  onUnschedule: () => void;
  onPreviewLink: () => void;
};

/** The page's title and state, and what can be done with it besides editing. */
export function PageHeader({ editor, isReady, onList, ...on }: PageHeaderProps) {
  const { saved, busy, unsaved } = editor;
  const title = useWatch<PageValues, "title">({ name: "title" });
  const isScheduled = saved.state === "scheduled";
  const canSchedule = isReady && !busy && (unsaved || saved.waits);

  return (
    <div className="grid gap-3">
      <EditorHead
        title={title || "Page without a title"}
        listLabel="All pages"
        onList={onList}
        state={<PageBadges page={saved} timeZone={saved.timeZone} />}
        actions={
          <>
            {saved.waits && saved.publishedVersion > 0 && saved.path !== null && (
              <Button variant="quiet" disabled={!isReady || busy} onClick={editor.discardAll}>
                Discard the draft
              </Button>
            )}
            <TranslationsLink kind="page" owner={saved.id} />
            {saved.path !== null && (
              <ButtonLink href={saved.path as Route} prefetch={false} target="_blank" variant="secondary">
                View
                <ExternalLink aria-hidden="true" />
                <span className="sr-only">the page (opens in a new tab)</span>
              </ButtonLink>
            )}
            <Button variant="secondary" disabled={!isReady} onClick={on.onPreviewLink}>
              <Link2 aria-hidden="true" />
              Share
              <span className="sr-only">the draft</span>
            </Button>
            <Button variant="secondary" disabled={!isReady} onClick={on.onHistory}>
              <History aria-hidden="true" />
              History
            </Button>
            {isScheduled ? (
              <Button variant="secondary" disabled={!isReady || busy} onClick={on.onUnschedule}>
                <CalendarClock aria-hidden="true" />
                Don’t publish then
              </Button>
            ) : (
              <Button variant="secondary" disabled={!canSchedule} onClick={on.onSchedule}>
                <CalendarClock aria-hidden="true" />
                Schedule
              </Button>
            )}
          </>
        }
      />
      {saved.publishError && (
        <Notice tone="error" title="The scheduled publication failed">
          <p>{saved.publishError}</p>
        </Notice>
      )}
    </div>
  );
}
