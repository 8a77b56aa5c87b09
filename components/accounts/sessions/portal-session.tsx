"use client";

import { dropToken, readToken } from "@/lib/accounts/sessions/client";
import { setBearerSource } from "@/lib/platform/http/api-source";
import { isProtectedPath } from "@/lib/site/pages";
import { SessionProvider, type SessionProviderProps } from "./session-provider";

setBearerSource(readToken, dropToken);

/** Provides the signed-in user of the portal, most of whose pages require signing in. */
export function PortalSession(props: Omit<SessionProviderProps, "isProtected">) {
  return <SessionProvider {...props} isProtected={isProtectedPath} />;
}
