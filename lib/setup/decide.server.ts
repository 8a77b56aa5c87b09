import "server-only";
import type { ResetGrant } from "@/lib/accounts/session-token";
import { type DatabaseTarget, hostAndPort, isSameDatabase } from "@/lib/platform/address/target";
import { currentDatabase } from "@/lib/platform/db/current";
import { probeDatabase } from "@/lib/platform/db/probe";
import { type ConfigurationInput, hiddenPlace } from "./schema";

/** `stay`: the data stays in the database in use, with a `warning` if another one was requested; `move`: it moves. */
export type SetupPlan =
  | { kind: "stay"; warning?: string }
  | { kind: "move"; target: DatabaseTarget; createsDatabase: boolean };

/** Decides where to store the data, from the form's fields and a probe of their server. Changes nothing. */
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

/** An instance's accounts during set-up. */
type AccountFacts = { owners: number; grant: ResetGrant | null; resetId: string | null };

/**
 * Decides the meaning of the form's email and password: the first owner's (`create`), new ones of the owner who reset
 * the instance (`replace`), or proof of an existing account (`prove`).
 */
export function decideAccount({ owners, grant, resetId }: AccountFacts): AccountPlan {
  if (owners === 0) return { kind: "create" };
  if (grant?.resetId === resetId) return { kind: "replace", userId: grant.sub };
  return { kind: "prove" };
}
