"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { hasSignedInBefore } from "@/lib/accounts/sessions/client";

/** The words on the painted side of the login: people who have signed in with this browser are greeted as such. */
export function useMotto(): string {
  const hydrated = useHydrated();
  if (!hydrated) return "";
  return hasSignedInBefore() ? "Good to see you again." : "Welcome.";
}
