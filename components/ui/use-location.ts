"use client";

import { useState } from "react";
import { type Translatable, translatable } from "@/lib/platform/language/translate";
import type { Point } from "@/lib/restaurants/terms/terms";

/** The longest time that a device may take to find its place, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Digits behind the comma of degrees: about 1 m. */
const DIGITS = 5;

const DENIED = 1;

/** Asks the device where it is. `problem` says why it isn't known. */
export function useLocation(onFound: (point: Point) => void) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Translatable>();

  function ask() {
    setAsking(true);
    setProblem(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound({
          latitude: Number(coords.latitude.toFixed(DIGITS)),
          longitude: Number(coords.longitude.toFixed(DIGITS)),
        });
      },
      ({ code }) => {
        setAsking(false);
        setProblem(
          code === DENIED
            ? translatable("Your browser doesn’t share your location.")
            : translatable("Your location could not be found. Please try again."),
        );
      },
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  }

  return { ask, isAsking, problem };
}
