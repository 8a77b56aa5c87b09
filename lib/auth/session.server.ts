import "server-only";
import { headers } from "next/headers";
import type { AuthUser } from "./schema";
import { authenticate, sessionCookie } from "./server";

/** The user who is signed in by cookie in the current page request; null for a visitor. */
export async function currentUser(): Promise<AuthUser | null> {
  const token = sessionCookie(await headers());
  return token ? authenticate(token) : null;
}
