"use client";

import { GuestSearch } from "./guest-search";
import { RetentionCard } from "./retention-card";

/** Manages the retention of guests' data, and the requests of guests. */
export function GuestDataManager() {
  return (
    <div className="grid min-w-0 gap-4">
      <RetentionCard />
      <GuestSearch />
    </div>
  );
}
