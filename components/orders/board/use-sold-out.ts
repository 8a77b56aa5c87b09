"use client";

import { callFailure } from "@/components/ui/call-failure";
import { notify } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { SoldOutDish } from "@/lib/restaurants/published/answers";

/** Reads the dishes of all restaurants on mount, unless `wanted` is false. */
export function useSoldOut(wanted = true) {
  const { data, failure, reload, change } = useCall("GET /ordering/sold-out", { wanted });
  const { act } = useAction();

  /** Updates optimistically, and rolls back on failure. */
  function setSoldOut(
    restaurantId: string,
    { id: dishId, name }: Pick<SoldOutDish, "id" | "name">,
    soldOut: boolean,
  ) {
    const show = (value: boolean) =>
      change(({ restaurants }) => ({
        restaurants: restaurants.map((restaurant) => ({
          ...restaurant,
          dishes: restaurant.dishes.map((dish) =>
            restaurant.restaurantId === restaurantId && dish.id === dishId
              ? { ...dish, soldOut: value }
              : dish,
          ),
        })),
      }));
    const send = async () => {
      show(soldOut);
      const body = { restaurantId, dishId, soldOut };
      return call("POST /ordering/sold-out", { body }).catch((error: unknown) => {
        show(!soldOut);
        throw error;
      });
    };
    void act("change", send, {
      about: `${restaurantId} ${dishId} ${soldOut}`,
      failed: `${name} could not be changed. Please try again.`,
      onDone: () =>
        notify.success(soldOut ? `${name} is sold out` : `${name} is back on the menu`, {
          topic: "sold-out",
        }),
    });
  }

  return {
    restaurants: data?.restaurants,
    failure: failure && callFailure(failure, "Failed to load the dishes"),
    reload,
    setSoldOut,
  };
}
