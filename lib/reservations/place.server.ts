import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { guestLanguage, inGuestLanguage } from "@/lib/business-profile/language.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { contextOf, readTaken, requireParty } from "./free.server";
import { queueReservationMail } from "./mails/queue.server";
import { endOf, refusedAt } from "./possible-times";
import { type Refusal, refusalOf } from "./refusal.server";
import { durationOf, type ReservationRules } from "./rules";
import { scheduleReminder } from "./schedule-reminder.server";
import type { ReservationInput } from "./schema";
import { lockRules } from "./settings.server";
import { pickTable, type SingleTable, singleTables, takenTimes } from "./tables";
import { type ReservationRow, reservationFields } from "./view.server";

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;

/** Limits the connections that store reservations, which wait for each other. */
const queue = remember("reservations.turns", () =>
  createQueue({
    name: "reservations",
    concurrency: 3,
    waiting: 500,
    timeoutMs: 15_000,
    busyMessage: translatable(
      "Many people are reserving just now. Nothing was reserved. Please try again in a moment.",
    ),
  }),
);

const hashOf = ({ idempotencyKey: _, language: __, startsAt, ...input }: ReservationInput): string =>
  createHash("sha256")
    .update(JSON.stringify([Date.parse(startsAt), Object.entries(input).sort()]))
    .digest("hex");

async function findByKey(
  database: Transaction,
  { idempotencyKey }: ReservationInput,
  hash: string,
): Promise<ReservationRow | null> {
  const found = await database.reservation.findUnique({
    where: { idempotencyKey },
    select: { ...reservationFields, requestHash: true },
  });
  if (!found) return null;
  const { requestHash, ...row } = found;
  if (requestHash === hash) return row;
  throw new AppError(
    "conflict",
    translatable("This request was sent before with other contents. Please start a new one."),
  );
}

type Wanted = { restaurantId: string; people: number; start: number };
type Found = { table: SingleTable; end: number } | { refused: Refusal };

async function freeTable(rules: ReservationRules, wanted: Wanted, end: number, database: Transaction) {
  const { restaurantId, people, start } = wanted;
  const taken = await readTaken(restaurantId, { from: start, to: end }, database);
  const table = pickTable(singleTables(rules, restaurantId), takenTimes(taken), { people, start, end });
  return table ? { table, end } : ({ refused: "full" } as const);
}

/** Returns a table and the end of a guest's reservation, or why there is none. @throws AppError `conflict` */
async function findTable(rules: ReservationRules, wanted: Wanted, database: Transaction): Promise<Found> {
  const { restaurantId, people, start } = wanted;
  requireParty(rules, people);
  const context = await contextOf(restaurantId, { from: start, to: start + 24 * HOUR_MS });
  const refused = refusedAt(rules, start, context);
  if (refused) return { refused };
  return freeTable(rules, wanted, endOf(rules, { start, people }, context.openings), database);
}

/** Like `findTable`, at any time to come: the staff may reserve outside the hours. */
async function findTableForStaff(
  rules: ReservationRules,
  wanted: Wanted,
  database: Transaction,
): Promise<Found> {
  const { people, start } = wanted;
  const now = Date.now();
  if (start < now - HOUR_MS) throw new AppError("conflict", "This time has passed. Nothing was reserved.");
  if (start > now + YEAR_MS)
    throw new AppError("conflict", "This is more than a year ahead. Nothing was reserved.");
  return freeTable(rules, wanted, start + durationOf(rules, people), database);
}

type Stored = { table: SingleTable; end: number; hash: string; restaurantName: string; placedBy: string };

async function store(
  database: Transaction,
  { startsAt, ...input }: ReservationInput,
  { table, end, hash, restaurantName, placedBy, status }: Stored & { status: "accepted" | "requested" },
): Promise<ReservationRow> {
  return database.reservation.create({
    data: {
      ...input,
      language: guestLanguage() ?? "",
      id: randomBytes(16).toString("base64url"),
      restaurantName,
      startsAt: new Date(startsAt),
      endsAt: new Date(end),
      status,
      tableKey: table.key,
      tableName: table.name,
      placedBy,
      requestHash: hash,
    },
    select: reservationFields,
  });
}

/** Places a reservation of a restaurant, one at a time; the database refuses a table that is taken. */
async function place(
  input: ReservationInput,
  { placedBy }: { placedBy: string | null },
  signal?: AbortSignal,
): Promise<ReservationRow> {
  const hash = hashOf(input);
  const { restaurantId, people } = input;
  const earlier = await findByKey(db, input, hash);
  if (earlier) return earlier;
  const { restaurantName } = await requireRestaurant(restaurantId);
  const wanted = { restaurantId, people, start: Date.parse(input.startsAt) };
  const isStaff = placedBy !== null;
  type Outcome = { row: ReservationRow } | { rules: ReservationRules; refused: Refusal };
  const work = async (database: Transaction): Promise<Outcome> => {
    const rules = await lockRules(database, restaurantId);
    const repeated = await findByKey(database, input, hash);
    if (repeated) return { row: repeated };
    const find = isStaff ? findTableForStaff : findTable;
    const found = await find(rules, wanted, database);
    if ("refused" in found) return { rules, refused: found.refused };
    const status = isStaff || rules.acceptance === "itself" ? "accepted" : "requested";
    const row = await store(database, input, {
      ...found,
      hash,
      restaurantName,
      placedBy: placedBy ?? "",
      status,
    });
    const isAccepted = status === "accepted";
    await queueReservationMail(database, row.id, isAccepted ? "reservationAccepted" : "reservationRequested");
    if (!isStaff) await queueReservationMail(database, row.id, "newReservation");
    if (isAccepted) await scheduleReminder(database, row);
    if (isStaff) await recordPlaced(database, row);
    return { row };
  };
  const run = () => db.$transaction(work, { maxWait: 10_000, timeout: 15_000 });
  const outcome = await queue
    .run(run, signal ? { signal } : {})
    .catch(async (error: unknown): Promise<Outcome> => {
      // Another restaurant's reservation with the same key was faster: restaurants are locked apart.
      const other = isTaken(error) ? await findByKey(db, input, hash) : null;
      if (!other) throw error;
      return { row: other };
    });
  if ("refused" in outcome)
    throw await refusalOf(outcome.refused, outcome.rules, { ...wanted, isStaff }, Date.now());
  return outcome.row;
}

export const labelOf = ({ number }: Pick<ReservationRow, "number">) => `Reservation ${number}`;

async function recordPlaced(database: Transaction, row: ReservationRow) {
  const { id, startsAt, people, tableName, status } = row;
  await recordChange(database, {
    action: "reservations:place",
    target: { id, label: labelOf(row) },
    after: { status, startsAt: startsAt.toISOString(), people, table: tableName },
  });
}

/**
 * Reserves a table for a guest, or stores the request for one. Repeated calls with the same key return the same one.
 * @throws AppError `conflict` with the nearest free times; `invalid` for an unknown or closed restaurant
 */
export const placeReservation = (input: ReservationInput, signal?: AbortSignal): Promise<ReservationRow> =>
  inGuestLanguage(input.language, () => place(input, { placedBy: null }, signal));

/** Like `placeReservation` by the staff, at any time at which a table is free. */
export const placeForGuest = (
  input: ReservationInput,
  placedBy: string,
  signal?: AbortSignal,
): Promise<ReservationRow> => place(input, { placedBy }, signal);
