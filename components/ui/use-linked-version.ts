"use client";

import { useSearchParams } from "next/navigation";

/** The version of something that the page's address names by `?version=`; null where it names none. */
export function useLinkedVersion(): number | null {
  const version = useSearchParams().get("version") ?? "";
  return /^\d{1,9}$/.test(version) ? Number(version) : null;
}
