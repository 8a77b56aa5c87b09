"use client";

import { useMay } from "@/components/accounts/role";
import { call } from "@/lib/api/call";

/**
 * Returns a function that completes the words after a publication: while the site is only announced, visitors don't see
 * it yet.
 */
export function useSeenNow(): (now: string) => Promise<string> {
  const mayRead = useMay("settings:read");
  return async (now) => {
    const site = mayRead ? await call("GET /settings/visibility").catch(() => null) : null;
    return site?.visibility === "comingSoon"
      ? "Visitors see it once you make your site public, under “Start”."
      : now;
  };
}
