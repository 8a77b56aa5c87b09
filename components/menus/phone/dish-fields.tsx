"use client";

import { type FieldPath, useController, useFormContext } from "react-hook-form";
import { EmojiField } from "@/components/landing/editor/emoji-field";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { Field } from "@/components/ui/form/field";
import { TextField as FormTextField } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { type MenuCategory, type MenuDish, menuLimits } from "@/lib/restaurants/schema";
import type { EntryProblems } from "../editor/menu-problems";

type DishFieldsProps = {
  categories: readonly MenuCategory[];
  problems: EntryProblems;
  /** Why the price can't be read. */
  refusal: string | undefined;
  onPriceLeft: () => void;
};

/** Everything about one dish, for fingers. */
export function DishFields({ categories, problems, refusal, onPriceLeft }: DishFieldsProps) {
  const { register } = useFormContext();
  return (
    <div className="grid gap-5">
      <FormTextField name="name" label="Name" limit={menuLimits.name} error={problems.name} />
      <div className="grid grid-cols-2 items-start gap-4">
        <FormTextField
          name="price"
          label="Price"
          inputMode="decimal"
          error={refusal ?? problems.priceCents}
          rules={{ onBlur: onPriceLeft }}
        />
        <Field label="Category" error={problems.category}>
          <Select {...register("category")}>
            {categories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FormTextField name="description" label="Description" optional rows={3} error={problems.description} />
      <PicturePicker name="picture" label="Picture" />
      <EmojiField name="emoji" label="Emoji" />
      <div className="grid gap-1">
        <FlagField name="popular" label="Popular" />
        <FlagField name="hidden" label="Hidden" hint="Guests don't see it" />
      </div>
    </div>
  );
}

function FlagField({ name, label, hint }: { name: FieldPath<MenuDish>; label: string; hint?: string }) {
  const { field } = useController({ name });
  return <Switch label={label} hint={hint} checked={Boolean(field.value)} onChange={field.onChange} />;
}
