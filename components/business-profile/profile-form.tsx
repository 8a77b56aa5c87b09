"use client";

import { ScreenForm } from "@/components/commands/screen-form";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import type { SavedProfile } from "@/lib/business-profile/answers";
import { LanguageCard } from "./language-card";
import { ContactCard, IdentityCard, type ProfileChoices, SocialCard } from "./profile-fields";
import { profileChanges, profileKind, toProfile } from "./profile-values";

type ProfileFormProps = { initial: SavedProfile; projectName: string; choices: ProfileChoices };

export function ProfileForm({ initial, projectName, choices }: ProfileFormProps) {
  const editor = useVersionedForm(profileKind, {
    initial,
    find: () => call("GET /business-profile"),
    send: async (values, over) => ({
      saved: await call("PUT /business-profile", { body: toProfile(values), ifMatch: over }),
    }),
    onSaved: () => notify.success("Business profile saved!", { topic: profileKind.topic }),
  });

  return (
    <div className="max-w-2xl">
      <ScreenForm
        editor={editor}
        name="Business profile"
        saveLabel="Save"
        conflictTitle="Somebody saved a newer business profile"
        conflictText="The profile was changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
        changesOf={profileChanges}
        className="grid min-w-0 gap-4"
      >
        <IdentityCard kinds={choices.kinds} projectName={projectName} />
        <ContactCard countries={choices.countries} />
        <SocialCard />
        <LanguageCard {...choices} />
      </ScreenForm>
    </div>
  );
}
