"use client";

import { useId, useRef, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { draftState } from "@/components/ui/form/draft-state";
import { useEarlierVersions } from "@/components/ui/form/history/use-earlier-versions";
import { SaveBar } from "@/components/ui/form/save-bar";
import { notify } from "@/components/ui/messages";
import { onDemand } from "@/components/ui/on-demand";
import { PreviewPane } from "@/components/ui/preview/preview-pane";
import { useEditorTab } from "@/components/ui/use-editor-tab";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import type { PageDraft } from "@/lib/pages/answers";
import { PageHeader } from "./page-header";
import { type PageValues, pageKind, wrongSections } from "./page-kind";
import { PageSettings } from "./page-settings";
import { SectionList } from "./section-list";
import { type PageEditor as Editor, usePageEditor } from "./use-page-editor";
import { useSections } from "./use-sections";

const HistoryPanel = onDemand(
  async () => (await import("@/components/ui/form/history/history-panel")).HistoryPanel,
  null,
);
const PageConflict = onDemand(async () => (await import("./page-conflict")).PageConflict, null);
const ScheduleDialog = onDemand(async () => (await import("./schedule-dialog")).ScheduleDialog, null);
const PreviewLinkDialog = onDemand(async () => (await import("./preview-link")).PreviewLinkDialog, null);

type PageEditorProps = { initial: PageDraft; onList: () => void };

/** Edits a page beside the preview of its saved draft; below 1024 px one of the two at a time. */
export function PageEditor({ initial, onList }: PageEditorProps) {
  const reveal = useRef<() => void>(undefined);
  const editor = usePageEditor(initial, () => reveal.current?.());
  return (
    <FormProvider {...editor.form}>
      <EditorScreen editor={editor} onList={onList} reveal={reveal} />
    </FormProvider>
  );
}

type EditorScreenProps = {
  editor: Editor;
  onList: () => void;
  /** Set to a function that shows the fields with errors. */
  reveal: { current: (() => void) | undefined };
};

function EditorScreen({ editor, onList, reveal }: EditorScreenProps) {
  const id = useId();
  const hydrated = useHydrated();
  const preview = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { tab, show } = useEditorTab(preview);
  const [dialog, setDialog] = useState<"schedule" | "preview" | null>(null);
  const sections = useSections();
  const { form, saved, unsaved, wrong, problems, pending, busy, conflict, discard } = editor;
  const values = useWatch<PageValues>() as PageValues;
  const wrongOnes = wrongSections(values);
  const params = { id: saved.id };
  const restoring = pending === "restoring";

  reveal.current = () => {
    show("edit");
    const all = form.getValues("sections");
    sections.openAll([...wrongSections(form.getValues())].flatMap((index) => all[index]?.id ?? []));
  };

  const earlier = useEarlierVersions(editor, {
    isSame: pageKind.isSame,
    read: (version) => call("GET /pages/{id}/versions/{version}", { params: { ...params, version } }),
    restore: (version) =>
      call("POST /pages/{id}/versions/{version}/restore", {
        params: { ...params, version },
        ifMatch: saved.version,
      }),
    restored: (version) => `Version ${version} restored. Visitors see it once it is published.`,
    outdated: "Somebody saved a newer version. Reload the page to see it.",
    onPreview: () => show("preview"),
  });
  const [listVersions] = useState(
    () => async (signal: AbortSignal) =>
      (await call("GET /pages/{id}/versions", { params: { id: saved.id }, signal })).versions,
  );

  /** Saves unsaved changes before an action on the draft. */
  const settled = async () => (unsaved ? editor.saveFirst() : saved);
  const openSchedule = async () => (await settled()) && setDialog("schedule");

  async function unschedule() {
    try {
      editor.adopt(await call("DELETE /pages/{id}/schedule", { params, ifMatch: saved.version }));
      notify.success("It is not published then", { topic: pageKind.topic });
    } catch (error) {
      await editor.refused(error, saved.version, "The publication could not be cancelled");
    }
  }

  function scheduled(draft: PageDraft) {
    editor.adopt(draft);
    setDialog(null);
    notify.success("Scheduled", { topic: pageKind.topic });
  }

  const shownVersion = earlier.shown?.version ?? null;
  const query = shownVersion === null ? `saved=${saved.version}` : `version=${shownVersion}`;

  return (
    <>
      <PageHeader
        editor={editor}
        isReady={hydrated}
        onList={onList}
        onHistory={() => earlier.setOpen(true)}
        onSchedule={() => void openSchedule()}
        onUnschedule={() => void unschedule()}
        onPreviewLink={() => setDialog("preview")}
      />
      <div className="mt-6 grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)] 2xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] 2xl:gap-x-8">
        <form
          {...editor.element}
          id={id}
          aria-label="Page"
          className={classes("min-w-0", tab === "preview" && "max-lg:hidden")}
        >
          <fieldset
            disabled={!hydrated || restoring}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6"
          >
            <PageSettings saved={saved} />
            <SectionList sections={sections} wrong={wrongOnes} />
          </fieldset>
        </form>
        <div
          ref={preview}
          className={classes(
            "h-[calc(100dvh-12.5rem)] min-h-80 scroll-mt-[calc(var(--bar,0rem)+1rem)] lg:sticky lg:top-4 lg:h-[calc(100dvh-7.5rem)]",
            tab === "edit" && "max-lg:hidden",
          )}
        >
          <PreviewPane
            frame={frame}
            src={`${saved.previewPath}?${query}`}
            name={unsaved ? "Preview of what is saved" : "Preview"}
            title="Preview of the page"
            version={shownVersion}
            busy={busy}
            onRestore={earlier.restore}
            onBack={earlier.hide}
          />
        </div>
      </div>
      <SaveBar
        form={id}
        label="Save draft"
        look="actions"
        unsaved={unsaved}
        {...(saved.waits && { settled: draftState(saved.savedAt) })}
        unsavedText={wrong > 0 ? "Fill in what is missing to save" : undefined}
        problems={problems}
        saving={pending === "saving"}
        busy={busy}
        canSave={unsaved && wrong === 0}
        tabs={{ tab, onTab: show }}
        onDiscard={discard}
        saveVariant={unsaved ? "primary" : "secondary"}
        onProblems={() => void form.trigger().then(editor.showProblems)}
      >
        <Button
          variant={unsaved ? "secondary" : "primary"}
          className="max-sm:flex-auto max-sm:whitespace-nowrap max-sm:px-1.5"
          pending={pending === "publishing"}
          disabled={pending !== "publishing" && (!hydrated || busy || wrong > 0 || !editor.canPublish)}
          onClick={editor.publish}
        >
          Publish
        </Button>
      </SaveBar>
      {earlier.wasOpened && (
        <HistoryPanel
          earlier={earlier}
          description="What was published, newest first. Restoring takes it into the draft; visitors see it once that is published."
          list={listVersions}
          emptyText="Each time you publish, the page of that moment stays here."
          loaded={saved.waits ? null : saved.publishedVersion}
          busy={busy}
          onClosed={() => preview.current?.querySelector<HTMLElement>("[data-action=back]")?.focus()}
        />
      )}
      {dialog === "schedule" && (
        <ScheduleDialog draft={saved} onScheduled={scheduled} onClose={() => setDialog(null)} />
      )}
      {dialog === "preview" && (
        <PreviewLinkDialog draft={saved} onChanged={editor.adopt} onClose={() => setDialog(null)} />
      )}
      {conflict && (
        <PageConflict
          {...editor.choice}
          base={editor.base}
          mine={form.getValues()}
          theirs={conflict.theirs.content}
        />
      )}
    </>
  );
}
