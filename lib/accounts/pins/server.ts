import "server-only";
import { hashPassword } from "@/lib/accounts/password/password";
import type { AuthUser } from "@/lib/accounts/schema";
import { recordChange } from "@/lib/audit/record.server";
import { may, roles } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PinState } from "./answers";
import type { PinInput, PinPerson } from "./schema";

/** The roles that may sign in by PIN. */
export const kitchenRoles = roles.filter((role) => may(role, "orders:write"));

export async function pinState({ id }: AuthUser): Promise<PinState> {
  return { pin: await db.kitchenPin.findUnique({ where: { userId: id }, select: { name: true } }) };
}

const endPinSessions = { method: "pin" } as const;

/**
 * Sets the user's own PIN and ends sessions of the former one.
 * @throws AppError `forbidden` for a role without rights in the kitchen
 */
export async function setPin({ id, email, role }: AuthUser, { name, pin }: PinInput): Promise<PinState> {
  if (!kitchenRoles.includes(role)) {
    throw new AppError("forbidden", "A PIN is for the kitchen, which your role has nothing to do with.");
  }
  const pinHash = await hashPassword(pin);
  await db.$transaction(async (transaction) => {
    await transaction.kitchenPin.upsert({
      where: { userId: id },
      create: { userId: id, name, pinHash },
      update: { name, pinHash },
      select: { userId: true },
    });
    await transaction.session.deleteMany({ where: { userId: id, ...endPinSessions } });
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
    await transaction.session.deleteMany({ where: { userId: id, ...endPinSessions } });
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
    take: 100,
    select: { userId: true, name: true },
  });
}
