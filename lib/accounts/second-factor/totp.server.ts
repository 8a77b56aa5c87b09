import "server-only";
import { Secret, TOTP } from "otpauth";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { drawQrCode } from "@/lib/platform/images/qr-code";
import { authenticatorSecret, openSecret, sealSecret } from "@/lib/secrets/server";
import type { AuthenticatorOffer } from "./answers";

/** Seconds. Supported by all authenticator apps: SHA-1, six digits, thirty seconds. */
const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Tolerates a clock that is one step off (RFC 6238, section 5.2). */
const WINDOW_STEPS = 1;

const totpOf = (secret: string, label = "", issuer = "") =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    label,
    issuer,
    period: PERIOD_SECONDS,
    digits: 6,
    algorithm: "SHA1",
  });

/** Makes a secret for an authenticator app. It is stored after a code proves that the app has it. */
export function offerAuthenticator(email: string, projectName: string): AuthenticatorOffer {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  // A colon would end the issuer in the label.
  const url = totpOf(secret, email, projectName.replaceAll(":", " ") || "Business Platform").toString();
  return { secret, url, qr: drawQrCode(url) };
}

/** Returns the time step of a code, around now; null for a wrong code. */
function stepOf(secret: string, token: string): number | null {
  const delta = totpOf(secret).validate({ token, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
}

/**
 * Stores the secret of an authenticator app, replacing an existing one.
 * @throws AppError `invalid` for a wrong code
 */
export async function storeAuthenticator(
  transaction: Transaction,
  userId: string,
  { secret, token }: { secret: string; token: string },
) {
  const lastStep = stepOf(secret, token.replace(/\s/g, ""));
  if (lastStep === null) {
    throw new AppError("invalid", "This is not the code that the app shows now.", {
      fields: { code: "Not the code that the app shows now. Is the clock of your phone right?" },
    });
  }
  const row = { secret: sealSecret(authenticatorSecret(userId), secret), lastStep, createdAt: new Date() };
  await transaction.authenticator.upsert({
    where: { userId },
    create: { userId, ...row },
    update: row,
    select: { userId: true },
  });
}

/** Verifies a code of a user's app: each counts once, and none before it. @returns whether it was right */
export async function takeAppCode(userId: string, token: string, database: Transaction = db) {
  const row = await database.authenticator.findUnique({ where: { userId }, select: { secret: true } });
  const secret = row && openSecret(authenticatorSecret(userId), row.secret);
  const step = secret ? stepOf(secret, token) : null;
  if (step === null) return false;
  const { count } = await database.authenticator.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}
