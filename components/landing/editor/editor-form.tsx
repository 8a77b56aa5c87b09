"use client";

import { useId, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { draftState } from "@/components/ui/form/draft-state";
import { useEarlierVersions } from "@/components/ui/form/history/use-earlier-versions";
import { SaveBar } from "@/components/ui/form/save-bar";
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

const HistoryPanel = onDemand(
  async () => (await import("@/components/ui/form/history/history-panel")).HistoryPanel,
  null,
);
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
  const { form, saved, unsaved, wrong, problems, pending, busy, conflict, discard } = editor;
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
      <div className="mt-6 grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)] 2xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] 2xl:gap-x-8">
        <div className="min-w-0">
          <form
            {...editor.element}
            id={id}
            aria-label="Landing page"
            className={tab === "preview" ? "max-lg:hidden" : undefined}
          >
            <fieldset
              disabled={!hydrated || restoring}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
            >
              <SectionLinks />
              <RevealProvider value={restoring ? null : (section) => reveal([section])}>
                <SectionCards />
              </RevealProvider>
            </fieldset>
          </form>
        </div>
        <div
          ref={preview}
          className={classes(
            "h-[calc(100dvh-12.5rem)] min-h-80 scroll-mt-[calc(var(--bar,0rem)+1rem)] lg:sticky lg:top-4 lg:h-[calc(100dvh-7.5rem)]",
            tab === "edit" && "max-lg:hidden",
          )}
        >
          <PreviewPane
            edited={editor.edited}
            earlier={earlier.shown}
            busy={busy}
            onRestore={earlier.restore}
            onBack={earlier.hide}
          />
        </div>
      </div>
      <SaveBar
        form={id}
        label="Save Changes"
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
