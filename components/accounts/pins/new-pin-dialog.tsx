"use client";

import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";

export type NewPin = { pin: string };

const TextField: TextFieldOf<NewPin> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/pins/schema")).newPinInput);

type NewPinDialogProps = {
  name: string;
  failure: string | null;
  /** @returns whether it was saved */
  onSave: (pin: NewPin, form: UseFormReturn<NewPin>) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the new PIN of a person without email address. */
export function NewPinDialog({ name, failure, onSave, onClose }: NewPinDialogProps) {
  const form = useForm<NewPin>({ resolver, defaultValues: { pin: "" } });
  const submit = form.handleSubmit(async (input) => {
    if (await onSave(input, form)) onClose();
  });
  return (
    <Dialog
      title={`New PIN for ${name}`}
      description="The former one ends at once, and they are signed out. Tell them the new one in person."
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <TextField
            name="pin"
            label="PIN"
            hint="Six digits, and none that are guessed first."
            inputMode="numeric"
            maxLength={6}
            render={(control) => <PasswordInput {...control} initiallyVisible />}
          />
          {failure && <Notice tone="error">{failure}</Notice>}
          <DialogButtons>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" pending={form.formState.isSubmitting}>
              Set PIN
            </Button>
          </DialogButtons>
        </form>
      </FormProvider>
    </Dialog>
  );
}
