"use client";

import { useEffect, useState } from "react";

/** For how long nothing more may be typed before it counts, in milliseconds. */
const TYPING_PAUSE = 250;

/** A value as it was when it last stayed the same for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
