"use client";

import { createContext, type ReactNode, useContext } from "react";
import { may, type Permission, type Role } from "@/lib/auth/permissions";

const RoleContext = createContext<Role | null>(null);

/** Knows the role of who is signed in, as it was when the page was rendered. The server decides by the present one. */
export function RoleProvider({ role, children }: { role: Role; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

export function useRole(): Role {
  const role = useContext(RoleContext);
  if (!role) throw new Error("useRole needs a RoleProvider above it");
  return role;
}

/** Whether who is signed in may do this: what one may not do is not shown. */
export const useMay = (permission: Permission): boolean => may(useRole(), permission);
