"use client";

import { CircleDashed, RotateCcw, Save, Trash2, Undo2 } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { FormProvider } from "react-hook-form";
import { useCommand } from "@/components/commands/commands";
import { useConfirm } from "@/components/ui/dialog-provider";
import { SaveBar } from "@/components/ui/form/save-bar";
import type { FlatPageSeo } from "@/lib/seo/answers";
import type { PageSummary, SeoSite } from "@/lib/seo/manager";
import { PreviewPane } from "../previews/preview-pane";
import { defaultsOf, SeoPageProvider } from "../seo-context";
import { LiveStatCards } from "../stat-cards";
import { AdvancedSection } from "./advanced-section";
import { FormHeader } from "./form-header";
import { GeneralSection } from "./general-section";
import { LiveWarnings } from "./live-warnings";
import { PageConflict } from "./page-conflict";
import { SocialSection } from "./social-section";
import { StructuredDataSection } from "./structured-data-section";
import { useSeoForm } from "./use-seo-form";

type SeoFormProps = {
  page: string;
  initial: FlatPageSeo | null;
  site: SeoSite;
  pages: readonly PageSummary[];
  /** Notice above the form, such as why it is empty. */
  notice: ReactNode;
  /** Moves the focus to the page's heading, as the control that opened it is gone. */
  takesFocus: boolean;
  onStored: (page: string, saved: FlatPageSeo | null) => void;
};

const notConfigured = { icon: CircleDashed, text: "Not configured yet" };
const resetQuestion = "Are you sure you want to reset all SEO settings for this page?";

/** Opens the folded parts of a form that have errors. */
function unfoldProblems(form: string) {
  for (const fold of document.getElementById(form)?.querySelectorAll("details") ?? []) {
    if (fold.querySelector('[aria-invalid="true"]')) fold.open = true;
  }
}

/** The settings of one page beside its previews; on narrow screens below them. */
export function SeoForm({ page, initial, site, pages, notice, takesFocus, onStored }: SeoFormProps) {
  const id = useId();
  const confirm = useConfirm();
  const editor = useSeoForm(page, initial, { onStored, reveal: () => unfoldProblems(id), isLoaded: !notice });
  const { form, saved, unsaved, problems, pending, busy, conflict, discard } = editor;
  const configured = saved !== null;

  async function ask(title: string, content: string, confirmLabel: string, then: () => unknown) {
    if (await confirm({ title, content, confirmLabel, tone: "danger" })) await then();
  }
  const reset = () => void ask(resetQuestion, "The form goes back to its defaults.", "Reset", editor.reset);
  const remove = () =>
    void ask(
      `Delete SEO configuration for ${page}?`,
      "The page then uses defaults from the project’s name and the landing page.",
      "Delete",
      editor.remove,
    );

  useCommand({ label: "Save SEO settings", icon: Save, disabled: busy, run: editor.save });
  useCommand({ label: "Discard changes", icon: Undo2, disabled: busy || !unsaved, run: discard });
  useCommand({ label: "Reset SEO settings", icon: RotateCcw, disabled: busy, run: reset });
  useCommand({ label: "Delete SEO configuration", icon: Trash2, disabled: busy, run: remove }, configured);

  const context = useMemo(
    () => ({ page, site, pages, defaults: defaultsOf(page, site) }),
    [page, site, pages],
  );

  return (
    <SeoPageProvider value={context}>
      <FormProvider {...form}>
        <FormHeader
          configured={configured}
          busy={busy}
          takesFocus={takesFocus}
          deleting={pending === "deleting"}
          onReset={reset}
          onDelete={remove}
        />
        {notice}
        <div className="grid items-start gap-x-6 gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] @7xl:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] @7xl:gap-x-8">
          <div className="grid min-w-0 gap-4 @4xl:sticky @4xl:top-4 @4xl:order-last">
            <PreviewPane />
            <LiveWarnings />
          </div>
          <form
            {...editor.element}
            id={id}
            aria-label={`SEO settings of ${page}`}
            className="grid min-w-0 grid-cols-1 gap-4"
          >
            <GeneralSection />
            <SocialSection network="og" />
            <SocialSection network="twitter" />
            <AdvancedSection />
            <StructuredDataSection />
          </form>
        </div>
        <LiveStatCards />
        <SaveBar
          form={id}
          label="Save SEO Settings"
          look="pane"
          settled={configured ? undefined : notConfigured}
          unsaved={unsaved}
          problems={problems}
          saving={pending === "saving"}
          busy={busy}
          canSave
          onDiscard={discard}
          onProblems={editor.showProblems}
        />
        {conflict && (
          <PageConflict
            conflict={conflict}
            base={editor.base}
            mine={form.getValues()}
            {...editor.choice}
            onTakeTheirs={() => editor.takeTheirs(conflict)}
          />
        )}
      </FormProvider>
    </SeoPageProvider>
  );
}
