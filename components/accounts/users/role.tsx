"use client";

import { createContext, type ReactNode, useContext } from "react";
import { mayDo, type Permission, type Rights, type Role } from "@/lib/platform/access/permissions";

const RightsContext = createContext<Rights | null>(null);

/**
 * Knows what who is signed in may do, as it was when the page was rendered. The server decides by what holds at each
 * call.
 */
export function RightsProvider({ rights, children }: { rights: Rights; children: ReactNode }) {
  return <RightsContext value={rights}>{children}</RightsContext>;
}

export function useRights(): Rights {
  const rights = useContext(RightsContext);
  if (!rights) throw new Error("useRights needs a RightsProvider above it");
  return rights;
}

export const useRole = (): Role => useRights().role;

/** Whether who is signed in may do this: what one may not do is not shown. */
export const useMay = (permission: Permission): boolean => mayDo(useRights(), permission);
