import "server-only";
import Stripe from "stripe";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { describeSecrets, readSecrets, writeSecrets } from "@/lib/secrets/server";
import type { PaymentKeysState } from "./answers";
import { paymentKeyNames, secretNames } from "./key-names";
import { environmentKeys, isPaymentLive, paymentKeys } from "./keys.server";
import { modeOf, type PaymentKeysInput } from "./keys-schema";
import { openStripe } from "./stripe.server";

const definedOf = (all: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(all).filter((one): one is [string, string] => Boolean(one[1])));

/** Returns the last characters of the keys that are set; the keys never leave the server. */
export async function paymentKeysState(): Promise<PaymentKeysState> {
  const fixed = environmentKeys();
  const stored = fixed ? {} : await describeSecrets(Object.values(secretNames));
  const endings = paymentKeyNames.map((name) => [
    name,
    fixed ? fixed[name]?.slice(-4) : stored[secretNames[name]],
  ]);
  return {
    endings: definedOf(Object.fromEntries(endings)),
    isFixed: fixed !== null,
    isLive: await isPaymentLive(),
  };
}

/** Describes for the audit log which keys are set, without the keys. */
const inWords = (keys: Record<string, string | null>, names: object, isSet: string) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, keys[name] ? isSet : "Not set"]));

/**
 * Stores the payment provider's keys, which all instances use at once.
 * @throws AppError `conflict` if the environment sets the keys, `invalid` for a test key with a live key
 */
export async function savePaymentKeys(input: PaymentKeysInput): Promise<PaymentKeysState> {
  if (environmentKeys()) {
    throw new AppError("conflict", "The server’s environment decides the payment keys.");
  }
  await db.$transaction(async (transaction) => {
    // Serializes concurrent saves, so that the check sees both keys.
    await transaction.$executeRaw`LOCK TABLE "Secret" IN SHARE ROW EXCLUSIVE MODE`;
    const changes = Object.fromEntries(
      paymentKeyNames.flatMap((name) => {
        const value = input[name];
        return value === undefined ? [] : [[secretNames[name], value]];
      }),
    );
    const stored = await readSecrets(Object.values(secretNames), transaction);
    const all = { ...stored, ...changes };
    const [secret, publishable] = [all[secretNames.secret], all[secretNames.publishable]];
    if (secret && publishable && modeOf(secret) !== modeOf(publishable)) {
      throw new AppError("invalid", "One of the keys is for tests and the other is for real payments.", {
        fields: { publishable: "Not of the same mode as the secret key" },
      });
    }
    await writeSecrets(changes, transaction);
    await recordChange(transaction, {
      action: "secrets:save",
      target: { id: "payment-keys", label: "Keys of Stripe" },
      before: inWords(stored, changes, "Set"),
      after: inWords(changes, changes, "Set anew"),
    });
  });
  return paymentKeysState();
}

/** Limits tests, as they could be used to guess keys of Stripe. */
const TEST_RULE: RateLimitRule = { attempts: 20, windowSeconds: 600 };

/** @throws AppError `too-many-tries` */
export const takeKeyTest = (userId: string) => takeAttempt([`payment-key:${userId}`], TEST_RULE);

function explain(error: unknown): AppError {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return new AppError("invalid", "Stripe does not accept this secret key.", {
      fields: { secret: "Not accepted by Stripe" },
    });
  }
  if (error instanceof Stripe.errors.StripeError) {
    return new AppError("unavailable", "Stripe could not be asked just now. Please try again in a moment.");
  }
  throw error;
}

/**
 * Tests a secret key at the payment provider; without one, the key in use.
 * @returns `test` or `live`
 * @throws AppError `invalid`, `conflict` without a key, `unavailable`
 */
export async function testPaymentKey(given: string | null | undefined): Promise<string | null> {
  const secret = given ?? (await paymentKeys())?.secret;
  if (!secret) throw new AppError("conflict", "Enter the secret key to test it.");
  try {
    await openStripe(secret).balance.retrieve();
  } catch (error) {
    // A restricted key may be allowed to take payments and nothing else.
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw explain(error);
  }
  return modeOf(secret);
}
