"use client";

import { useCallback, useEffect, useEffectEvent } from "react";
import { type Place, zonesAt } from "@/lib/restaurants/terms/zones-at";
import { useOrdering } from "../ordering/context";
import { sentPoint } from "../ordering/stored-attempt";

/** Returns the function that sets the guest's place, and keeps its postcode on the device. */
export function useChoosePlace() {
  const { restaurant, setPlace, storedPostcode } = useOrdering();
  const { zones, deliveryPoint } = restaurant.terms;
  return useCallback(
    (place: Place) => {
      storedPostcode?.write(place.postcode || null);
      const own = zonesAt({ zones, deliveryPoint }, place);
      setPlace({ ...place, zones: own.length > 0 ? own : undefined });
    },
    [zones, deliveryPoint, setPlace, storedPostcode],
  );
}

/** Restores the guest's place, and finds its zones whenever zones change. */
export function useKeptPlace() {
  const { restaurant, place, storedPostcode } = useOrdering();
  const { restaurantId } = restaurant;
  const { zones } = restaurant.terms;
  const choose = useChoosePlace();
  const findAgain = useEffectEvent(() => {
    const point = place.point ?? sentPoint(restaurantId);
    if (zones.length > 0 || point)
      choose({ point, postcode: place.postcode || storedPostcode?.read() || "" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other zones may serve the place
  useEffect(() => findAgain(), [zones]);
}
