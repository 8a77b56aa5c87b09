import "server-only";
import type { AuthUser } from "@/lib/accounts/schema";
import { findUser } from "@/lib/accounts/sessions/server";
import { configurationState } from "@/lib/installation/state.server";
import { currentDatabase } from "@/lib/platform/db/current";
import type { CheckedConfiguration, SetupDefaults } from "./answers";
import { mayConfigure, validResetGrant } from "./reset.server";
import { BUILT_IN_PASSWORD, hiddenPlace, SAMPLE_ADMIN_EMAIL, SAMPLE_PROJECT_NAME } from "./schema";
import { currentStorage } from "./storage.server";

type Viewer = {
  user: AuthUser | null;
  origin: string;
  /** True if this visitor may set up an instance without an owner; checked only if needed. */
  hasAccess: () => Promise<boolean>;
  resetCookie: string | undefined;
};

type Situation = Awaited<ReturnType<typeof situationOf>>;

async function situationOf({ user, hasAccess, resetCookie }: Viewer) {
  const state = await configurationState();
  if (state.isConfigured) return { state, user, resetter: null, mayKnowDatabase: true };
  const grant = await validResetGrant(resetCookie);
  const resetter = grant && (await findUser(grant.sub));
  const isOwner = mayConfigure(resetter ?? user);
  return { state, user: resetter ?? user, resetter, mayKnowDatabase: isOwner || (await hasAccess()) };
}

function setupDefaults({ state, user, mayKnowDatabase }: Situation, origin: string): SetupDefaults {
  const { username } = currentDatabase().target;
  const { host, port, name } = mayKnowDatabase ? currentStorage() : hiddenPlace;
  const isOwner = mayConfigure(user);
  const mayKnowUsername = isOwner || !state.hasOwner;
  return {
    projectName: state.projectName || SAMPLE_PROJECT_NAME,
    apiUrl: state.apiUrl || `${origin}/api`,
    database: {
      host,
      port,
      name,
      username: mayKnowUsername ? username : BUILT_IN_PASSWORD,
      password: BUILT_IN_PASSWORD,
    },
    adminEmail: user && isOwner ? user.email : state.hasOwner ? "" : SAMPLE_ADMIN_EMAIL,
  };
}

/** The answer of `GET /api/config/check`; some fields are for owners only. */
export async function checkConfiguration(viewer: Viewer): Promise<CheckedConfiguration> {
  const situation = await situationOf(viewer);
  const { state, user, mayKnowDatabase } = situation;
  const storage = currentStorage();
  const { username } = currentDatabase().target;
  const { host, port, name } = storage;
  const isOwner = mayConfigure(user);
  return {
    isConfigured: state.isConfigured,
    config: {
      isConfigured: state.isConfigured,
      projectName: state.projectName,
      apiUrl: state.apiUrl,
      ...(mayKnowDatabase && { database: { host, port, name, ...(isOwner && { username }) } }),
      ...(user && isOwner && { adminEmail: user.email }),
    },
    ...(mayKnowDatabase && { storage }),
    ...(mayKnowDatabase && !state.isConfigured && { defaults: setupDefaults(situation, viewer.origin) }),
  };
}

/** Returns the wizard's initial data. A cookie identifies the browser that reset the instance. */
export async function describeSetup(viewer: Viewer) {
  const situation = await situationOf(viewer);
  const { state, resetter, mayKnowDatabase } = situation;
  return {
    isConfigured: state.isConfigured,
    /** True if the instance has no owner and this visitor has not presented the set-up code. */
    needsCode: !state.hasOwner && !mayKnowDatabase,
    defaults: setupDefaults(situation, viewer.origin),
    hasOwner: state.hasOwner,
    /** From an earlier set-up; empty if the browser proposes its own. */
    timeZone: state.projectName ? state.timeZone : "",
    mayReplaceOwner: resetter !== null,
    databaseLocked: currentStorage().readOnly,
  };
}
