import { RotateCcw, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { MomentTime } from "@/components/ui/moment-time";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { Restored, StoredBackup } from "@/lib/backups/answers";
import { PassphraseField } from "./passphrase-field";
import { TIMEOUT_MS } from "./use-backups";

type RestoreSheetProps = { backup: StoredBackup; onClose: () => void };

const resolver = schemaOnDemand(async () =>
  (await import("@/lib/backups/schema")).restoreInput.pick({ passphrase: true }),
);

/** Checks a backup, and restores it over the current data. */
export function RestoreSheet({ backup, onClose }: RestoreSheetProps) {
  const form = useForm({ resolver, defaultValues: { passphrase: "" } });
  const confirm = useConfirm();
  const { pending, error, act } = useAction<"check" | "restore">({ refusals: "inline" });
  const [found, setFound] = useState<Restored | null>(null);

  function attempt(dryRun: boolean, onDone: (answer: Restored) => void) {
    const params = { name: backup.name };
    const body = { passphrase: form.getValues("passphrase"), dryRun };
    setFound(null);
    return act(
      dryRun ? "check" : "restore",
      () => call("POST /backups/{name}/restore", { params, body, timeout: TIMEOUT_MS }),
      { onDone },
    );
  }

  async function askAndRestore() {
    const isSure = await confirm({
      title: "Restore this backup?",
      content: (
        <p>
          Everything on the site becomes what it was then; what was changed or ordered since is gone. Everyone
          signs in again.
        </p>
      ),
      confirmLabel: "Restore",
      tone: "danger",
    });
    if (isSure) await attempt(false, () => window.location.assign("/login"));
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => open || pending || onClose()}
      title="Restore a backup"
      description={
        <>
          Made <MomentTime at={backup.createdAt} />
        </>
      }
    >
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-4 p-2"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(true, setFound);
          }}
        >
          <PassphraseField
            label="Its passphrase"
            hint="The password that the backup was made with: needed if that was on another server, or if it has one of its own. Else leave it empty."
          />
          {error && <Notice tone="error">{error}</Notice>}
          {found && (
            <Notice tone="success" title="This backup is whole">
              <p>
                Made <MomentTime at={found.createdAt} />, {found.rows.toLocaleString("en")} rows. It can be
                restored.
              </p>
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" pending={pending === "check"}>
              <ShieldCheck aria-hidden="true" />
              Check it
            </Button>
            <Button variant="danger" pending={pending === "restore"} onClick={() => void askAndRestore()}>
              <RotateCcw aria-hidden="true" />
              Restore…
            </Button>
          </div>
          <p className="text-ink-soft text-sm">
            Checking changes nothing. Restoring builds everything beside the present data first: until that is
            whole, nothing changes either. With many pictures it takes minutes.
          </p>
        </form>
      </FormProvider>
    </Sheet>
  );
}
