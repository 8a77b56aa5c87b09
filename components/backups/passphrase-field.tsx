import { TextField } from "@/components/ui/form/text-field";
import { PasswordInput } from "@/components/ui/password-input";

/** The purpose of a passphrase of a new backup. */
export const PASSPHRASE_IS_FOR =
  "A password for the backup alone, needed to restore it on another server, for example when this one is lost. Without it, the backup works on this server alone. Write it down somewhere else.";

type PassphraseFieldProps = { label: string; hint: string; error?: string | undefined };

/** The field `passphrase` of a form. */
export function PassphraseField(props: PassphraseFieldProps) {
  return (
    <TextField
      name="passphrase"
      optional
      {...props}
      render={(control) => <PasswordInput {...control} autoComplete="off" />}
    />
  );
}
