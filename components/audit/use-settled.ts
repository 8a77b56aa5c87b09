"use client";

import { useEffect, useState } from "react";

/** For how long nothing more may be typed before it counts, in milliseconds. */
const TYPING_PAUSE = 250;

/** A text as it was when it last stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
