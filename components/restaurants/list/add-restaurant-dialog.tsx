"use client";

import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { RestaurantSummary } from "@/lib/restaurants/answers";
import { restaurantPath } from "@/lib/restaurants/paths";
import type { NewRestaurant } from "@/lib/restaurants/schema";
import { slugOf } from "@/lib/restaurants/slug";

type Values = Required<Omit<NewRestaurant, "copyOf">>;

const TextField: TextFieldOf<Values> = FormTextField;

type AddRestaurantDialogProps = {
  /** The restaurant whose menu is copied; undefined for an empty menu. */
  copied?: RestaurantSummary | undefined;
  onAdded: (restaurant: RestaurantSummary) => void;
  onClose: () => void;
};

const resolver = schemaOnDemand(async () =>
  (await import("@/lib/restaurants/schema")).newRestaurant.omit({ copyOf: true }).required(),
);

/** Asks for a restaurant's name, and derives its path until the path is edited. */
export function AddRestaurantDialog({ copied, onAdded, onClose }: AddRestaurantDialogProps) {
  const { error, act } = useAction({ refusals: "inline" });
  const form = useForm<Values>({
    resolver,
    defaultValues: { name: "", slug: "" },
  });
  const { control, formState, getValues, setValue } = form;
  const [ownSlug, setOwnSlug] = useState(false);
  const path = restaurantPath({ id: "", slug: useWatch({ control, name: "slug" }).trim() });

  function propose() {
    if (ownSlug) return;
    setValue("slug", slugOf(getValues("name")), { shouldValidate: formState.isSubmitted });
  }

  const submit = form.handleSubmit((body) =>
    act("add", () => call("POST /menus", { body: { ...body, ...(copied && { copyOf: copied.id }) } }), {
      form,
      onDone: ({ restaurant }) => onAdded(restaurant),
    }),
  );

  return (
    <Dialog
      title={copied ? `Start with a copy of “${copied.name}”` : "Add a restaurant"}
      description={
        copied
          ? "Its dishes and looks become a draft under your own name. Guests don’t find it until you publish it."
          : "Guests find it and can order once you publish its menu."
      }
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
          {error && (
            <Notice tone="error" title="The restaurant was not added">
              <p>{error}</p>
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
