"use client";

import { createContext, type ReactNode, useContext } from "react";

const PlaceTimeZone = createContext<string | undefined>(undefined);

/** Has moments inside it told on the clocks of a place; elsewhere they are told on the reader's own. */
export function PlaceTimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <PlaceTimeZone value={timeZone}>{children}</PlaceTimeZone>;
}

export const usePlaceTimeZone = () => useContext(PlaceTimeZone);
