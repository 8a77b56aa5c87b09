import * as z from "zod";

const key = (prefix: string, wrong: string) =>
  z
    .string({ error: wrong })
    .trim()
    .max(300, wrong)
    .regex(new RegExp(`^(${prefix})_[A-Za-z0-9_]{4,}$`), wrong)
    .nullable()
    .optional();

const secret = key("sk|rk", "A secret key begins with sk_ or rk_");

/** `POST /api/settings/payment-keys`: omitted keys stay, null removes a key. */
export const paymentKeysInput = z.strictObject({
  secret,
  publishable: key("pk", "A publishable key begins with pk_"),
  webhook: key("whsec", "A signing secret begins with whsec_"),
});
export type PaymentKeysInput = z.infer<typeof paymentKeysInput>;

/** `POST /api/settings/payment-keys/test`: the secret key to try; without it, the one in use. */
export const keyTestInput = z.strictObject({ secret });

/** Returns the mode of a key, `test` or `live`, from the second part of its name; null for other texts. */
export const modeOf = (text: string) => /^[a-z]+_(test|live)_/.exec(text)?.[1] ?? null;
