import { TextField } from "@/components/ui/form/text-field";
import { PasswordInput } from "@/components/ui/password-input";

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
