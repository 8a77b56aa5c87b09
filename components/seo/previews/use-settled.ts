"use client";

import { useEffect, useState } from "react";

/** In milliseconds: long enough that a text that is being typed is not taken for finished. */
const PAUSE = 500;

/** The value once it has stayed the same for a while. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
