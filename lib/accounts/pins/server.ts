import "server-only";
import { hashPassword } from "@/lib/accounts/password/password";
import type { AuthUser } from "@/lib/accounts/schema";
import { recordChange } from "@/lib/audit/record.server";
import { may, roles } from "@/lib/platform/access/permissions";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PinState } from "./answers";
import type { PinInput, PinPerson } from "./schema";

/** The roles that may sign in by PIN. */
export const kitchenRoles = roles.filter((role) => may(role, "orders:write"));

export async function pinState({ id }: AuthUser): Promise<PinState> {
  return { pin: await db.kitchenPin.findUnique({ where: { userId: id }, select: { name: true } }) };
}

/** The key of an advisory lock, unique in this application. */
const LOCK = 7_265_055;

/** Devices list all people on one screen. */
const MAX_PEOPLE = 100;

/**
 * Locks the names until the end of the transaction.
 * @param userId of the person who gets the name; omitted for a new one
 * @throws AppError `conflict` if another person has the name, or if there are too many people
 */
export async function requireFreeName(transaction: Transaction, name: string, userId = "") {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
  const others = await transaction.$queryRaw<{ isSame: boolean }[]>`
    SELECT lower("name") = lower(${name}) AS "isSame" FROM "KitchenPin" WHERE "userId" <> ${userId}`;
  if (others.some(({ isSame }) => isSame)) {
    throw new AppError("conflict", `Somebody at the kitchen devices is called ${name} already.`, {
      fields: { name: "Already taken: add a letter or a last name" },
    });
  }
  if (others.length >= MAX_PEOPLE) {
    throw new AppError("conflict", `${MAX_PEOPLE} people have a PIN. Remove one who left.`);
  }
}

/** Ends a user's sessions by PIN. */
export const endPinSessions = (transaction: Transaction, userId: string) =>
  transaction.session.deleteMany({ where: { userId, method: "pin" } });

/**
 * Sets the user's own PIN and ends sessions of the former one.
 * @throws AppError `forbidden` for a role without rights in the kitchen; `conflict` as `requireFreeName`
 */
export async function setPin({ id, email, role }: AuthUser, { name, pin }: PinInput): Promise<PinState> {
  if (!kitchenRoles.includes(role)) {
    throw new AppError("forbidden", "A PIN is for the kitchen, which your role has nothing to do with.");
  }
  const pinHash = await hashPassword(pin);
  await db.$transaction(async (transaction) => {
    await requireFreeName(transaction, name, id);
    await transaction.kitchenPin.upsert({
      where: { userId: id },
      create: { userId: id, name, pinHash },
      update: { name, pinHash },
      select: { userId: true },
    });
    await endPinSessions(transaction, id);
    await recordChange(transaction, {
      action: "users:pin",
      target: { id, label: email },
      after: { name },
    });
  });
  return { pin: { name } };
}

/** Removes the user's own PIN and ends its sessions. */
export async function removePin({ id, email }: AuthUser): Promise<PinState> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.kitchenPin.deleteMany({ where: { userId: id } });
    await endPinSessions(transaction, id);
    if (count > 0) {
      await recordChange(transaction, { action: "users:remove-pin", target: { id, label: email } });
    }
  });
  return { pin: null };
}

/** Lists the users that may sign in at paired devices. */
export function pinPeople(): Promise<PinPerson[]> {
  return db.kitchenPin.findMany({
    where: { user: { role: { in: kitchenRoles } } },
    orderBy: [{ name: "asc" }, { userId: "asc" }],
    take: MAX_PEOPLE,
    select: { userId: true, name: true },
  });
}
