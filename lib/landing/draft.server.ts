import "server-only";
import type { AuditAction } from "@/lib/audit/actions";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { LandingDraft } from "./answers";
import { compactLanding, completeLanding } from "./compact";
import { mergeLanding } from "./merge";
import { isSameLanding } from "./same";
import { lockLanding, parseContent, readStored, storeVersion } from "./save-version.server";
import type { LandingContent, LandingInput } from "./schema";
import { initialLanding, requirePictures } from "./server";
import { requireLandingVersion } from "./versions.server";

type Row = NonNullable<Awaited<ReturnType<Transaction["landingDraft"]["findUnique"]>>>;

type Stored = {
  /** Null before the first draft. */
  row: Row | null;
  published: { version: number; content: LandingContent };
  draft: LandingDraft;
};

const outdated = () => new AppError("conflict", "Somebody else changed this page in the meantime.");

/**
 * Merges later publications into the content of a draft; where both changed a field, the draft wins. Returns null without
 * a readable draft.
 */
function waitingContent(row: Row | null, published: Stored["published"]): LandingContent | null {
  const mine = row?.waits ? parseContent(row.content, row.version) : null;
  if (!row || !mine || row.baseVersion === published.version) return mine;
  const base = parseContent(row.base, row.baseVersion);
  return base && compactLanding(mergeLanding({ base, mine, theirs: published.content }));
}

/** @param initial the published content before the first publication */
async function readDraft(database: Transaction, initial: LandingContent): Promise<Stored> {
  // Read first, so that a concurrent publication makes the version too old to be saved.
  const row = await database.landingDraft.findUnique({ where: { id: 1 } });
  const { version, content } = await readStored(database);
  const published = { version, content: content ?? initial };
  const waiting = waitingContent(row, published);
  const shown = waiting && !isSameLanding(waiting, published.content) ? waiting : null;
  const draft = {
    config: shown ?? published.content,
    version: version + (row?.version ?? 0),
    waits: shown !== null,
    publishedVersion: version,
    author: (shown && row?.author) ?? null,
    savedAt: (shown && row?.updatedAt.toISOString()) ?? null,
  };
  return { row, published, draft };
}

function requireVersion({ draft }: Stored, expectedVersion: number | null) {
  if (expectedVersion !== null && expectedVersion !== draft.version) throw outdated();
}

/** Returns the draft; the published content if none waits. */
export async function getLandingDraft(): Promise<LandingDraft> {
  return (await readDraft(db, await initialLanding())).draft;
}

type NewRow = Pick<Row, "author" | "restoredFrom"> & {
  /** Null ends the draft. */
  content: LandingContent | null;
};

/** Stores the draft over the row that was read. @returns false if another one was stored meanwhile */
async function writeRow(
  transaction: Transaction,
  { row, published }: Stored,
  next: NewRow,
): Promise<boolean> {
  const data = {
    ...next,
    waits: next.content !== null,
    content: next.content ?? {},
    base: next.content ? published.content : {},
    baseVersion: published.version,
    version: (row?.version ?? 0) + 1,
  };
  const { count } = row
    ? await transaction.landingDraft.updateMany({ where: { id: 1, version: row.version }, data })
    : await transaction.landingDraft.createMany({ data: [data], skipDuplicates: true });
  return count > 0;
}

type Change = {
  action: Extract<AuditAction, "landing:draft" | "landing:take" | "landing:discard">;
  author: string;
  restoredFrom?: number;
};

/** Replaces the draft; one that equals the published content ends. Repeats if another one is stored meanwhile. */
async function changeDraft(
  next: (stored: Stored) => LandingContent,
  { action, author, restoredFrom }: Change,
  expectedVersion: number | null,
): Promise<LandingDraft> {
  const initial = await initialLanding();
  for (;;) {
    const stored = await readDraft(db, initial);
    requireVersion(stored, expectedVersion);
    const { draft, published } = stored;
    const content = next(stored);
    if (isSameLanding(draft.config, content)) return draft;
    if (action === "landing:draft") await requirePictures(content, draft.config);
    const isEnd = isSameLanding(published.content, content);
    const row = { author, content: isEnd ? null : content, restoredFrom: restoredFrom ?? null };
    const isStored = await db.$transaction(async (transaction) => {
      if (!(await writeRow(transaction, stored, row))) return false;
      const target = { id: "draft", label: "Draft" };
      await recordChange(transaction, { action, target, before: draft.config, after: content });
      return true;
    });
    if (isStored) return (await readDraft(db, initial)).draft;
  }
}

/**
 * Saves the draft; visitors don't see it before it is published.
 * @param author the email address of the user
 * @param expectedVersion the draft's version that was edited; null overwrites any
 * @throws AppError `conflict` if another draft was saved or published meanwhile; `invalid` if a picture is not in the
 * library
 */
export const saveLandingDraft = (input: LandingInput, author: string, expectedVersion: number | null) =>
  changeDraft(
    ({ draft }) => completeLanding(input, draft.config),
    { action: "landing:draft", author },
    expectedVersion,
  );

/**
 * Takes a published version into the draft.
 * @throws AppError `not-found`; `conflict` if another draft was saved or published meanwhile
 */
export async function restoreLandingVersion(version: number, author: string, expectedVersion: number | null) {
  const { content } = await requireLandingVersion(version);
  const change = { action: "landing:take", author, restoredFrom: version } as const;
  return changeDraft(() => content, change, expectedVersion);
}

/** @throws AppError `conflict` if another draft was saved or published meanwhile, or there is none */
export function discardLandingDraft(author: string, expectedVersion: number | null): Promise<LandingDraft> {
  const published = ({ draft, published: { content } }: Stored) => {
    if (!draft.waits) throw new AppError("conflict", "There is no draft to discard.");
    return content;
  };
  return changeDraft(published, { action: "landing:discard", author }, expectedVersion);
}

/**
 * Publishes the draft as a version.
 * @param author the email address of the publisher
 * @param expectedVersion the draft's version to publish; null publishes any
 * @throws AppError `conflict` if another draft was saved or published meanwhile, or there is none
 */
export async function publishLandingDraft(
  author: string,
  expectedVersion: number | null,
): Promise<LandingDraft> {
  const initial = await initialLanding();
  return db.$transaction(async (transaction) => {
    const current = await lockLanding(transaction, null);
    const stored = await readDraft(transaction, initial);
    requireVersion(stored, expectedVersion);
    const { row, draft } = stored;
    if (!draft.waits)
      throw new AppError("conflict", "There is nothing to publish: visitors see this page already.");
    const isRestored = row?.baseVersion === current.version;
    await storeVersion(transaction, current, {
      content: draft.config,
      author,
      restoredFrom: isRestored ? row.restoredFrom : null,
      action: "landing:publish",
    });
    // Another draft that was saved since this one was read would be lost.
    const end = { author, content: null, restoredFrom: null };
    if (!(await writeRow(transaction, stored, end))) throw outdated();
    return (await readDraft(transaction, initial)).draft;
  });
}
