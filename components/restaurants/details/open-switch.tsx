"use client";

import { useEffect } from "react";
import { useController } from "react-hook-form";
import { takeWantedAction } from "@/components/commands/wanted-action";
import { Switch } from "@/components/ui/switch";
import type { MenuRestaurant } from "@/lib/restaurants/schema";

const ID = "restaurant-open";

export const focusOpenSwitch = () => document.getElementById(ID)?.focus();

export function OpenSwitch({ restaurantId, path }: { restaurantId: string; path: string }) {
  const { field } = useController<MenuRestaurant, "isOpen">({ name: "isOpen" });
  useEffect(() => {
    if (takeWantedAction("openOrClose", restaurantId)) focusOpenSwitch();
  }, [restaurantId]);
  return (
    <div className="rounded-inner border border-line bg-sunken px-4 py-2">
      <Switch
        id={ID}
        label={field.value ? "Open" : "Closed"}
        hint={
          field.value
            ? `Guests find the restaurant at ${path} and can order, as soon as this is published.`
            : "Guests can read the menu, marked “Closed just now”, but not order, as soon as this is published."
        }
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  );
}
