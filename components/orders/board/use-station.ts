"use client";

import { useState } from "react";
import { browserStorage } from "@/components/ui/browser-storage";
import { useCall } from "@/components/ui/use-call";
import { useKeptAnswer } from "./offline/use-kept-answer";
import { useKeptUser } from "./offline/use-kept-user";
import { isOfStation, stationsOf } from "./stations";

export const ALL_STATIONS = "";
const stored = browserStorage("localStorage", "kitchen-station");

/**
 * The station of this device: a category of dishes, stored in the browser, with the stations for a lost connection. Without
 * the menus all dishes are shown.
 * @returns `isMine`: undefined if the station is all dishes
 */
export function useStation(restaurantId: string) {
  const [chosen, setChosen] = useState(() => stored.read() ?? ALL_STATIONS);
  const { data } = useCall("GET /ordering/sold-out");
  const kept = useKeptAnswer(useKeptUser(), "stations", data);
  const restaurants = (data ?? kept?.answer)?.restaurants ?? [];
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
