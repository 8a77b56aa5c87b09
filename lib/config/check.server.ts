import "server-only";
import type { AuthUser } from "@/lib/auth/schema";
import { findUser } from "@/lib/auth/server";
import { currentDatabase } from "@/lib/db/current";
import { validResetGrant } from "./reset.server";
import {
  BUILT_IN_PASSWORD,
  type CheckAnswer,
  SAMPLE_ADMIN_EMAIL,
  SAMPLE_PROJECT_NAME,
  type SetupDefaults,
} from "./schema";
import { configurationState } from "./state.server";
import { currentStorage } from "./storage.server";

type Viewer = { user: AuthUser | null; origin: string };

/** What the instance tells about its set-up; what only an administrator may see depends on the viewer. */
export async function checkConfiguration({ user, origin }: Viewer): Promise<Omit<CheckAnswer, "success">> {
  const state = await configurationState();
  const storage = currentStorage();
  const { username } = currentDatabase().target;
  const { host, port, name } = storage;
  const isAdministrator = user?.role === "admin";
  const mayKnowUsername = isAdministrator || !state.hasAdministrator;
  const defaults: SetupDefaults = {
    projectName: state.projectName || SAMPLE_PROJECT_NAME,
    apiUrl: state.apiUrl || `${origin}/api`,
    dbHost: host,
    dbPort: port,
    dbName: name,
    dbUsername: mayKnowUsername ? username : BUILT_IN_PASSWORD,
    dbPassword: BUILT_IN_PASSWORD,
    adminEmail: isAdministrator ? user.email : state.hasAdministrator ? "" : SAMPLE_ADMIN_EMAIL,
  };
  return {
    isConfigured: state.isConfigured,
    config: {
      isConfigured: state.isConfigured,
      projectName: state.projectName,
      apiUrl: state.apiUrl,
      database: { host, port, name, ...(isAdministrator && { username }) },
      ...(isAdministrator && { adminEmail: user.email }),
    },
    storage,
    ...(!state.isConfigured && { defaults }),
  };
}

/** What the wizard needs to know on a page load; the browser that reset the instance is known by its cookie. */
export async function describeSetup({ user, origin }: Viewer, resetCookie: string | undefined) {
  const grant = await validResetGrant(resetCookie);
  const resetter = grant && (await findUser(grant.sub));
  const { hasAdministrator } = await configurationState();
  const { defaults, storage, isConfigured } = await checkConfiguration({ user: resetter ?? user, origin });
  return {
    isConfigured,
    defaults,
    hasAdministrator,
    mayReplaceAdministrator: resetter !== null,
    databaseLocked: storage.readOnly,
  };
}
