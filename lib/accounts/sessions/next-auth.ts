import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { toSentUser } from "@/lib/accounts/answers";
import { loginInput } from "@/lib/accounts/schema";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { placeOf } from "@/lib/accounts/sign-in/place";
import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { authSecret } from "@/lib/secrets/auth-secret";
import { signToken, type TokenClaims, verifyToken } from "../session-token";
import { sessionCookieName, tokenCookie } from "./cookie";
import { heldSessionCookie } from "./request-token";
import {
  endSession,
  endSessions,
  findSessionUser,
  SESSION_SECONDS,
  startSession,
  verifyCredentials,
} from "./server";

/** Returns the given URL if it is on this site, else the site's origin. */
function leadBack(url: string, origin: string): string {
  const given = parseUrl(url, origin);
  const path = given?.origin === origin ? safeReturnUrl(given.pathname + given.search, "") : "";
  return origin + path;
}

/**
 * The options of next-auth. Tokens are signed (JWS) instead of encrypted, so that the browser can read `exp` and
 * `role`; each has a row in `Session`, so that signing out ends it everywhere.
 * @param headers of the request; the session of its cookie ends when the browser signs in again
 */
export function authOptions(secure: boolean, headers = new Headers()): NextAuthOptions {
  return {
    secret: Buffer.from(authSecret()).toString("base64url"),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login", error: "/login", signOut: "/" },
    cookies: { sessionToken: { name: sessionCookieName(secure), options: tokenCookie(secure) } },
    jwt: {
      encode: async ({ token }) => signToken(token as unknown as TokenClaims),
      decode: async ({ token }) => (token ? ((await verifyToken(token)) as never) : null),
    },
    providers: [
      CredentialsProvider({
        name: "Email and password",
        credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
        async authorize(credentials, request) {
          const { email, password, code } = credentials ?? {};
          const input = loginInput.safeParse({ email, password, ...(code && { code }) });
          if (!input.success) return null;
          const headers = new Headers(request.headers as Record<string, string> | undefined);
          const caller = callerOf(headers, headers.get(ADDRESS_HEADER) ?? "unknown");
          return verifyCredentials(input.data, caller);
        },
      }),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => leadBack(url, baseUrl),
      jwt: async ({ token, user }) => {
        if (!user) return token;
        await endSessions([heldSessionCookie(headers)]);
        const beginning = { method: "password", place: placeOf(headers) } as const;
        return { ...(await startSession(user as never, false, beginning)) } as never;
      },
      session: async ({ session, token }) => {
        const user = await findSessionUser((token as unknown as TokenClaims).jti, headers);
        return { expires: session.expires, ...(user && { user: toSentUser(user) }) };
      },
    },
    events: { signOut: async ({ token }) => endSession((token as unknown as TokenClaims).jti) },
    logger: {
      error: (code) => log.warn({ code }, "Signing in through next-auth failed"),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}
