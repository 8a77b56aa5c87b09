"use client";

import { useEffect } from "react";
import { replayTaps } from "./replay-taps";

/** Presses the buttons of a page that were pressed before its components could answer. */
export function EarlyTaps() {
  useEffect(replayTaps, []);
  return null;
}
