"use client";

import { Clock } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { TranslationsLink } from "@/components/translations/translations-link";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { PageLink } from "@/components/ui/page-link";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useCall } from "@/components/ui/use-call";
import type { StoredHours } from "@/lib/restaurants/hours/answers";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { HoursForm } from "./hours-form";
import { OrdersStateLine } from "./orders-state-line";

export type RestaurantWithHours = { id: string; name: string; orderKinds: OrderKind[] };

type HoursScreen = {
  restaurants: readonly RestaurantWithHours[];
  /** The hours of the first one. */
  initial: StoredHours | null;
  /** Today's date in the time zone of the site. */
  today: string;
  timeZone: string;
  preparationMinutes: number;
};

/** The opening hours of the restaurants, one at a time. `initial` is null if the server could not read them. */
export function HoursManager({ initial }: { initial: HoursScreen | null }) {
  if (!initial) return <ManagerFailed title="The opening hours could not be loaded" />;
  return <Restaurants {...initial} />;
}

function Restaurants({ restaurants, initial, today, timeZone, preparationMinutes }: HoursScreen) {
  const [chosen, setChosen] = useState(restaurants[0]?.id ?? "");
  const { leave } = useLeave();
  const mayPause = useMay("orders:write");
  const states = useCall("GET /hours", { wanted: mayPause, keepsUp: true, refreshInterval: 60_000 });
  const restaurant = restaurants.find(({ id }) => id === chosen);
  if (!restaurant)
    return (
      <EmptyState icon={Clock} title="No restaurants yet" text="Opening hours belong to a restaurant.">
        <PageLink href="/admin?tab=menus" className={buttonStyle({ size: "sm" })}>
          Add a restaurant
        </PageLink>
      </EmptyState>
    );
  const state = states.data?.restaurants.find(({ restaurantId }) => restaurantId === chosen);
  return (
    <div className="grid max-w-5xl gap-4">
      <div className="grid justify-items-start gap-2">
        <p className="max-w-2xl text-ink-soft">
          Guests can order within these hours only, and read them on your pages. They are in the time zone{" "}
          {timeZone}.
        </p>
        <TranslationsLink kind="short-texts" size="sm" className="-ml-3.5" />
      </div>
      {restaurants.length > 1 && (
        <Field label="Restaurant" className="max-w-sm">
          <Select value={chosen} onChange={({ target: { value } }) => void leave(() => setChosen(value))}>
            {restaurants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {state && <OrdersStateLine state={state} onChanged={() => void states.reload()} />}
      <HoursOf
        key={restaurant.id}
        restaurant={restaurant}
        initial={restaurant.id === restaurants[0]?.id ? initial : null}
        {...{ today, preparationMinutes }}
        onSaved={() => void states.reload()}
      />
    </div>
  );
}

type HoursOfProps = Pick<HoursScreen, "initial" | "today" | "preparationMinutes"> & {
  restaurant: RestaurantWithHours;
  onSaved: () => void;
};

function HoursOf({ restaurant: { id, orderKinds }, initial, ...props }: HoursOfProps) {
  const [first] = useState(initial);
  const { data, failure, reload } = useCall("GET /hours/{id}", { params: { id }, wanted: first === null });
  const hours = first ?? data;
  if (!hours && failure)
    return <RetryNotice title="The opening hours could not be loaded" onRetry={reload} />;
  if (!hours) return <Skeleton className="h-96" />;
  return <HoursForm restaurantId={id} kinds={orderKinds} initial={hours} {...props} />;
}
