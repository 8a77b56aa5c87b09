import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import type { AuthUser } from "@/lib/accounts/schema";
import { sessionCookie } from "./request-token";
import { authenticateSession, type Session } from "./server";

/** The session, by cookie, of the current page request; null for a visitor. Asked once a request. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const sent = await headers();
  const token = sessionCookie(sent);
  return token ? authenticateSession(token, sent) : null;
});

/** Who is signed in in the current page request; null for a visitor, and for who has yet to show a second factor. */
export async function currentUser(): Promise<AuthUser | null> {
  const session = await currentSession();
  return session && !session.lacksSecondFactor ? session.user : null;
}
