"use client";

import { useState } from "react";
import { RestaurantSelect } from "@/components/reservations/portal/restaurant-select";
import { browserStorage } from "@/components/ui/browser-storage";
import { callFailure } from "@/components/ui/call-failure";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Loading } from "@/components/ui/spinner";
import { useCall } from "@/components/ui/use-call";
import { TillForm } from "./till-form";

/** Interval of reading sold-out dishes again, in milliseconds. */
const REFRESH_INTERVAL_MS = 30_000;

const lastRestaurant = browserStorage("localStorage", "till-restaurant");

/** Takes the orders of guests at the counter and on the telephone. */
export function Till({ restaurants }: { restaurants: readonly { id: string; name: string }[] }) {
  const [wanted, setWanted] = useState(lastRestaurant.read);
  const restaurant = restaurants.find(({ id }) => id === wanted) ?? restaurants[0];
  if (!restaurant) return null;
  return (
    <div className="grid max-w-6xl gap-5">
      <RestaurantSelect
        restaurants={restaurants}
        value={restaurant.id}
        onChange={(id) => {
          lastRestaurant.write(id);
          setWanted(id);
        }}
        className="max-w-xs"
      />
      <TillOf key={restaurant.id} id={restaurant.id} />
    </div>
  );
}

function TillOf({ id }: { id: string }) {
  const { data, failure, reload } = useCall("GET /orders/till/{id}", {
    params: { id },
    refreshInterval: REFRESH_INTERVAL_MS,
    keepsUp: true,
  });
  if (failure)
    return <RetryNotice title={callFailure(failure, "Failed to load the menu")} onRetry={reload} />;
  if (!data) return <Loading label="Loading the menu..." />;
  return <TillForm menu={data} />;
}
