"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { MenuSummary } from "@/lib/restaurants/answers";
import { restaurantPath } from "@/lib/restaurants/paths";
import { type NewRestaurant, newRestaurant } from "@/lib/restaurants/schema";
import { slugOf } from "@/lib/restaurants/slug";

type Values = Required<NewRestaurant>;

const TextField: TextFieldOf<Values> = FormTextField;

type AddRestaurantDialogProps = { onAdded: (menu: MenuSummary) => void; onClose: () => void };

/** Asks for a restaurant's name, and derives its path until the path is edited. */
export function AddRestaurantDialog({ onAdded, onClose }: AddRestaurantDialogProps) {
  const [failure, setFailure] = useState("");
  const form = useForm<Values>({
    resolver: zodResolver(newRestaurant.required()),
    defaultValues: { name: "", slug: "" },
  });
  const { control, formState, getValues, setError, setValue } = form;
  const [ownSlug, setOwnSlug] = useState(false);
  const path = restaurantPath({ id: "", slug: useWatch({ control, name: "slug" }).trim() });

  function propose() {
    if (ownSlug) return;
    setValue("slug", slugOf(getValues("name")), { shouldValidate: formState.isSubmitted });
  }

  const submit = form.handleSubmit(async (restaurant) => {
    setFailure("");
    try {
      onAdded((await call("POST /menus", { body: restaurant })).menu);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const wrong = (["name", "slug"] as const).filter((field) => error.fields[field]);
      for (const field of wrong)
        setError(field, { message: error.fields[field] }, { shouldFocus: field === wrong[0] });
      if (wrong.length === 0) setFailure(error.message);
    }
  });

  return (
    <Dialog
      title="Add a restaurant"
      description="Guests don't find it until you publish its menu and open it."
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <TextField name="name" label="Name" maxLength={80} rules={{ onChange: propose }} />
          <TextField
            name="slug"
            label="Web address"
            hint={
              <>
                Its page will be at <span className="wrap-anywhere font-semibold text-ink">{path}</span>
              </>
            }
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            rules={{ onChange: () => setOwnSlug(getValues("slug") !== "") }}
          />
          {failure && (
            <Notice tone="error" title="The restaurant was not added">
              <p>{failure}</p>
            </Notice>
          )}
          <DialogButtons>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" pending={formState.isSubmitting}>
              Add restaurant
            </Button>
          </DialogButtons>
        </form>
      </FormProvider>
    </Dialog>
  );
}
