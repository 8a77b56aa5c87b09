"use client";

import { useRouter } from "next/navigation";
import { ScreenForm } from "@/components/commands/screen-form";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import type { SavedSettings } from "@/lib/settings/answers";
import { PolicyReports } from "./policy-reports";
import {
  AcceptWithinField,
  AuditDaysField,
  BusinessTimeZoneField,
  DayStartField,
  IdleField,
  InboxDaysFields,
  PreparationField,
  ProjectNameField,
  SiteAddressField,
} from "./settings-fields";
import { SettingsGroup } from "./settings-group";
import { settingsChanges, settingsKind } from "./settings-values";

export function SettingsForm({ initial }: { initial: SavedSettings }) {
  const router = useRouter();
  const editor = useVersionedForm(settingsKind, {
    initial,
    find: () => call("GET /settings"),
    send: async (body, over) => ({ saved: await call("POST /settings", { body, ifMatch: over }) }),
    onSaved() {
      notify.success("Settings saved!", { topic: settingsKind.topic });
      router.refresh();
    },
  });
  const { saved } = editor;

  return (
    <div className="min-w-0">
      <ScreenForm
        editor={editor}
        name="Settings"
        saveLabel="Save Settings"
        conflictTitle="Somebody saved newer settings"
        conflictText="The settings were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
        changesOf={settingsChanges}
        className="grid min-w-0 gap-10"
      >
        <SettingsGroup id="site" title="Site">
          <ProjectNameField />
          <SiteAddressField saved={saved} />
          <BusinessTimeZoneField saved={saved} />
          <DayStartField />
        </SettingsGroup>
        <SettingsGroup id="orders" title="Orders">
          <PreparationField />
          <AcceptWithinField />
        </SettingsGroup>
        <SettingsGroup id="security" title="Security">
          <IdleField />
        </SettingsGroup>
        <SettingsGroup id="privacy-log" title="Privacy and log">
          <InboxDaysFields />
          <AuditDaysField />
          <PolicyReports />
        </SettingsGroup>
      </ScreenForm>
    </div>
  );
}
