import "server-only";
import type { ResetGrant } from "@/lib/auth/token";
import { currentDatabase } from "@/lib/db/current";
import { probeDatabase } from "@/lib/db/probe";
import { type DatabaseTarget, hostAndPort, isSameDatabase } from "@/lib/db/target";
import { type ConfigurationInput, hiddenPlace } from "./schema";

/** Where set-up keeps the data: where it is, with the reason if that is not what was asked for, or on another server. */
export type SetupPlan =
  | { kind: "stay"; warning?: string }
  | { kind: "move"; target: DatabaseTarget; createsDatabase: boolean };

/** Decides by the fields and by what their server answers; changes nothing. */
export async function decideSetup(database: ConfigurationInput["database"]): Promise<SetupPlan> {
  const { kind, target: current } = currentDatabase();
  if (isSameDatabase(database, current) || isSameDatabase(database, hiddenPlace)) return { kind: "stay" };
  if (kind === "environment") return stay("DATABASE_URL decides which database is used.");
  const { password } = database;
  if (!password)
    return stay(`No database password was given for ${hostAndPort(database)}, so it is not used.`);
  const { outcome, message, target } = await probeDatabase({ ...database, password });
  if (outcome !== "connected" && outcome !== "can-create") return stay(message);
  return { kind: "move", target, createsDatabase: outcome === "can-create" };
}

const stay = (warning: string): SetupPlan => ({ kind: "stay", warning });

export type AccountPlan = { kind: "create" } | { kind: "replace"; userId: string } | { kind: "prove" };

/** What is known of an instance's accounts while it is being set up. */
type AccountFacts = { administrators: number; grant: ResetGrant | null; resetId: string | null };

/**
 * Whose e-mail and password the form holds: those of a first administrator, the new ones of the one who reset the
 * instance, or those of an existing one, as proof.
 */
export function decideAccount({ administrators, grant, resetId }: AccountFacts): AccountPlan {
  if (administrators === 0) return { kind: "create" };
  if (grant?.resetId === resetId) return { kind: "replace", userId: grant.sub };
  return { kind: "prove" };
}
