"use client";

import { useState } from "react";

/** Keeps a secret that was just made for a row of a list, until it is closed or the row is removed. */
export function useShownOnce<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const row = rows?.find(({ id }) => id === made?.id);
  return {
    shown: made && row ? { row, secret: made.secret } : null,
    show: setMade,
    hide: () => setMade(null),
  };
}
