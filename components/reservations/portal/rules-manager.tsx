"use client";

import { ArrowLeft, UtensilsCrossed } from "lucide-react";
import type { Route } from "next";
import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useCall } from "@/components/ui/use-call";
import type { ReservedRestaurant } from "./reserved-restaurant";
import { RestaurantSelect } from "./restaurant-select";
import { RulesForm } from "./rules-form";

/** The tables and times of the restaurants, one at a time. */
export function RulesManager({ restaurants }: { restaurants: readonly ReservedRestaurant[] }) {
  const [chosen, setChosen] = useState(restaurants[0]?.id ?? "");
  const { leave } = useLeave();
  const restaurant = restaurants.find(({ id }) => id === chosen);
  return (
    <div className="grid max-w-3xl gap-4">
      <PageLink
        href={"/admin?tab=reservations" as Route}
        className={buttonStyle({ variant: "quiet", size: "sm", className: "justify-self-start" })}
      >
        <ArrowLeft aria-hidden="true" />
        Reservations
      </PageLink>
      <RestaurantSelect
        restaurants={restaurants}
        value={chosen}
        onChange={(id) => void leave(() => setChosen(id))}
        className="max-w-sm"
      />
      {restaurant ? (
        <RulesOf key={restaurant.id} restaurant={restaurant} />
      ) : (
        <EmptyState
          icon={UtensilsCrossed}
          title="No open restaurant"
          text="Tables belong to a restaurant that is published."
        />
      )}
    </div>
  );
}

function RulesOf({ restaurant }: { restaurant: ReservedRestaurant }) {
  const { data, failure, reload } = useCall("GET /reservation-settings/{id}", {
    params: { id: restaurant.id },
  });
  if (data) return <RulesForm restaurant={restaurant} initial={data} />;
  if (failure) return <RetryNotice title="The tables and times could not be loaded" onRetry={reload} />;
  return <Skeleton className="h-96" />;
}
