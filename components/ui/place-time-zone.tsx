"use client";

import { createContext, type ReactNode, useContext } from "react";

const PlaceTimeZone = createContext<string | undefined>(undefined);

/** Shows times inside it in the time zone of a place; elsewhere they are in the reader's own. */
export function PlaceTimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <PlaceTimeZone value={timeZone}>{children}</PlaceTimeZone>;
}

export const usePlaceTimeZone = () => useContext(PlaceTimeZone);
