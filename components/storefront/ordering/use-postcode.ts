"use client";

import { useCallback, useEffect, useState } from "react";
import { browserStorage, type StoredText } from "@/components/ui/browser-storage";
import type { Terms } from "@/lib/restaurants/terms/terms";
import { zonesAt } from "@/lib/restaurants/terms/zones";

/** Storage of the postcode that a guest wants deliveries to. */
export const storedPostcode = browserStorage("localStorage", "postcode");

/** Returns the guest's postcode, and as `servedPostcode` one that is in a delivery zone. @param kept keeps it */
export function usePostcode({ zones }: Pick<Terms, "zones">, kept?: StoredText) {
  const [postcode, show] = useState("");
  useEffect(() => show(kept?.read() ?? ""), [kept]);
  const setPostcode = useCallback(
    (text: string) => {
      show(text);
      kept?.write(text || null);
    },
    [kept],
  );
  const servedPostcode = zonesAt(zones, postcode).length > 0 ? postcode : undefined;
  return { postcode, setPostcode, servedPostcode };
}

export type GuestPostcode = ReturnType<typeof usePostcode>;
