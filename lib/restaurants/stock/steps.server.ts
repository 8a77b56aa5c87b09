import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { SentMark } from "../published/schema";
import type { ItemKey } from "./stock";

/** Whether an item was marked as sold out or as available; null if its stock was counted. */
type SoldOut = boolean | null;

/** Serializes the transactions that mark or count an item. Those that lock its stock too do so before. */
async function lockItem(transaction: Transaction, { restaurantId, groupId, itemId }: ItemKey): Promise<void> {
  const key = `sold-out:${restaurantId}/${groupId}/${itemId}`;
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

/** Returns the moment of a step by the clock of the database; after the step that it follows. */
async function momentOf(transaction: Transaction, item: ItemKey, { secondsAgo = 0, follows }: SentMark) {
  const [row] = await transaction.$queryRaw<{ at: Date }[]>`
    SELECT GREATEST(
      clock_timestamp() - make_interval(secs => ${secondsAgo}),
      (SELECT "madeAt" + interval '1 millisecond' FROM "SoldOutStep" WHERE "id" = ${follows ?? ""} AND "isApplied"
        AND "restaurantId" = ${item.restaurantId} AND "groupId" = ${item.groupId} AND "itemId" = ${item.itemId})
    ) AS "at"`;
  return row?.at ?? new Date();
}

const laterThan = (transaction: Transaction, item: ItemKey, madeAt: Date) =>
  transaction.soldOutStep.findFirst({
    where: { ...item, isApplied: true, madeAt: { gt: madeAt } },
    orderBy: { madeAt: "desc" },
    select: { soldOut: true },
  });

const laterWords = (soldOut: SoldOut) =>
  soldOut === null ? "was counted" : soldOut ? "was marked as sold out" : "was put back on the menu";

/** Records that an item is marked or counted now, within the transaction of that. */
export async function recordStep(transaction: Transaction, item: ItemKey, soldOut: SoldOut): Promise<void> {
  await lockItem(transaction, item);
  const madeAt = await momentOf(transaction, item, {});
  await transaction.soldOutStep.create({ data: { id: randomId(), ...item, soldOut, madeAt } });
}

const otherStep = () => new AppError("conflict", "This step was sent before with other contents.");

type Claim = {
  /** Why the step is refused; null if it is not. */
  refusal: string | null;
  /** False if the step was done before. */
  isNew: boolean;
};

/**
 * Stores a mark, within the transaction of its change. A repeated id has the outcome of the first. A mark that is older than
 * the latest mark or count of its item is refused, unless the item is in the wanted state already.
 * @param isSoldOut whether the item is marked now
 * @throws AppError `conflict` if the id is that of another step
 */
export async function claimMark(
  transaction: Transaction,
  { name, ...item }: ItemKey & { name: string },
  { soldOut, ...sent }: SentMark & { soldOut: boolean },
  isSoldOut: () => Promise<boolean>,
): Promise<Claim> {
  await lockItem(transaction, item);
  const refused = (later: { soldOut: SoldOut } | null) =>
    later ? `${name} ${laterWords(later.soldOut)} after that.` : `${name} was changed after that.`;
  const id = sent.stepId ?? randomId();
  const earlier = await transaction.soldOutStep.findUnique({
    where: { id },
    select: { restaurantId: true, groupId: true, itemId: true, soldOut: true, isApplied: true, madeAt: true },
  });
  if (earlier) {
    const isSame = (["restaurantId", "groupId", "itemId"] as const).every(
      (key) => earlier[key] === item[key],
    );
    if (!isSame || earlier.soldOut !== soldOut) throw otherStep();
    if (earlier.isApplied) return { refusal: null, isNew: false };
    return { refusal: refused(await laterThan(transaction, item, earlier.madeAt)), isNew: false };
  }
  const madeAt = await momentOf(transaction, item, sent);
  const later = sent.secondsAgo ? await laterThan(transaction, item, madeAt) : null;
  const isApplied = later === null || (await isSoldOut()) === soldOut;
  const data = { id, ...item, soldOut, madeAt, isApplied };
  // A mark of another item may have the same id at this moment.
  const { count } = await transaction.soldOutStep.createMany({ data, skipDuplicates: true });
  if (count === 0) throw otherStep();
  return { refusal: isApplied ? null : refused(later), isNew: true };
}
