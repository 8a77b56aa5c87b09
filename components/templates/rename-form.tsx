"use client";

import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField } from "@/components/ui/form/text-field";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { TemplateDetails } from "@/lib/templates/answers";

type RenameFormProps = {
  id: string;
  name: string;
  onEditing: (editing: boolean) => void;
  onRenamed: (template: TemplateDetails) => void;
};

/** A button that turns into a field; Escape restores the name. */
export function RenameForm({ id, name, onEditing, onRenamed }: RenameFormProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    onEditing(isOpen);
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, onEditing]);

  if (isOpen) {
    return <NameField id={id} name={name} onRenamed={onRenamed} onClose={() => setOpen(false)} />;
  }
  return (
    <Button ref={opener} variant="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
      <Pencil aria-hidden="true" />
      Rename
    </Button>
  );
}

type NameFieldProps = Omit<RenameFormProps, "onEditing"> & { onClose: () => void };

const resolver = schemaOnDemand(async () => (await import("@/lib/templates/schema")).renameInput);

function NameField({ id, name, onRenamed, onClose }: NameFieldProps) {
  const form = useForm({ resolver, defaultValues: { name } });
  const { isSubmitting } = form.formState;
  const { act } = useAction();

  useEffect(() => form.setFocus("name", { shouldSelect: true }), [form]);

  const submit = form.handleSubmit(async (body) => {
    await act("rename", () => call("POST /templates/rename/{id}", { params: { id }, body }), {
      onDone({ template }) {
        onRenamed(template);
        onClose();
      },
      showRefusal({ fields, message }) {
        form.setError("name", { message: fields.name ?? message });
        return true;
      },
    });
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid w-full animate-appear gap-3 rounded-inner border border-line bg-surface p-4"
        onSubmit={(event) => void submit(event)}
        onKeyDown={({ key }) => key === "Escape" && !isSubmitting && onClose()}
      >
        <TextField name="name" label="Template name" maxLength={80} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" size="sm" pending={isSubmitting}>
            Save name
          </Button>
          <Button variant="quiet" size="sm" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
