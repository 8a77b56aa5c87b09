"use client";

import type { ReactNode } from "react";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import type { MenuCategory, MenuRestaurant } from "@/lib/restaurants/schema";
import { AddressField } from "./address-field";
import { ColourField } from "./colour-field";
import { OpenSwitch } from "./open-switch";
import { TermsFields } from "./terms-fields";
import { ThemeChoice } from "./theme-choice";

const TextField: TextFieldOf<MenuRestaurant> = FormTextField;

type RestaurantFieldsProps = {
  restaurantId: string;
  /** Demo restaurants can't change their path. */
  isDemo: boolean;
  path: string;
  categories: readonly MenuCategory[];
  /** Tries the terms on earlier orders. */
  children?: ReactNode;
};

export function RestaurantFields({
  restaurantId,
  isDemo,
  path,
  categories,
  children,
}: RestaurantFieldsProps) {
  return (
    <div className="@container">
      <div className="grid gap-6">
        <div className="grid items-start gap-5 @xl:grid-cols-2">
          <TextField name="name" label="Name" limit={80} />
          <TextField
            name="cuisine"
            label="Cuisine"
            optional
            hint="In a word, such as Italian: other restaurants’ pages lead here by it."
          />
          <TextField
            name="tagline"
            label="Tagline"
            limit={160}
            rows={2}
            className="@xl:col-span-full"
            hint="Below the name, in the head of the page."
          />
        </div>
        {isDemo ? (
          <p className="text-ink-soft text-sm">
            Its page is at <span className="font-semibold text-ink">{path}</span>, and stays there.
          </p>
        ) : (
          <AddressField path={path} />
        )}
        <ThemeChoice />
        <div className="grid items-start gap-6 @xl:grid-cols-2">
          <ColourField />
          <PicturePicker
            name="header"
            label="Header picture"
            hint="Across the head of the page, darkened as far as the name needs it."
          />
        </div>
        <OpenSwitch restaurantId={restaurantId} path={path} />
        <TermsFields categories={categories}>{children}</TermsFields>
      </div>
    </div>
  );
}
