"use client";

import { useSession } from "@/components/accounts/sessions/session-provider";
import { keptUser } from "@/components/ui/kept-data";

/** Returns the id of the user whose data this device keeps, also without a connection; null while it isn't known. */
export function useKeptUser(): string | null {
  const { user, status } = useSession();
  return user?.id ?? (status === "signed-out" ? keptUser() : null);
}
