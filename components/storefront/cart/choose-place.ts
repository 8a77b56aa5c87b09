"use client";

import { useCallback, useEffect, useEffectEvent } from "react";
import { type Place, zonesAt } from "@/lib/restaurants/terms/zones-at";
import { useOrdering } from "../ordering/context";

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

/** Restores the guest's postcode, and finds the zones of the guest's place whenever zones change. */
export function useKeptPlace() {
  const { restaurant, place, storedPostcode } = useOrdering();
  const { zones } = restaurant.terms;
  const choose = useChoosePlace();
  const findAgain = useEffectEvent(() => {
    choose({ ...place, postcode: place.postcode || storedPostcode?.read() || "" });
  });
  useEffect(() => {
    if (zones.length > 0) findAgain();
  }, [zones]);
}
