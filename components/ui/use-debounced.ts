"use client";

import { useEffect, useState } from "react";

/** Returns the value after it was unchanged for `quiet` milliseconds. */
export function useDebounced<Value>(value: Value, quiet: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
