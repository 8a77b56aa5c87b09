"use client";

import { callFailure } from "@/components/ui/call-failure";
import { notify } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type {
  CountedStock,
  SoldOutDish,
  SoldOutOption,
  SoldOutRestaurant,
} from "@/lib/restaurants/published/answers";
import type { StockInput } from "@/lib/restaurants/stock/schema";

function changedWords(name: string, soldOut: boolean, stock: CountedStock | undefined): string {
  if (soldOut) return `${name} is sold out`;
  return stock?.left === 0
    ? `${name} stays sold out: none is left. Count it again`
    : `${name} is back on the menu`;
}

/** Reads the dishes of all restaurants on mount, unless `wanted` is false. */
export function useSoldOut(wanted = true) {
  const { data, failure, reload, change } = useCall("GET /ordering/sold-out", { wanted });
  const { act } = useAction();

  /** Updates optimistically, and rolls back on failure. */
  function set(
    name: string,
    soldOut: boolean,
    sending: {
      about: string;
      stock: CountedStock | undefined;
      show: (value: boolean) => void;
      send: (value: boolean) => Promise<unknown>;
    },
  ) {
    const { about, show, send } = sending;
    const change = async () => {
      show(soldOut);
      return send(soldOut).catch((error: unknown) => {
        show(!soldOut);
        throw error;
      });
    };
    void act("change", change, {
      about: `${about} ${soldOut}`,
      failed: `${name} was not changed, as the server can’t be reached. Guests still see it as before: press again when the connection is back.`,
      onDone: () =>
        notify.success(changedWords(name, soldOut, sending.stock), {
          topic: "sold-out",
          action: { label: "Undo", run: () => set(name, !soldOut, sending) },
        }),
    });
  }

  const showIn = (
    restaurantId: string,
    changed: (restaurant: SoldOutRestaurant) => Partial<SoldOutRestaurant>,
  ) =>
    change(({ restaurants }) => ({
      restaurants: restaurants.map((one) =>
        one.restaurantId === restaurantId ? { ...one, ...changed(one) } : one,
      ),
    }));

  function setSoldOut(
    restaurantId: string,
    { id: dishId, name, stock }: Pick<SoldOutDish, "id" | "name" | "stock">,
    soldOut: boolean,
  ) {
    set(name, soldOut, {
      about: `${restaurantId} ${dishId}`,
      stock,
      show: (value) =>
        showIn(restaurantId, ({ dishes }) => ({
          dishes: dishes.map((dish) => (dish.id === dishId ? { ...dish, soldOut: value } : dish)),
        })),
      send: (soldOut) => call("POST /ordering/sold-out", { body: { restaurantId, dishId, soldOut } }),
    });
  }

  function setOptionSoldOut(
    restaurantId: string,
    { groupId, id: optionId, name, stock }: Pick<SoldOutOption, "groupId" | "id" | "name" | "stock">,
    soldOut: boolean,
  ) {
    set(name, soldOut, {
      about: `${restaurantId} ${groupId} ${optionId}`,
      stock,
      show: (value) =>
        showIn(restaurantId, ({ options }) => ({
          options: options.map((one) =>
            one.groupId === groupId && one.id === optionId ? { ...one, soldOut: value } : one,
          ),
        })),
      send: (soldOut) =>
        call("POST /ordering/sold-out/options", { body: { restaurantId, groupId, optionId, soldOut } }),
    });
  }

  /** Counts a dish or an option, or stops counting it. @throws RequestError */
  const setStock = async (body: StockInput) => {
    const answer = await call("PUT /ordering/stock", { body });
    await change(() => answer);
    return answer;
  };

  return {
    restaurants: data?.restaurants,
    failure:
      failure &&
      callFailure(
        failure,
        "The dishes can’t be loaded. They can be marked as sold out when the connection is back",
      ),
    reload,
    setSoldOut,
    setOptionSoldOut,
    setStock,
  };
}
