import "server-only";
import { cookies } from "next/headers";
import { TOKEN_KEY } from "./cookie";
import type { AuthUser } from "./schema";
import { authenticate } from "./server";

/** Who is signed in with the cookie of the page request being answered. */
export async function currentUser(): Promise<AuthUser | null> {
  const token = (await cookies()).get(TOKEN_KEY)?.value;
  return token ? authenticate(token) : null;
}
