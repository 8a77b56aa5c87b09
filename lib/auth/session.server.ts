import "server-only";
import { getServerSession } from "next-auth";
import { authOptions } from "./next-auth";
import type { AuthUser } from "./schema";

/** Who is signed in with the cookie of the page request being answered. */
export async function currentUser(): Promise<AuthUser | null> {
  const session = await getServerSession(authOptions(false));
  return (session?.user as AuthUser | undefined) ?? null;
}
