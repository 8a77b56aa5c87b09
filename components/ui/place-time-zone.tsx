"use client";

import { createContext, type ReactNode, useContext } from "react";

const PlaceTimeZone = createContext<string | undefined>(undefined);

/** Shows times in the time zone of a place instead of the reader's. */
export function PlaceTimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <PlaceTimeZone value={timeZone}>{children}</PlaceTimeZone>;
}

export const usePlaceTimeZone = () => useContext(PlaceTimeZone);
