"use client";

import { useId, useMemo, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { DraftSaveBar } from "@/components/ui/form/drafts/draft-save-bar";
import { draftState } from "@/components/ui/form/drafts/draft-state";
import { onDemand } from "@/components/ui/on-demand";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Translation } from "@/lib/translations/answers";
import { equalTexts, isShared } from "@/lib/translations/shared-texts";
import { useChosenTexts } from "./chosen-texts";
import { LegalDraftOffer } from "./legal-draft-offer";
import type { TranslationScreenProps } from "./screen-props";
import { TextGroups } from "./text-groups";
import { TranslationHeader } from "./translation-header";
import { translationChanges } from "./translation-kind";
import { useTranslationEditor } from "./use-translation-editor";

const ConflictDialog = onDemand(
  async () => (await import("@/components/ui/form/conflict-dialog")).ConflictDialog,
  null,
);

type TranslationEditorProps = TranslationScreenProps & { initial: Translation };

/** Edits the translations of a content beside its texts. */
export function TranslationEditor({ initial, ...screen }: TranslationEditorProps) {
  const id = useId();
  const hydrated = useHydrated();
  const reveal = useRef<() => void>(undefined);
  const editor = useTranslationEditor(initial, () => reveal.current?.());
  const { form, saved, unsaved, problems, pending, busy, conflict } = editor;
  const chosen = useChosenTexts(saved.texts);
  const equal = useMemo(() => equalTexts(isShared(saved.kind) ? saved.texts : []), [saved]);

  reveal.current = () => {
    chosen.choose("all");
    chosen.setGroup("");
  };

  return (
    <FormProvider {...form}>
      <TranslationHeader editor={editor} isReady={hydrated} {...screen} />
      <form {...editor.element} id={id} aria-label="Translation" className="mt-6 min-w-0">
        <fieldset disabled={!hydrated} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <LegalDraftOffer translation={saved} />
          <TextGroups
            chosen={chosen}
            equal={equal}
            languages={{ from: screen.languages.default, to: saved.language }}
          />
        </fieldset>
      </form>
      <DraftSaveBar
        editor={{ unsaved, wrong: 0, pending, busy, canPublish: editor.canPublish, publish: editor.publish }}
        isReady={hydrated}
        form={id}
        label="Save draft"
        settled={saved.waits ? draftState(saved.savedAt) : undefined}
        problems={problems}
        onDiscard={editor.discard}
        onProblems={editor.showProblems}
      />
      {conflict && (
        <ConflictDialog
          {...editor.choice}
          title="Somebody saved a newer translation"
          text="The translation was changed while you were editing. “Keep mine”: Your changes win; their other changes stay, text by text. “Take theirs” discards your edits."
          changes={translationChanges(editor.base, form.getValues(), conflict.theirs)}
        />
      )}
    </FormProvider>
  );
}
