import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import type { AuthUser } from "./schema";
import { authenticate, sessionCookie } from "./server";

/** The user who is signed in by cookie in the current page request; null for a visitor. Asked once a request. */
export const currentUser = cache(async (): Promise<AuthUser | null> => {
  const sent = await headers();
  const token = sessionCookie(sent);
  return token ? authenticate(token, sent) : null;
});
