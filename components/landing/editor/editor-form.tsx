"use client";

import { ExternalLink, History } from "lucide-react";
import { useId, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { classes } from "@/components/ui/classes";
import { useEarlierVersions } from "@/components/ui/form/history/use-earlier-versions";
import { SaveBar } from "@/components/ui/form/save-bar";
import { onDemand } from "@/components/ui/on-demand";
import { useEditorTab } from "@/components/ui/use-editor-tab";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import type { SavedLanding } from "@/lib/landing/answers";
import { isSameLanding } from "@/lib/landing/changes";
import { RevealProvider, useEditorView } from "./editor-context";
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
export function EditorForm({ initial }: { initial: SavedLanding }) {
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
    restore: (version, newest) =>
      call("POST /landing/versions/{version}/restore", {
        params: { version },
        ifMatch: Math.max(newest, saved.version),
      }),
    restored: (version) => `Version ${version} restored`,
    outdated: "Somebody saved a newer version. The history shows it now.",
    onPreview: () => show("preview"),
  });

  const showHistory = () => earlier.setOpen(true);
  useEditorCommands(editor, { tab, onTab: show, onHistory: showHistory });

  return (
    <FormProvider {...form}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-0.5">
          <h2 className="text-xl">Landing Page Configuration</h2>
          <p className="text-ink-soft text-sm">What visitors read on your front page.</p>
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <Button variant="secondary" disabled={!hydrated} className="max-sm:flex-1" onClick={showHistory}>
            <History aria-hidden="true" />
            History
          </Button>
          <ButtonLink
            href="/welcome"
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
      <div className="mt-6 grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)] 2xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] 2xl:gap-x-8">
        <div className="min-w-0">
          <form
            {...editor.element}
            id={id}
            aria-label="Landing page"
            className={tab === "preview" ? "max-lg:hidden" : undefined}
          >
            <fieldset disabled={!hydrated || restoring} className="grid min-w-0 gap-4">
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
        look="screen"
        unsaved={unsaved}
        unsavedText={wrong > 0 ? "Fill in what is missing to save" : undefined}
        problems={problems}
        saving={pending === "saving"}
        busy={busy}
        canSave={unsaved && wrong === 0}
        tabs={{ tab, onTab: show }}
        onDiscard={discard}
        onProblems={() => void form.trigger().then(editor.showProblems)}
      />
      {earlier.wasOpened && (
        <HistoryPanel
          earlier={earlier}
          description="The last 50 versions of the page. Restoring one saves it as the newest."
          list={listVersions}
          emptyText="Each time you save, the version before it stays here."
          loaded={saved.version}
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
