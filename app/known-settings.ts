import { knownConfiguration } from "@/lib/installation/state.server";

/** Returns the last known settings, or defaults: an error page must not fail without the database. */
export async function knownSettings() {
  const state = await knownConfiguration();
  return { name: state?.projectName || "Business Platform", apiUrl: state?.apiUrl || undefined };
}
