"use client";

import { Save, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useCommand } from "@/components/admin/commands";
import { ConflictDialog } from "@/components/ui/conflict-dialog";
import { useConfirm } from "@/components/ui/dialog-provider";
import { SaveBar } from "@/components/ui/save-bar";
import { notify } from "@/components/ui/toaster";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useNewer } from "@/components/ui/use-newer";
import { useSaveShortcut } from "@/components/ui/use-save-shortcut";
import { useVersionedForm } from "@/components/ui/use-versioned-form";
import type { SavedSettings } from "@/lib/settings/schema";
import { loadSettings, saveSettings } from "./settings-api";
import { BusinessTimeZoneField, ProjectNameField, SiteAddressField } from "./settings-fields";
import { settingsChanges, settingsKind } from "./settings-values";

export function SettingsForm({ initial }: { initial: SavedSettings }) {
  const id = useId();
  const router = useRouter();
  const confirm = useConfirm();
  const hydrated = useHydrated();
  const fields = useRef<HTMLFormElement>(null);
  const [problemAsked, askForProblem] = useState(0);
  const showProblems = () => askForProblem((times) => times + 1);

  useEffect(() => {
    if (problemAsked > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problemAsked]);

  const editor = useVersionedForm(settingsKind, {
    initial,
    find: () => loadSettings(),
    send: saveSettings,
    onSaved() {
      notify.success("Settings saved!", { topic: settingsKind.topic });
      router.refresh();
    },
    onProblems: showProblems,
  });
  const { form, saved, unsaved, problems, pending, conflict } = editor;
  const busy = pending !== null;
  const save = () => void editor.save();
  const nothingToSave = busy || !unsaved;
  useSaveShortcut(() => {
    if (!nothingToSave) save();
  });
  useNewer({
    find: loadSettings,
    isNewer: ({ version }) => version > saved.version,
    isUntouched: () => !unsaved && !busy,
    load: editor.load,
  });

  async function discard() {
    const sure = await confirm({
      title: "Discard your changes?",
      content: "The form goes back to what is saved.",
      confirmLabel: "Discard",
      tone: "danger",
    });
    if (sure) editor.load(saved);
  }

  useCommand({ label: "Save settings", icon: Save, disabled: nothingToSave, run: save });
  useCommand({
    label: "Discard changes",
    icon: Undo2,
    disabled: nothingToSave,
    run: () => void discard(),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <FormProvider {...form}>
      <div className="max-w-2xl">
        <form id={id} ref={fields} noValidate aria-label="Settings" onSubmit={submit}>
          <fieldset disabled={!hydrated} className="grid min-w-0 gap-4">
            <ProjectNameField />
            <SiteAddressField fixed={saved.fixedSiteAddress} />
            <BusinessTimeZoneField saved={saved} />
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
          onDiscard={() => void discard()}
          onProblems={showProblems}
        />
      </div>
      {conflict && (
        <ConflictDialog
          title="Somebody saved newer settings"
          text="The settings were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
          changes={settingsChanges(editor.base, form.getValues(), conflict.theirs.settings)}
          saving={pending === "saving"}
          onKeepMine={() => void editor.keepMine(conflict)}
          onTakeTheirs={() => editor.load(conflict.theirs)}
          onClose={editor.closeConflict}
        />
      )}
    </FormProvider>
  );
}
