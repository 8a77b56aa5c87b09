import "server-only";
import { hashPassword } from "@/lib/accounts/password/password";
import { requireUser, targetOf } from "@/lib/accounts/users/server";
import { recordChange } from "@/lib/audit/record.server";
import { PIN_ROLE } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { clearAttempts } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { PinInput } from "./schema";
import { endPinSessions, requireFreeName } from "./server";
import { attemptsKey } from "./sign-in.server";

/**
 * Adds a person who signs in at paired devices by PIN alone, without email address or password.
 * @throws AppError `conflict` for a name that another person has, or if there are too many people
 */
export async function addStaff({ name, pin }: PinInput) {
  const id = randomId();
  const pinHash = await hashPassword(pin);
  await db.$transaction(async (transaction) => {
    await requireFreeName(transaction, name);
    await transaction.user.create({
      data: { id, role: PIN_ROLE, pin: { create: { name, pinHash } } },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "users:add-staff",
      target: { id, label: name },
      after: { name, role: PIN_ROLE },
    });
  });
}

/**
 * Sets a new PIN of a person who signs in by PIN alone: ends their sessions, and the waits after wrong PINs.
 * @throws AppError `not-found`; `conflict` for a user with an email address, who sets the PIN in their own account
 */
export async function resetPin(id: string, pin: string) {
  const pinHash = await hashPassword(pin);
  await db.$transaction(async (transaction) => {
    const user = await requireUser(id, transaction);
    if (user.email !== null) {
      throw new AppError("conflict", `${user.email} sets the PIN under Your account.`);
    }
    await transaction.kitchenPin.update({
      where: { userId: id },
      data: { pinHash },
      select: { userId: true },
    });
    await endPinSessions(transaction, id);
    await recordChange(transaction, { action: "users:reset-pin", target: targetOf(user) });
  });
  const devices = await db.pairedDevice.findMany({ select: { id: true } });
  await clearAttempts(devices.map((device) => attemptsKey(device.id, id)));
}
