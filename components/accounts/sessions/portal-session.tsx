"use client";

import { isProtectedPath } from "@/lib/site/pages";
import { SessionProvider, type SessionProviderProps } from "./session-provider";

/** Provides the signed-in user of the portal, most of whose pages require signing in. */
export function PortalSession(props: Omit<SessionProviderProps, "isProtected">) {
  return <SessionProvider {...props} isProtected={isProtectedPath} />;
}
