"use client";

import { Save, Undo2 } from "lucide-react";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { useCommand } from "@/components/commands/commands";
import { SaveBar } from "@/components/ui/form/save-bar";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { onDemand } from "@/components/ui/on-demand";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import type { SavedProfile } from "@/lib/business-profile/answers";
import { ContactCard, IdentityCard, LanguageCard, type ProfileChoices, SocialCard } from "./profile-fields";
import { profileChanges, profileKind, toProfile } from "./profile-values";

const ConflictDialog = onDemand(
  async () => (await import("@/components/ui/form/conflict-dialog")).ConflictDialog,
  null,
);

type ProfileFormProps = { initial: SavedProfile; projectName: string; choices: ProfileChoices };

export function ProfileForm({ initial, projectName, choices }: ProfileFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const editor = useVersionedForm(profileKind, {
    initial,
    find: () => call("GET /business-profile"),
    send: async (values, over) => ({
      saved: await call("PUT /business-profile", { body: toProfile(values), ifMatch: over }),
    }),
    onSaved: () => notify.success("Business profile saved!", { topic: profileKind.topic }),
  });
  const { form, unsaved, problems, pending, busy, conflict, discard } = editor;
  const nothingToSave = busy || !unsaved;

  useCommand({ label: "Save business profile", icon: Save, disabled: nothingToSave, run: editor.save });
  useCommand({ label: "Discard changes", icon: Undo2, disabled: nothingToSave, run: discard });

  return (
    <FormProvider {...form}>
      <div className="max-w-2xl">
        <form {...editor.element} id={id} aria-label="Business profile">
          <fieldset disabled={!hydrated} className="grid min-w-0 gap-4">
            <IdentityCard kinds={choices.kinds} projectName={projectName} />
            <ContactCard countries={choices.countries} />
            <SocialCard />
            <LanguageCard {...choices} />
          </fieldset>
        </form>
        <SaveBar
          form={id}
          label="Save"
          look="screen"
          unsaved={unsaved}
          problems={problems}
          saving={pending === "saving"}
          busy={busy}
          canSave={hydrated && unsaved}
          onDiscard={discard}
          onProblems={editor.showProblems}
        />
      </div>
      {conflict && (
        <ConflictDialog
          title="Somebody saved a newer business profile"
          text="The profile was changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
          changes={profileChanges(editor.base, form.getValues(), conflict.theirs)}
          {...editor.choice}
        />
      )}
    </FormProvider>
  );
}
