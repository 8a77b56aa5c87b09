import { redirect } from "next/navigation";
import type { AuthUser } from "@/lib/auth/schema";
import { currentUser } from "@/lib/auth/session.server";
import { type ConfigurationState, configurationState } from "@/lib/config/state.server";

/**
 * The administrator of a protected page's visit, and the project's name; anyone else is led to the landing page and
 * back from there.
 */
export async function requireAdmin(path: string): Promise<AuthUser & { projectName: string }> {
  const user = await currentUser();
  if (user?.role !== "admin") redirect(`/?returnUrl=${encodeURIComponent(path)}`);
  const { projectName } = await requireConfigured("/setup");
  return { ...user, projectName };
}

/** The state of a configured instance; one that is not set up yet leads elsewhere. */
export async function requireConfigured(elsewhere: "/setup" | "/welcome"): Promise<ConfigurationState> {
  const state = await configurationState();
  if (!state.isConfigured) redirect(elsewhere);
  return state;
}
