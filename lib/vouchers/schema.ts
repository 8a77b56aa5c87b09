import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { optionalLine } from "@/lib/platform/http/text";
import { menuLimits } from "@/lib/restaurants/limits";
import { restaurantId } from "@/lib/restaurants/published/schema";
import { isCode, normalizeCode, type Voucher, voucherKinds } from "./voucher";

const cents = z
  .int({ error: "An amount is a whole number of the smallest unit" })
  .max(menuLimits.priceCents, "Too high");

const code = z
  .string({ error: "A code is required" })
  .transform(normalizeCode)
  .refine(isCode, "A code has 4 to 30 letters, digits or hyphens");

/** A moment of this millennium: the database has no year 0. */
const dated = moment.refine((text) => text.startsWith("2"), "A year from 2000 to 2999 is needed");

const voucherFields = {
  code: code.describe("Letters in any case."),
  kind: z.enum(voucherKinds),
  value: cents
    .min(1, "At least 1")
    .describe("Basis points (10 % is 1000), or the smallest unit of the currency."),
  minimumCents: cents.min(0, "At least 0").default(0).describe("The lowest price of the dishes."),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "A currency is three capital letters")
    .optional()
    .describe("That of the amounts, such as `EUR`; if guests see prices in another one, nothing is saved."),
  validFrom: dated.nullable().default(null),
  validUntil: dated.nullable().default(null).describe("The first moment at which it is no longer valid."),
  maxUses: z.int("A whole number").min(1, "At least 1").max(1_000_000, "Too many").nullable().default(null),
  note: optionalLine(200).default(""),
};

type Checked = { kind: Voucher["kind"]; value: number; validFrom: string | null; validUntil: string | null };

const isPossible = ({ kind, value }: Checked) => kind === "amount" || value <= 10_000;
const tooMuch = { path: ["value"], error: "At most 100 %" };
const isInOrder = ({ validFrom, validUntil }: Checked) => !validFrom || !validUntil || validFrom < validUntil;
const notInOrder = { path: ["validUntil"], error: "Must be after the beginning" };

/** `POST /api/vouchers`. */
export const newVoucher = z
  .strictObject({ restaurantId, ...voucherFields })
  .refine(isPossible, tooMuch)
  .refine(isInOrder, notInOrder);
export type NewVoucher = z.infer<typeof newVoucher>;

/** `PUT /api/vouchers/{id}`. */
export const voucherEdit = z
  .strictObject({
    ...voucherFields,
    updatedAt: moment.describe("That of the voucher as it was read."),
  })
  .refine(isPossible, tooMuch)
  .refine(isInOrder, notInOrder);
export type VoucherEdit = z.infer<typeof voucherEdit>;

/** `POST /api/vouchers/{id}`. */
export const voucherChange = z.strictObject({ isActive: z.boolean({ error: "Must be true or false" }) });
export const voucherParams = z.object({ id: z.string().min(1, "At least 1 character").max(64, "Too long") });
export const voucherQuery = z.strictObject({ restaurantId });

/** `POST /api/ordering/vouchers/check`. */
export const voucherCheck = z.strictObject({
  restaurantId,
  code: z
    .string({ error: "A code is required" })
    .trim()
    .min(1, "A code is required")
    .max(40, "At most 40 characters")
    .refine(storable, notStorable),
});

export const shownVoucher = z.object({
  code: z.string(),
  kind: z.enum(voucherKinds),
  value: z.int().describe("Basis points, or the smallest unit of the restaurant’s currency."),
  minimumCents: z.int(),
});
export type ShownVoucher = z.infer<typeof shownVoucher>;

export const storedVoucher = shownVoucher.extend({
  id: z.string(),
  currency: z.string().describe("That of its amounts; it may be another one than the menu has now."),
  validFrom: moment.nullable(),
  validUntil: moment.nullable(),
  maxUses: z.int().nullable(),
  uses: z.int().describe("The number of its orders that are not cancelled."),
  isActive: z.boolean(),
  note: z.string(),
  createdAt: moment,
  updatedAt: moment.describe("When its fields last changed; a use doesn't change it."),
});
export type StoredVoucher = z.infer<typeof storedVoucher>;
