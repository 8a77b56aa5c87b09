"use client";

import { useWatch } from "react-hook-form";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { restaurantPath } from "@/lib/restaurants/paths";
import type { MenuRestaurant } from "@/lib/restaurants/schema";

const TextField: TextFieldOf<MenuRestaurant> = FormTextField;

/** @param path the published path */
export function AddressField({ path }: { path: string }) {
  const slug = useWatch<MenuRestaurant, "slug">({ name: "slug" });
  const next = restaurantPath({ id: "", slug: slug.trim() });
  return (
    <div className="grid gap-2">
      <TextField
        name="slug"
        label="Web address"
        hint={
          <>
            Its page is at <span className="wrap-anywhere font-semibold text-ink">{next}</span>
          </>
        }
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      {next !== path && (
        <Notice tone="warning" role="status">
          <p>
            Once this is published, {path} leads nowhere: links to it and printed codes have to be changed.
          </p>
        </Notice>
      )}
    </div>
  );
}
