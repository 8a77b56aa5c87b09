"use client";

import { useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** Time from which a page counts as slow, in milliseconds. */
const SLOW_AFTER_MS = 3000;

export function InspectionWaiting() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-3 p-2">
      <p role="status" className="pb-1 text-ink-soft text-sm">
        {slow ? "The page takes long to answer. Still waiting…" : "Asking the server for the page…"}
      </p>
      <Skeleton className="h-16 rounded-inner" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
