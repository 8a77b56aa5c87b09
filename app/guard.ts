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
 * Who is signed in, and the project's name; a visitor is led to the landing page and back from there. Who has yet to
 * show the second factor that their role needs is led to do so.
 */
export async function requireUser(path: string): Promise<AuthUser & { projectName: string }> {
  const session = await currentSession();
  if (!session) redirect(`/?returnUrl=${encodeURIComponent(path)}`);
  if (session.lacksSecondFactor) redirect(`/login?returnUrl=${encodeURIComponent(path)}`);
  const { user } = session;
  const { projectName } = await requireConfigured(path);
  return { ...user, projectName };
}

/** Answers with the page of status 403 where the permission is missing. */
export function requirePermission(user: AuthUser, permission: Permission) {
  if (!mayDo(user, permission)) forbidden();
}

/** The state of a configured instance; before set-up the page at `path` leads where the list of pages says. */
export async function requireConfigured(path: string): Promise<ConfigurationState> {
  const state = await configurationState();
  if (!state.isConfigured) redirect(sitePageAt(path)?.unconfigured ?? "/setup");
  return state;
}

/** The same for the landing page, which shows the last known state where the database can't be read. */
export async function requireConfiguredAsKnown(path: string): Promise<void> {
  const state = await knownConfiguration();
  if (state?.isConfigured === false) redirect(sitePageAt(path)?.unconfigured ?? "/setup");
}
