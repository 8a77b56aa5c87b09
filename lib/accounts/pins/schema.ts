import * as z from "zod";
import { line } from "@/lib/platform/http/text";
import { PIN_LENGTH } from "./pin-length";

/** Returns whether a PIN is easily guessed: few different digits, sequences, repeated halves or pairs. */
export function isTrivialPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
  const isRow = steps.every((step) => step === 1) || steps.every((step) => step === 9);
  const areHalvesSame = pin.slice(0, PIN_LENGTH / 2) === pin.slice(PIN_LENGTH / 2);
  const arePairs = /^(\d)\1(\d)\2(\d)\3$/.test(pin);
  return new Set(digits).size <= 2 || isRow || areHalvesSame || arePairs;
}

const pin = z.string({ error: "Enter six digits" }).regex(/^\d{6}$/, "Enter six digits");

/** `POST /api/account/pin`. */
export const pinInput = z.strictObject({
  name: line(40, "Enter a name for the kitchen"),
  pin: pin.refine((given) => !isTrivialPin(given), "This one is guessed first. Choose another one"),
});
export type PinInput = z.infer<typeof pinInput>;

/** `POST /api/users/{id}/pin`. */
export const newPinInput = pinInput.pick({ pin: true });

/** `POST /api/auth/pin`. */
export const pinSignIn = z.strictObject({ userId: z.string().min(1).max(100), pin });

/** A user who may sign in at a paired device. */
export const pinPerson = z.object({ userId: z.string(), name: z.string() });
export type PinPerson = z.infer<typeof pinPerson>;

/** The maximum number of paired devices. */
export const MAX_DEVICES = 20;
/** The lifetime of a pairing code, in seconds. */
export const PAIRING_SECONDS = 10 * 60;
/** Letters and digits that are not easily confused. */
export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 10;

/** `POST /api/devices`. */
export const deviceInput = z.strictObject({ name: line(40, "Give it a name") });
/** `POST /api/auth/pair`: the code as typed, in any spacing. */
export const pairInput = z.strictObject({
  code: z
    .string({ error: "Enter the code" })
    .max(40, "A code is shorter")
    .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .refine((code) => code.length === CODE_LENGTH, "A code has ten letters and digits"),
});
