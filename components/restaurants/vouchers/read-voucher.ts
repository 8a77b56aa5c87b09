import { dayAfter, dayIn, startOfDay } from "@/lib/platform/time-zone/days";
import type { NewVoucher, StoredVoucher } from "@/lib/vouchers/schema";
import { isCode, normalizeCode } from "@/lib/vouchers/voucher";
import { printAmount, printRate, readAmount, readRate } from "../details/read-number";

export type VoucherForm = {
  code: string;
  kind: "percent" | "amount";
  /** As typed, like the minimum and the number of uses. */
  value: string;
  minimum: string;
  maxUses: string;
  /** Days such as `2026-11-30` in the time zone of the site; empty for none. */
  from: string;
  until: string;
  note: string;
};

export const emptyVoucher: VoucherForm = {
  code: "",
  kind: "percent",
  value: "",
  minimum: "",
  maxUses: "",
  from: "",
  until: "",
  note: "",
};

/** Returns the first moment of a day; null without one. */
const beginOf = (day: string, timeZone: string): string | null =>
  day === "" ? null : startOfDay(day, timeZone).toISOString();

/** Returns the first and the last day of a voucher; empty without one. */
export function daysOf(
  { validFrom, validUntil }: Pick<StoredVoucher, "validFrom" | "validUntil">,
  timeZone: string,
) {
  return {
    from: validFrom ? dayIn(new Date(validFrom), timeZone) : "",
    until: validUntil ? dayIn(new Date(Date.parse(validUntil) - 1), timeZone) : "",
  };
}

/** Returns a voucher as its fields show it. */
export function formOfVoucher(voucher: StoredVoucher, currency: string, timeZone: string): VoucherForm {
  const { code, kind, value, minimumCents, maxUses, note } = voucher;
  return {
    code,
    kind,
    value: kind === "percent" ? printRate(value) : printAmount(value, currency),
    minimum: minimumCents === 0 ? "" : printAmount(minimumCents, currency),
    maxUses: maxUses === null ? "" : String(maxUses),
    note,
    ...daysOf(voucher, timeZone),
  };
}

export type ReadVoucher = Omit<NewVoucher, "restaurantId">;

/** Reads what was typed; or returns the messages of the wrong fields. */
export function readVoucher(
  form: VoucherForm,
  { currency, timeZone }: { currency: string; timeZone: string },
): { body: ReadVoucher; errors?: never } | { errors: Partial<Record<string, string>>; body?: never } {
  const { code, kind, maxUses, from, until, note } = form;
  const value = kind === "percent" ? readRate(form.value) : readAmount(form.value, currency);
  const minimum = readAmount(form.minimum, currency);
  const errors: Partial<Record<string, string>> = {};
  if (!isCode(normalizeCode(code))) errors.code = "4 to 30 letters, digits or hyphens";
  if ("error" in value) errors.value = value.error;
  else if (value.value === 0) errors.value = "A value is required";
  if ("error" in minimum) errors.minimumCents = minimum.error;
  if (!/^(?:[1-9]\d{0,5})?$/.test(maxUses.trim())) errors.maxUses = "A whole number, or empty";
  if (from && until && until < from) errors.validUntil = "Must not be before the first day";
  if ("error" in value || "error" in minimum || Object.keys(errors).length > 0) return { errors };
  return {
    body: {
      code,
      kind,
      value: value.value,
      minimumCents: minimum.value,
      maxUses: maxUses.trim() === "" ? null : Number(maxUses),
      note,
      validFrom: beginOf(from, timeZone),
      validUntil: beginOf(until && dayAfter(until), timeZone),
    },
  };
}
