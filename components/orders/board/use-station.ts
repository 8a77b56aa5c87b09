"use client";

import { useState } from "react";
import { browserStorage } from "@/components/ui/browser-storage";
import type { SoldOutRestaurant } from "@/lib/restaurants/published/answers";
import { isOfStation, stationsOf } from "./stations";

export const ALL_STATIONS = "";
const stored = browserStorage("localStorage", "kitchen-station");

/**
 * The station of this device: a category of dishes, stored in the browser. Without the menus all dishes are shown.
 * @param restaurants the menus
 * @returns `isMine`: undefined if the station is all dishes
 */
export function useStation(restaurantId: string, restaurants: readonly SoldOutRestaurant[] = []) {
  const [chosen, setChosen] = useState(() => stored.read() ?? ALL_STATIONS);
  const stations = stationsOf(restaurants, restaurantId);
  const station = stations.includes(chosen) ? chosen : ALL_STATIONS;
  return {
    stations,
    station,
    isMine: station === ALL_STATIONS ? undefined : isOfStation(restaurants, station),
    choose(next: string) {
      setChosen(next);
      stored.write(next === ALL_STATIONS ? null : next);
    },
  };
}

export type IsMine = NonNullable<ReturnType<typeof useStation>["isMine"]>;
