import { forbidden, redirect } from "next/navigation";
import type { AuthUser } from "@/lib/accounts/schema";
import { currentSession } from "@/lib/accounts/sessions/current.server";
import {
  type ConfigurationState,
  configurationState,
  knownConfiguration,
} from "@/lib/installation/state.server";
import { mayDo, type Permission } from "@/lib/platform/access/permissions";
import { sitePageAt } from "@/lib/site/pages";

/**
 * Returns the signed-in user with the project's name. Redirects visitors to the landing page, which returns after
 * signing in, and users without a required second factor to the login page.
 */
export async function requireUser(path: string): Promise<AuthUser & { projectName: string }> {
  const session = await currentSession();
  if (!session) redirect(`/?returnUrl=${encodeURIComponent(path)}`);
  if (session.lacksSecondFactor) redirect(`/login?returnUrl=${encodeURIComponent(path)}`);
  const { user } = session;
  const { projectName } = await requireConfigured(path);
  return { ...user, projectName };
}

/** Answers with the page of status 403 if the permission is missing. */
export function requirePermission(user: AuthUser, permission: Permission) {
  if (!mayDo(user, permission)) forbidden();
}

/** Returns the state of a configured instance; before set-up it redirects as `lib/site/pages.ts` declares for `path`. */
export async function requireConfigured(path: string): Promise<ConfigurationState> {
  const state = await configurationState();
  if (!state.isConfigured) redirect(sitePageAt(path)?.unconfigured ?? "/setup");
  return state;
}

/** Like `requireConfigured`, for the landing page: uses the last known state while the database is unreachable. */
export async function requireConfiguredAsKnown(path: string): Promise<void> {
  const state = await knownConfiguration();
  if (state?.isConfigured === false) redirect(sitePageAt(path)?.unconfigured ?? "/setup");
}
