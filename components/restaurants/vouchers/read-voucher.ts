import { readAmount, readRate } from "../details/read-number";

export type VoucherForm = {
  code: string;
  kind: "percent" | "amount";
  /** As typed, like the minimum and the number of uses. */
  value: string;
  minimum: string;
  maxUses: string;
  /** Days such as `2026-11-30`; empty for none. */
  from: string;
  until: string;
};

export const emptyVoucher: VoucherForm = {
  code: "",
  kind: "percent",
  value: "",
  minimum: "",
  maxUses: "",
  from: "",
  until: "",
};

/** Returns the first moment of a day, or of the day after it, on the browser's clock. */
function momentOf(day: string, daysLater = 0): string | null {
  if (day === "") return null;
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}

/** Reads what was typed; or returns the messages of the wrong fields. */
export function readVoucher(form: VoucherForm, currency: string) {
  const { code, kind, maxUses, from, until } = form;
  const value = kind === "percent" ? readRate(form.value) : readAmount(form.value, currency);
  const minimum = readAmount(form.minimum, currency);
  const errors: Partial<Record<string, string>> = {};
  if (!/^[\w-]{4,30}$/.test(code.trim())) errors.code = "4 to 30 letters, digits or hyphens";
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
      validFrom: momentOf(from),
      validUntil: momentOf(until, 1),
    },
  };
}
