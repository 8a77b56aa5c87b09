"use client";

import { useState } from "react";
import type { StoredText } from "@/components/ui/browser-storage";
import type { DeliveryZone } from "@/lib/restaurants/terms/terms";
import type { Place } from "@/lib/restaurants/terms/zones-at";

/** The place of a guest with the zones that serve it; undefined if none does. */
type GuestPlace = Place & { zones?: readonly DeliveryZone[] | undefined };

/** Returns where the guest wants a delivery to. @param storedPostcode keeps the postcode; null for a preview */
export function usePlace(storedPostcode: StoredText | null) {
  const [place, setPlace] = useState<GuestPlace>({ postcode: "" });
  return { place, setPlace, storedPostcode };
}
