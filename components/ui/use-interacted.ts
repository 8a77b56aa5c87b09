"use client";

import { useEffect, useState } from "react";
import { onFirstInteraction } from "./first-interaction";
import { useOnline } from "./use-online";

/** Returns true once the page has been used and is online, to preload what the next step may need. */
export function useInteracted(): boolean {
  const isOnline = useOnline();
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => setInteracted(true)), []);
  return hasInteracted && isOnline;
}
