"use client";

import { useEffect } from "react";
import { replayInput } from "./replay-input";

/** Repeats what was typed and pressed on a page before its components could answer. */
export function EarlyInput() {
  useEffect(replayInput, []);
  return null;
}
