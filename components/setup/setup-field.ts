import type { UseFormReturn } from "react-hook-form";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import type { SetupForm } from "@/lib/setup/schema";

export type SetupFormControl = UseFormReturn<SetupForm>;

/** The text field of the wizard's form. */
export const TextField: TextFieldOf<SetupForm> = FormTextField;
