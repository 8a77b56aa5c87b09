import type { ComponentProps } from "react";
import { PasswordInput } from "@/components/ui/password-input";
import { TextField } from "./setup-field";

type PasswordFieldProps = Omit<Parameters<typeof TextField>[0], "render"> & {
  buttons?: Omit<ComponentProps<typeof PasswordInput>, keyof ComponentProps<"input">>;
};

/** A password in the wizard's form, apart from the first step, which has none. */
export function PasswordField({ buttons, ...field }: PasswordFieldProps) {
  return <TextField {...field} render={(control) => <PasswordInput {...buttons} {...control} />} />;
}
