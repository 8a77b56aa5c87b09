"use client";

import { CalendarClock, Trash2 } from "lucide-react";
import { useRef } from "react";
import { get, useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldMessage } from "@/components/ui/field";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import { KindRate } from "./kind-rate";

const TextField: TextFieldOf<MenuRestaurant> = FormTextField;

/** The later rates of a rate of tax, each from a day. */
export function TaxChanges({ index }: { index: number }) {
  const name = `taxClasses.${index}.changes` as const;
  const { getValues } = useFormContext<MenuRestaurant>();
  const { fields, append, remove } = useFieldArray<MenuRestaurant, typeof name, "key">({
    name,
    keyName: "key",
  });
  const { errors } = useFormState<MenuRestaurant>({ name });
  const error: string | undefined = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    const { pickup, delivery, table } = getValues(`taxClasses.${index}`);
    append({ from: "", pickup, delivery, table }, { shouldFocus: true });
  }

  function removeChange(place: number) {
    remove(place);
    requestAnimationFrame(() => addButton.current?.focus());
  }

  return (
    <>
      {fields.map(({ key }, place) => (
        <fieldset
          key={key}
          className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-start gap-4 border-line border-t pt-4"
        >
          <legend className="sr-only">Later rate {place + 1}</legend>
          <TextField name={`${name}.${place}.from`} label="From the day" type="date" />
          {orderKinds.map((kind) => (
            <KindRate key={kind} name={`${name}.${place}.${kind}`} kind={kind} />
          ))}
          <IconButton
            icon={Trash2}
            label={`Remove later rate ${place + 1}`}
            className="mt-6.5"
            onClick={() => removeChange(place)}
          />
        </fieldset>
      ))}
      {error && <FieldMessage>{error}</FieldMessage>}
      {fields.length < menuLimits.taxChanges && (
        <Button ref={addButton} variant="quiet" size="sm" className="justify-self-start" onClick={add}>
          <CalendarClock aria-hidden="true" />
          Change it on a day
        </Button>
      )}
    </>
  );
}
