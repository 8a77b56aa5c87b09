"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import { useConfirm } from "@/components/ui/dialog-provider";
import { SaveBar } from "@/components/ui/save-bar";
import { useEditorTab } from "@/components/ui/use-editor-tab";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useSaveShortcut } from "@/components/ui/use-save-shortcut";
import { CallToActionCard } from "./call-to-action-card";
import { RevealProvider, useEditorView } from "./editor-context";
import { EditorHeader } from "./editor-header";
import { FeaturesCard } from "./features-card";
import { FooterCard } from "./footer-card";
import { type SectionName, sections } from "./form-values";
import { HeroCard } from "./hero-card";
import { HistoryPanel } from "./history-panel";
import type { Landing } from "./landing-api";
import { LandingConflict } from "./landing-conflict";
import { PreviewPane } from "./preview-pane";
import { PricingCard } from "./pricing-card";
import { SectionLinks } from "./section-links";
import { StatsCard } from "./stats-card";
import { TestimonialsCard } from "./testimonials-card";
import { useEarlierVersions } from "./use-earlier-versions";
import { useEditorCommands } from "./use-editor-commands";
import { useLandingEditor } from "./use-landing-editor";
import { useOneAtATime } from "./use-one-at-a-time";

/** The form beside its live preview; below 1024 px one of the two at a time. */
export function EditorForm({ initial }: { initial: Landing }) {
  const id = useId();
  const confirm = useConfirm();
  const hydrated = useHydrated();
  const { unfold } = useEditorView();
  const fields = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { tab, show } = useEditorTab(preview);
  const [problemAsked, askForProblem] = useState(0);

  function showProblems() {
    show("edit");
    unfold(sections);
    askForProblem((times) => times + 1);
  }

  useEffect(() => {
    if (problemAsked > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problemAsked]);

  function reveal(section: SectionName) {
    show("edit");
    unfold([section]);
  }

  const oneAtATime = useOneAtATime();
  const busy = oneAtATime.work !== null;
  const restoring = oneAtATime.work === "restoring";
  const saving = oneAtATime.work === "saving";
  const editor = useLandingEditor(initial, oneAtATime, showProblems);
  const { form, saved, unsaved, problems, told, conflict } = editor;
  const earlier = useEarlierVersions(oneAtATime, {
    form,
    loaded: saved.version,
    unsaved,
    load: editor.load,
    onPreview: () => show("preview"),
  });
  const save = () => void editor.save();
  useSaveShortcut(save);

  async function discard() {
    const sure = await confirm({
      title: "Discard your changes?",
      content: "The form goes back to what is saved.",
      confirmLabel: "Discard",
      tone: "danger",
    });
    if (sure) editor.load(saved);
  }

  useEditorCommands({
    busy,
    unsaved,
    problems,
    tab,
    onTab: show,
    onSave: save,
    onDiscard: () => void discard(),
    onHistory: () => earlier.setOpen(true),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <FormProvider {...form}>
      <EditorHeader hydrated={hydrated} unsaved={unsaved} onHistory={() => earlier.setOpen(true)} />
      <div className="mt-6 grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)] 2xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] 2xl:gap-x-8">
        <div className="min-w-0">
          <form
            id={id}
            ref={fields}
            noValidate
            aria-label="Landing page"
            className={tab === "preview" ? "max-lg:hidden" : undefined}
            onSubmit={submit}
          >
            <fieldset disabled={!hydrated || restoring} className="grid min-w-0 gap-4">
              <SectionLinks />
              <RevealProvider value={restoring ? null : reveal}>
                <HeroCard />
                <StatsCard />
                <FeaturesCard />
                <PricingCard />
                <TestimonialsCard />
                <CallToActionCard />
                <FooterCard />
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
            form={form}
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
        unsavedText={problems > 0 ? "Fill in what is missing to save" : undefined}
        problems={told}
        saving={saving}
        busy={busy}
        canSave={unsaved && problems === 0}
        tabs={{ tab, onTab: show }}
        onDiscard={() => void discard()}
        onProblems={() => void form.trigger().then(showProblems)}
      />
      <HistoryPanel
        open={earlier.open}
        onOpenChange={earlier.setOpen}
        history={earlier.history}
        loaded={saved.version}
        busy={busy}
        onClosed={() => preview.current?.querySelector<HTMLElement>("[data-action=back]")?.focus()}
        onPreview={earlier.preview}
        onRestore={earlier.restore}
      />
      {conflict && (
        <LandingConflict
          base={saved.content}
          mine={form.getValues()}
          theirs={conflict.content}
          saving={saving}
          onKeepMine={() => void editor.keepMine(conflict)}
          onTakeTheirs={() => editor.load(conflict)}
          onClose={editor.closeConflict}
        />
      )}
    </FormProvider>
  );
}
