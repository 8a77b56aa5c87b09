import "server-only";
import { db } from "@/lib/platform/db/client";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";
import type { Prisma } from "@/prisma/client";
import { type AuditFeature, actionsOf, auditAction } from "./actions";
import type { AuditEntry, AuditPage, AuditPerson, AuditUndo } from "./answers";
import type { FieldChange } from "./difference";
import { type AuditFilter, type AuditQuery, actorOf } from "./schema";

/** The reader: readable features, and the time zone of days. */
export type AuditReader = { features: readonly AuditFeature[]; timeZone: string };

/** The maximum number of people in the filter. */
const MAX_PEOPLE = 200;

const entryFields = {
  id: true,
  at: true,
  actor: true,
  account: true,
  role: true,
  through: true,
  address: true,
  requestId: true,
  action: true,
  targetId: true,
  label: true,
  versionBefore: true,
  changes: true,
  more: true,
} satisfies Prisma.AuditEntrySelect;
type Row = Prisma.AuditEntryGetPayload<{ select: typeof entryFields }>;

function whereOf(
  { person, feature, from, to, q }: AuditFilter,
  { features, timeZone }: AuditReader,
): Prisma.AuditEntryWhereInput {
  const actor = actorOf(person);
  const visible = features.filter((one) => feature === undefined || one === feature);
  return {
    action: { in: actionsOf(visible) },
    ...(actor ? { actor } : person && { userId: person }),
    ...((from || to) && {
      at: {
        ...(from && { gte: startOfDay(from, timeZone) }),
        ...(to && { lt: startOfDay(dayAfter(to), timeZone) }),
      },
    }),
    ...(q && { label: { contains: q.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } }),
  };
}

function undoOf({ action, targetId: id, versionBefore: version }: Row): AuditUndo | null {
  const kind = auditAction(action)?.undo;
  if (!kind || version === null) return null;
  return kind === "landing" ? { kind, version } : { kind, id, version };
}

const keyOf = (undo: AuditUndo) => JSON.stringify(undo);

/** Returns the keys of the versions from before these changes that are still stored. */
async function keptVersions(rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const undos = rows.flatMap((row) => undoOf(row) ?? []);
  const numbers = undos.flatMap((undo) => (undo.kind === "landing" ? undo.version : []));
  const uploads = undos.flatMap((undo) =>
    undo.kind === "template" ? { templateId: undo.id, number: undo.version } : [],
  );
  const [landing, templates] = await Promise.all([
    numbers.length === 0
      ? []
      : db.landingVersion.findMany({ where: { version: { in: numbers } }, select: { version: true } }),
    uploads.length === 0
      ? []
      : db.templateVersion.findMany({
          where: { OR: uploads },
          select: { templateId: true, number: true },
        }),
  ]);
  return new Set([
    ...landing.map(({ version }) => keyOf({ kind: "landing", version })),
    ...templates.map(({ templateId: id, number: version }) => keyOf({ kind: "template", id, version })),
  ]);
}

async function toEntries(rows: readonly Row[]): Promise<AuditEntry[]> {
  const kept = await keptVersions(rows);
  return rows.map((row) => {
    const { id, at, targetId, label, versionBefore, changes, ...rest } = row;
    const undo = undoOf(row);
    return {
      ...rest,
      id: String(id),
      at: at.toISOString(),
      target: label,
      // Only `recordChanges` writes them, and the database refuses updates.
      changes: changes as FieldChange[],
      ...(undo && kept.has(keyOf(undo)) && { undo }),
    };
  });
}

async function takeEntries(
  filter: AuditFilter,
  reader: AuditReader,
  { before, take }: { before: string | undefined; take: number },
): Promise<Row[]> {
  return db.auditEntry.findMany({
    where: { ...whereOf(filter, reader), ...(before !== undefined && { id: { lt: BigInt(before) } }) },
    orderBy: { id: "desc" },
    select: entryFields,
    take,
  });
}

/** Lists the users with entries by their latest email address, by skipping from one to the next in the index. */
function listPeople(): Promise<AuditPerson[]> {
  return db.$queryRaw<AuditPerson[]>`
    WITH RECURSIVE person AS (
      (SELECT "userId" FROM "AuditEntry" WHERE "userId" IS NOT NULL ORDER BY "userId" LIMIT 1)
      UNION ALL
      SELECT (SELECT e."userId" FROM "AuditEntry" e WHERE e."userId" > person."userId" ORDER BY e."userId" LIMIT 1)
      FROM person WHERE person."userId" IS NOT NULL
    ), first AS (SELECT "userId" FROM person WHERE "userId" IS NOT NULL LIMIT ${MAX_PEOPLE})
    SELECT "userId" AS "id", (SELECT e."account" FROM "AuditEntry" e WHERE e."userId" = first."userId"
      ORDER BY e."id" DESC LIMIT 1) AS "email" FROM first ORDER BY "email"`;
}

/** Lists a page of changes, newest first. */
export async function listAudit(
  { before, limit, ...filter }: AuditQuery,
  reader: AuditReader,
): Promise<AuditPage> {
  const [rows, people] = await Promise.all([
    takeEntries(filter, reader, { before, take: limit + 1 }),
    before === undefined ? listPeople() : [],
  ]);
  const entries = await toEntries(rows.slice(0, limit));
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null, people };
}

/** Yields all entries of a filter in batches, newest first. */
export async function* everyAuditEntry(
  filter: AuditFilter,
  reader: AuditReader,
): AsyncGenerator<AuditEntry[]> {
  const BATCH = 500;
  for (let before: string | undefined; ; ) {
    const rows = await takeEntries(filter, reader, { before, take: BATCH });
    const entries = await toEntries(rows);
    if (entries.length > 0) yield entries;
    if (rows.length < BATCH) return;
    before = entries.at(-1)?.id;
  }
}
