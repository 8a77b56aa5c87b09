import { zodResolver } from "@hookform/resolvers/zod";
import { RotateCcw, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { MomentTime } from "@/components/ui/moment-time";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { usePending } from "@/components/ui/use-pending";
import { type RestoreAnswer, restoreInput, type StoredBackup } from "@/lib/backup/schema";
import { RequestError } from "@/lib/platform/http/client";
import { PassphraseField } from "./passphrase-field";
import type { BackupActions } from "./use-backups";

type RestoreSheetProps = { backup: StoredBackup; actions: BackupActions; onClose: () => void };

const passphraseOnly = restoreInput.pick({ passphrase: true });

/** Checks a backup, and puts it in the place of what is there. */
export function RestoreSheet({ backup, actions, onClose }: RestoreSheetProps) {
  const form = useForm({ resolver: zodResolver(passphraseOnly), defaultValues: { passphrase: "" } });
  const confirm = useConfirm();
  const { pending, run } = usePending<"check" | "restore">();
  const [found, setFound] = useState<RestoreAnswer | null>(null);
  const [failure, setFailure] = useState("");

  const attempt = (dryRun: boolean, then: (answer: RestoreAnswer) => void) =>
    run(dryRun ? "check" : "restore", async () => {
      setFailure("");
      setFound(null);
      try {
        const answer = await actions.restore(backup, { passphrase: form.getValues("passphrase"), dryRun });
        if (answer) then(answer);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        setFailure(error.message);
      }
    });

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
            hint="Needed where the backup was made on another server, or with a passphrase of its own. Else leave it empty."
          />
          {failure && <Notice tone="error">{failure}</Notice>}
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
