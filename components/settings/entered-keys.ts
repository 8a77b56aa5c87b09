import * as z from "zod";
import { paymentKeysInput } from "@/lib/payments/keys-schema";
import type { KeyValues } from "./use-payment-keys";

/** The form's keys; empty fields change nothing. */
export const enteredKeys = z.preprocess(
  (values: KeyValues) => Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== "")),
  paymentKeysInput,
);
