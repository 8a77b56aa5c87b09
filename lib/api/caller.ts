import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { requestToken } from "@/lib/accounts/sessions/request-token";
import { authenticateSession, type Session } from "@/lib/accounts/sessions/server";
import { isApiToken } from "@/lib/accounts/tokens/api-token";
import { type ApiCall, authenticateApiToken } from "@/lib/accounts/tokens/authenticate.server";
import { isScope, may, mayDo, type Permission, roleNames } from "@/lib/platform/access/permissions";
import type { Access } from "@/lib/platform/http/call";
import { AppError } from "@/lib/platform/http/errors";
import { isSameOrigin } from "@/lib/platform/http/origin";

/**
 * Rejects cross-site changes. Browsers attach cookies to them, but no bearer token.
 * @throws AppError `forbidden`
 */
export function checkOrigin({ method, headers }: Request) {
  if (method === "GET" || method === "HEAD" || requestToken(headers).source === "bearer") return;
  const sameOrigin = isSameOrigin(headers);
  if (sameOrigin === false || (sameOrigin === null && headers.has("cookie"))) {
    throw new AppError("forbidden", "This request did not come from this site.");
  }
}

/** @throws AppError `forbidden` if no API token has the permission, or this one lacks it */
function requireScope({ scopes }: { scopes: readonly string[] }, permission: Permission | undefined) {
  if (!permission || !isScope(permission)) {
    throw new AppError("forbidden", "No API token may do this: sign in instead.");
  }
  if (!scopes.includes(permission)) {
    throw new AppError("forbidden", `This token lacks the scope ${permission}.`);
  }
}

/** @throws AppError `unauthenticated` for a visitor, `forbidden` if the role or the token lacks the permission */
export function requireRight(user: AuthUser | null, permission: Permission | undefined) {
  if (!user) throw new AppError("unauthenticated", "Sign in to continue.");
  if (user.token) requireScope(user.token, permission);
  if (permission && user.device && may(user.role, permission) && !mayDo(user, permission)) {
    throw new AppError("forbidden", "A PIN is not enough for this. Sign in with your password.");
  }
  if (permission && !may(user.role, permission)) {
    throw new AppError("forbidden", `Your role, ${roleNames[user.role]}, does not allow this.`);
  }
}

/** @throws AppError `forbidden` if the role needs a second factor that the session lacks */
export function requireSecondFactor(session: Session | null) {
  if (!session?.lacksSecondFactor) return;
  const message = "Your role needs a second factor. Reload the page to set it up or show it.";
  throw new AppError("forbidden", message, { needs: "second-factor" });
}

/** Returns the token or device of a change, for the audit log. */
export const throughOf = ({ token, device }: AuthUser) =>
  token ? `API token “${token.name}”` : device ? `PIN at “${device.name}”` : "";

type Caller = { session: Session | null; apiCall: ApiCall | null };
const nobody: Caller = { session: null, apiCall: null };

/**
 * Authenticates a caller. Looks up an API token only if the call accepts one. For calls with access "visitor", a
 * session without its second factor counts as a visitor.
 */
export async function authenticateCaller(request: Request, { access }: Access): Promise<Caller> {
  const { token, source } = requestToken(request.headers);
  if (!token || access === "public") return nobody;
  if (source === "bearer" && isApiToken(token)) {
    return access === "visitor"
      ? nobody
      : { session: null, apiCall: await authenticateApiToken(token, request.headers) };
  }
  const session = await authenticateSession(token, request.headers);
  return access === "visitor" && session?.lacksSecondFactor ? nobody : { session, apiCall: null };
}
