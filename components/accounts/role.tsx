"use client";

import { createContext, type ReactNode, useContext } from "react";
import { mayDo, type Permission, type Rights, type Role } from "@/lib/platform/access/permissions";

const RightsContext = createContext<Rights | null>(null);

/**
 * Provides the signed-in user's rights when the page was rendered. The server checks the current rights at each
 * call.
 */
export function RightsProvider({ rights, children }: { rights: Rights; children: ReactNode }) {
  return <RightsContext value={rights}>{children}</RightsContext>;
}

export function useRights(): Rights {
  const rights = useContext(RightsContext);
  if (!rights) throw new Error("RightsProvider is missing");
  return rights;
}

export const useRole = (): Role => useRights().role;

/** Returns whether the signed-in user has a permission. Controls without permission are hidden. */
export const useMay = (permission: Permission): boolean => mayDo(useRights(), permission);
