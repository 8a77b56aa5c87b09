"use client";

import { callFailure } from "@/components/ui/call-failure";
import { notify } from "@/components/ui/toaster";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { SoldOutDish, SoldOutMenu } from "@/lib/restaurants/published/answers";

const LOAD_FAILED = "Failed to load the dishes";

function withDish(
  menus: SoldOutMenu[],
  restaurantId: string,
  dishId: string,
  soldOut: boolean,
): SoldOutMenu[] {
  const change = (dish: SoldOutDish) => (dish.id === dishId ? { ...dish, soldOut } : dish);
  return menus.map((one) => (one.key === restaurantId ? { ...one, dishes: one.dishes.map(change) } : one));
}

/** Reads the dishes of all menus on mount, unless `wanted` is false. */
export function useSoldOut(wanted = true) {
  const { data, failure, reload, change: changeTo } = useCall("GET /ordering/sold-out", { wanted });

  /** Updates optimistically, and rolls back on failure. */
  async function change(
    restaurantId: string,
    { id: dishId, name }: Pick<SoldOutDish, "id" | "name">,
    soldOut: boolean,
  ): Promise<void> {
    const show = (value: boolean) =>
      changeTo(({ menus }) => ({ menus: withDish(menus, restaurantId, dishId, value) }));
    show(soldOut);
    try {
      await call("POST /ordering/sold-out", { body: { menu: restaurantId, dishId, soldOut } });
      notify.success(soldOut ? `${name} is sold out` : `${name} is back on the menu`, { topic: "sold-out" });
    } catch (error) {
      show(!soldOut);
      notify.error(callFailure(error, `${name} could not be changed. Please try again.`));
    }
  }

  return { menus: data?.menus, failure: failure && callFailure(failure, LOAD_FAILED), reload, change };
}
