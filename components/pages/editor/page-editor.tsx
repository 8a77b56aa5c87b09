"use client";

import { useId, useRef, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { DraftHistory } from "@/components/ui/form/drafts/draft-history";
import { DraftPanes } from "@/components/ui/form/drafts/draft-panes";
import { DraftSaveBar } from "@/components/ui/form/drafts/draft-save-bar";
import { draftState } from "@/components/ui/form/drafts/draft-state";
import { useEarlierVersions } from "@/components/ui/form/history/use-earlier-versions";
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
      <DraftPanes
        element={editor.element}
        id={id}
        label="Page"
        tab={tab}
        disabled={!hydrated || restoring}
        preview={preview}
        previewed={
          <PreviewPane
            frame={frame}
            src={`${saved.previewPath}?${query}`}
            name={unsaved ? "Preview of what is saved" : "Preview"}
            title="Preview of the page"
            version={shownVersion}
            unsaved={unsaved ? { canSave: !busy && wrong === 0, onSave: () => void settled() } : undefined}
            busy={busy}
            onRestore={earlier.restore}
            onBack={earlier.hide}
          />
        }
      >
        <div className="grid min-w-0 gap-6">
          <PageSettings saved={saved} />
          <SectionList sections={sections} wrong={wrongOnes} />
        </div>
      </DraftPanes>
      <DraftSaveBar
        editor={editor}
        isReady={hydrated}
        form={id}
        label="Save draft"
        settled={saved.waits ? draftState(saved.savedAt) : undefined}
        problems={problems}
        tabs={{ tab, onTab: show }}
        onDiscard={discard}
        onProblems={() => void form.trigger().then(editor.showProblems)}
      />
      <DraftHistory
        thing="page"
        readers="visitors"
        earlier={earlier}
        list={listVersions}
        loaded={saved.waits ? null : saved.publishedVersion}
        busy={busy}
        onClosed={() => preview.current?.querySelector<HTMLElement>("[data-action=back]")?.focus()}
      />
      {dialog === "schedule" && (
        <ScheduleDialog draft={saved} onScheduled={scheduled} onClose={() => setDialog(null)} />
      )}
      {dialog === "preview" && (
        <PreviewLinkDialog
          draft={saved}
          unsaved={unsaved}
          onChanged={editor.adopt}
          onClose={() => setDialog(null)}
        />
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
