import "server-only";
import { Client } from "pg";
import type { Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { type AuditAction, auditAction, type FieldOf } from "./actions";
import { type AuditUser, currentActor } from "./actor";
import { differenceOf } from "./difference";

/** The maximum lengths of an entry's texts, in characters. */
const MAX_LENGTH = { text: 254, label: 200, id: 100 };

/** A change. Only the fields that the action declares are stored of `before` and `after`. */
export type Change<Action extends AuditAction = AuditAction> = {
  action: Action;
  /** The changed object, with a label for people. */
  target?: { id: string; label: string };
  /** Omitted for a created object. */
  before?: { readonly [Field in FieldOf<Action>]?: unknown } | null;
  /** Omitted for a removed object. */
  after?: { readonly [Field in FieldOf<Action>]?: unknown } | null;
  /** The version numbers of a versioned object. */
  versions?: { before: number | null; after: number | null };
  /** The author, if known although nobody is signed in. */
  by?: AuditUser;
};

function rowOf({ action, target, before, after, versions, by }: Change) {
  const actor = currentActor();
  const user = by ?? actor.user;
  const fields = Object.keys(auditAction(action)?.fields ?? {});
  return {
    actor: user ? "user" : actor.kind,
    userId: user?.id ?? null,
    account: (user?.email || user?.device?.person || "").slice(0, MAX_LENGTH.text),
    role: user?.role ?? "",
    through: actor.through.slice(0, MAX_LENGTH.text),
    address: actor.address.slice(0, MAX_LENGTH.id),
    requestId: actor.requestId.slice(0, MAX_LENGTH.id),
    action,
    targetId: (target?.id ?? "").slice(0, MAX_LENGTH.text),
    label: (target?.label ?? "").slice(0, MAX_LENGTH.label),
    versionBefore: versions?.before ?? null,
    versionAfter: versions?.after ?? null,
    ...differenceOf(before, after, fields),
  };
}

/** Removes NUL and lone surrogates, which PostgreSQL can't store. */
const storableText = (value: unknown) =>
  typeof value === "string" ? value.replace(/[\0\p{Cs}]/gu, "") : value;

const columns = Prisma.raw(
  `"actor", "userId", "account", "role", "through", "address", "requestId", "action", "targetId", "label",
    "versionBefore", "versionAfter", "changes", "more"`,
);

/**
 * Returns the statement that records changes, which can be a part of the one that makes them.
 * @param where a condition, such as `WHERE EXISTS (SELECT FROM saved)`
 */
export function insertEntries(changes: readonly Change[], where: Prisma.Sql = Prisma.empty): Prisma.Sql {
  const rows = JSON.stringify(changes.map(rowOf), (_, value) => storableText(value));
  return Prisma.sql`INSERT INTO "AuditEntry" (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::"AuditEntry", ${rows}::json) ${where}`;
}

/** Records changes in their transaction, so that both are stored or neither. */
export async function recordChanges(database: Transaction | Client, changes: readonly Change[]) {
  if (changes.length === 0) return;
  const statement = insertEntries(changes);
  if (database instanceof Client) await database.query(statement.text, statement.values);
  else await database.$executeRaw(statement);
}

/** Records one change, like `recordChanges`. */
export const recordChange = <Action extends AuditAction>(
  database: Transaction | Client,
  change: Change<Action>,
): Promise<void> => recordChanges(database, [change as Change]);
