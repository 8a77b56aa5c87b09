"use client";

import { Save, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { useCommand } from "@/components/commands/commands";
import { SaveBar } from "@/components/ui/form/save-bar";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { onDemand } from "@/components/ui/on-demand";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import type { SavedSettings } from "@/lib/settings/answers";
import { PolicyReports } from "./policy-reports";
import {
  AuditDaysField,
  BusinessTimeZoneField,
  IdleField,
  ProjectNameField,
  SiteAddressField,
} from "./settings-fields";
import { SettingsGroup } from "./settings-group";
import { settingsChanges, settingsKind } from "./settings-values";

const ConflictDialog = onDemand(
  async () => (await import("@/components/ui/form/conflict-dialog")).ConflictDialog,
  null,
);

export function SettingsForm({ initial }: { initial: SavedSettings }) {
  const id = useId();
  const router = useRouter();
  const hydrated = useHydrated();
  const editor = useVersionedForm(settingsKind, {
    initial,
    find: () => call("GET /settings"),
    send: async (body, over) => ({ saved: await call("POST /settings", { body, ifMatch: over }) }),
    onSaved() {
      notify.success("Settings saved!", { topic: settingsKind.topic });
      router.refresh();
    },
  });
  const { form, saved, unsaved, problems, pending, busy, conflict, discard } = editor;
  const nothingToSave = busy || !unsaved;

  useCommand({ label: "Save settings", icon: Save, disabled: nothingToSave, run: editor.save });
  useCommand({
    label: "Discard changes",
    icon: Undo2,
    disabled: nothingToSave,
    run: discard,
  });

  return (
    <FormProvider {...form}>
      <div className="min-w-0">
        <form {...editor.element} id={id} aria-label="Settings">
          <fieldset disabled={!hydrated} className="grid min-w-0 gap-10">
            <SettingsGroup id="site" title="Site">
              <ProjectNameField />
              <SiteAddressField saved={saved} />
              <BusinessTimeZoneField saved={saved} />
            </SettingsGroup>
            <SettingsGroup id="security" title="Security">
              <IdleField />
            </SettingsGroup>
            <SettingsGroup id="privacy-log" title="Privacy and log">
              <AuditDaysField />
              <PolicyReports />
            </SettingsGroup>
          </fieldset>
        </form>
        <SaveBar
          form={id}
          label="Save Settings"
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
          title="Somebody saved newer settings"
          text="The settings were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
          changes={settingsChanges(editor.base, form.getValues(), conflict.theirs.settings)}
          {...editor.choice}
        />
      )}
    </FormProvider>
  );
}
