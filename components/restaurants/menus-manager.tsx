"use client";

import { useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { DemoPaymentNotice } from "@/components/payments/demo-payment-notice";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { useCall } from "@/components/ui/use-call";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { RestaurantSummary } from "@/lib/restaurants/answers";
import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuSuggestions } from "@/lib/restaurants/suggestions";
import { MenuLoader } from "./editor/menu-loader";
import { RestaurantList } from "./list/restaurant-list";
import { SuggestionsContext } from "./suggestions";
import { useMenusAddress } from "./use-menus-address";

type MenusManagerProps = {
  initial: RestaurantSummary[] | null;
  /** Whether guests' cards are charged. */
  isPaymentLive: boolean;
  suggestions: MenuSuggestions;
};

/** Lists the restaurants, and edits the open one's menu. `initial` is null if the server could not read them. */
export function MenusManager({ initial, isPaymentLive, suggestions }: MenusManagerProps) {
  return initial ? (
    <>
      {!isPaymentLive && <DemoPaymentNotice className="mb-6 max-w-5xl" />}
      <SuggestionsContext value={suggestions}>
        <Manager initial={initial} />
      </SuggestionsContext>
    </>
  ) : (
    <ManagerFailed title="The restaurants could not be loaded" />
  );
}

function Manager({ initial }: { initial: RestaurantSummary[] }) {
  const { data, reload } = useCall("GET /menus", { initial: { restaurants: initial } });
  const { restaurants } = data ?? { restaurants: initial };
  const { restaurantId, dish, view, go } = useMenusAddress();
  const [wantsList, setWantsList] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [wasOpenedHere, setOpenedHere] = useState(false);
  const hydrated = useHydrated();
  const only = restaurants.length === 1 && !wantsList ? (restaurants[0]?.id ?? null) : null;
  const open = restaurantId ?? only;
  const addRestaurant = () => {
    setWantsList(true);
    setAdding(true);
  };
  usePortalAction("addRestaurant", addRestaurant, {
    offered: restaurantId === null && restaurants.length < menuLimits.restaurants,
  });

  function showList() {
    setWantsList(true);
    go(null);
    reload();
  }

  function openMenu(id: string) {
    setOpenedHere(true);
    go(id);
  }

  if (open) {
    return (
      <MenuLoader
        key={open}
        restaurantId={open}
        dish={dish}
        view={view}
        takesFocus={wasOpenedHere}
        onList={showList}
      />
    );
  }
  return (
    <fieldset disabled={!hydrated} className="contents">
      <RestaurantList
        restaurants={restaurants}
        isAdding={isAdding}
        onAdding={setAdding}
        onOpen={openMenu}
        onChanged={reload}
      />
    </fieldset>
  );
}
