"use client";

import { useState } from "react";
import { browserStorage } from "@/components/ui/browser-storage";
import { callFailure } from "@/components/ui/call-failure";
import { Field } from "@/components/ui/field";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Select } from "@/components/ui/select";
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
      {restaurants.length > 1 && (
        <Field label="Restaurant" className="max-w-xs">
          <Select
            value={restaurant.id}
            onChange={({ target }) => {
              lastRestaurant.write(target.value);
              setWanted(target.value);
            }}
          >
            {restaurants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
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
