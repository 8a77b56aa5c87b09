import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import type { AuthUser } from "@/lib/accounts/schema";
import { sessionCookie } from "./request-token";
import { authenticateSession, type Session } from "./server";

/** Returns the session of the current page request by its cookie; null for a visitor. Read once per request. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const sent = await headers();
  const token = sessionCookie(sent);
  return token ? authenticateSession(token, sent) : null;
});

/** Returns the signed-in user of the current page request; null for a visitor, and before a required second factor. */
export async function currentUser(): Promise<AuthUser | null> {
  const session = await currentSession();
  return session && !session.lacksSecondFactor ? session.user : null;
}
