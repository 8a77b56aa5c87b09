import { DatabaseBackup } from "lucide-react";
import { FormProvider, useForm } from "react-hook-form";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { PASSPHRASE_IS_FOR, PassphraseField } from "./passphrase-field";
import type { BackupActions } from "./use-backups";

type MakeFormProps = { actions: BackupActions; hasPassphrase: boolean };

const resolver = schemaOnDemand(async () => (await import("@/lib/backups/schema")).backupInput);

/** Makes a backup now. */
export function MakeForm({ actions: { make, pending }, hasPassphrase }: MakeFormProps) {
  const form = useForm({ resolver, defaultValues: { passphrase: "" } });
  const submit = form.handleSubmit(async ({ passphrase }) => {
    if (await make(passphrase)) form.reset();
  });
  usePortalAction("backUp", () => form.setFocus("passphrase"));
  return (
    <Card aria-labelledby="make-backup-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="make-backup-title" className="text-lg">
          Back up now
        </h2>
        <p className="text-ink-soft text-sm">
          One file with everything: pages, templates, pictures, orders and users. Visitors notice nothing.
        </p>
      </div>
      <FormProvider {...form}>
        <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <PassphraseField
            label="Passphrase"
            hint={
              hasPassphrase
                ? "A password for the backup alone. Leave it empty for the one that scheduled backups have."
                : PASSPHRASE_IS_FOR
            }
          />
          <Button type="submit" className="sm:justify-self-start" pending={pending === "make"}>
            <DatabaseBackup aria-hidden="true" />
            Back up
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
