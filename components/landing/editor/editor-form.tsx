"use client";

import { History, Save } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { useCommand } from "@/components/admin/commands";
import { classes } from "@/components/ui/classes";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ConflictDialog } from "./conflict-dialog";
import { useEditorView } from "./editor-context";
import { EditorHeader } from "./editor-header";
import { FeaturesCard } from "./features-card";
import { FooterCard } from "./footer-card";
import { sections } from "./form-values";
import { HeroCard } from "./hero-card";
import { HistoryPanel } from "./history-panel";
import type { Landing } from "./landing-api";
import { PreviewPane } from "./preview-pane";
import { PricingCard } from "./pricing-card";
import { SaveBar } from "./save-bar";
import { SectionLinks } from "./section-links";
import { StatsCard } from "./stats-card";
import { TestimonialsCard } from "./testimonials-card";
import { useEarlierVersions } from "./use-earlier-versions";
import { useEditorTab } from "./use-editor-tab";
import { useLandingEditor } from "./use-landing-editor";
import { useSaveShortcut } from "./use-save-shortcut";

/** The form beside its live preview; below 1024 px one of the two at a time. */
export function EditorForm({ initial }: { initial: Landing }) {
  const confirm = useConfirm();
  const hydrated = useHydrated();
  const { unfold } = useEditorView();
  const fields = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { tab, show } = useEditorTab(preview);

  function showProblems() {
    show("edit");
    unfold(sections);
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const editor = useLandingEditor(initial, showProblems);
  const { form, saved, saving, unsaved, problems, conflict } = editor;
  const earlier = useEarlierVersions({ unsaved, load: editor.load, onPreview: () => show("preview") });
  const save = () => void editor.save();
  useSaveShortcut(save);
  useCommand({ label: "Save changes", icon: Save, disabled: !unsaved || problems > 0, run: save });
  useCommand({ label: "Show the history", icon: History, run: () => earlier.setOpen(true) });

  async function discard() {
    const sure = await confirm({
      title: "Discard your changes?",
      content: "The form goes back to what is saved.",
      confirmLabel: "Discard",
      tone: "danger",
    });
    if (sure) editor.load(saved);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <FormProvider {...form}>
      <EditorHeader hydrated={hydrated} onHistory={() => earlier.setOpen(true)} />
      <div className="mt-6 grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)] 2xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] 2xl:gap-x-8">
        <div className="min-w-0">
          <form
            ref={fields}
            noValidate
            aria-label="Landing page"
            className={classes("grid gap-4", tab === "preview" && "max-lg:hidden")}
            onSubmit={submit}
          >
            <SectionLinks />
            <fieldset disabled={!hydrated} className="grid min-w-0 gap-4">
              <HeroCard />
              <StatsCard />
              <FeaturesCard />
              <PricingCard />
              <TestimonialsCard />
              <FooterCard />
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
            onRestore={earlier.restore}
            onBack={earlier.hide}
          />
        </div>
      </div>
      <SaveBar
        unsaved={unsaved}
        problems={problems}
        saving={saving}
        tab={tab}
        onTab={show}
        onSave={save}
        onDiscard={() => void discard()}
        onProblems={() => void form.trigger().then(showProblems)}
      />
      <HistoryPanel
        open={earlier.open}
        onOpenChange={earlier.setOpen}
        current={saved.version}
        busy={earlier.busy}
        onPreview={earlier.preview}
        onRestore={earlier.restore}
      />
      {conflict && (
        <ConflictDialog
          base={saved.content}
          mine={form.getValues()}
          theirs={conflict.content}
          saving={saving}
          onKeepMine={() => void editor.save(conflict.version)}
          onTakeTheirs={() => editor.load(conflict)}
          onClose={editor.closeConflict}
        />
      )}
    </FormProvider>
  );
}
