import "server-only";
import { headers } from "next/headers";
import type { AuthUser } from "./schema";
import { authenticate, sessionCookie } from "./server";

/** Who is signed in with the cookie of the page request being answered. */
export async function currentUser(): Promise<AuthUser | null> {
  const token = sessionCookie(await headers());
  return token ? authenticate(token) : null;
}
