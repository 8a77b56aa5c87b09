"use client";

import { useId, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { DraftHistory } from "@/components/ui/form/drafts/draft-history";
import { DraftPanes } from "@/components/ui/form/drafts/draft-panes";
import { DraftSaveBar } from "@/components/ui/form/drafts/draft-save-bar";
import { draftState } from "@/components/ui/form/drafts/draft-state";
import { useEarlierVersions } from "@/components/ui/form/history/use-earlier-versions";
import { onDemand } from "@/components/ui/on-demand";
import { useEditorTab } from "@/components/ui/use-editor-tab";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import type { LandingDraft } from "@/lib/landing/answers";
import { isSameLanding } from "@/lib/landing/same";
import { RevealProvider, useEditorView } from "./editor-context";
import { EditorHeader } from "./editor-header";
import { formValues, type SectionName, sections } from "./form-values";
import { PreviewPane } from "./preview-pane";
import { SectionCards } from "./section-cards";
import { SectionLinks } from "./section-links";
import { useEditorCommands } from "./use-editor-commands";
import { useLandingEditor } from "./use-landing-editor";

const LandingConflict = onDemand(async () => (await import("./landing-conflict")).LandingConflict, null);

const listVersions = async (signal: AbortSignal) =>
  (await call("GET /landing/versions", { signal })).versions;

/** The form beside its live preview; below 1024 px one of the two at a time. */
export function EditorForm({ initial }: { initial: LandingDraft }) {
  const id = useId();
  const hydrated = useHydrated();
  const { unfold } = useEditorView();
  const preview = useRef<HTMLDivElement>(null);
  const { tab, show } = useEditorTab(preview);

  function reveal(shown: readonly SectionName[]) {
    show("edit");
    unfold(shown);
  }

  const editor = useLandingEditor(initial, () => reveal(sections));
  const { form, saved, problems, pending, busy, conflict, discard } = editor;
  const restoring = pending === "restoring";
  const earlier = useEarlierVersions(editor, {
    isSame: isSameLanding,
    read: (version) => call("GET /landing/versions/{version}", { params: { version } }),
    restore: (version) =>
      call("POST /landing/versions/{version}/restore", { params: { version }, ifMatch: saved.version }),
    restored: (version) => `Version ${version} restored. Visitors see it once it is published.`,
    outdated: "Somebody saved a newer version. Reload the page to see it.",
    onPreview: () => show("preview"),
  });

  const showHistory = () => earlier.setOpen(true);
  useEditorCommands(editor, { tab, onTab: show, onHistory: showHistory });

  return (
    <FormProvider {...form}>
      <EditorHeader editor={editor} isReady={hydrated} onHistory={showHistory} />
      <DraftPanes
        element={editor.element}
        id={id}
        label="Landing page"
        tab={tab}
        disabled={!hydrated || restoring}
        preview={preview}
        previewed={
          <PreviewPane
            edited={editor.edited}
            earlier={earlier.shown}
            busy={busy}
            onRestore={earlier.restore}
            onBack={earlier.hide}
          />
        }
      >
        <SectionLinks />
        <RevealProvider value={restoring ? null : (section) => reveal([section])}>
          <SectionCards />
        </RevealProvider>
      </DraftPanes>
      <DraftSaveBar
        editor={editor}
        isReady={hydrated}
        form={id}
        label="Save Changes"
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
      {conflict && (
        <LandingConflict
          {...editor.choice}
          base={editor.base}
          mine={form.getValues()}
          theirs={formValues(conflict.theirs.config)}
        />
      )}
    </FormProvider>
  );
}
