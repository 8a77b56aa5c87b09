"use client";

import { useSearchParams } from "next/navigation";

/** Returns the version in the address (`?version=`); null if none. */
export function useLinkedVersion(): number | null {
  const version = useSearchParams().get("version") ?? "";
  return /^\d{1,9}$/.test(version) ? Number(version) : null;
}
