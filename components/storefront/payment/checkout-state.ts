import type { TipChoice } from "@/lib/orders/pricing/tip";
import type { ShownVoucher } from "@/lib/vouchers/schema";

/** True while an order is being sent; the dialog can't be closed meanwhile. */
type Sending = { isSending: boolean; setSending: (isSending: boolean) => void };

/** The state that the dialog and the forms of all ways to pay share. */
export type Checkout = Sending & {
  tip: TipChoice;
  setTip: (tip: TipChoice) => void;
  /** In minor units; null if the guest's own amount can't be read. */
  tipCents: number | null;
  voucher: ShownVoucher | null;
  /** Why the last voucher was refused. */
  voucherProblem: string | undefined;
  setVoucher: (voucher: ShownVoucher | null, problem?: string) => void;
  /** The chosen time; null for as soon as possible. */
  dueAt: string | null;
  setDueAt: (dueAt: string | null) => void;
  /** The price of the dishes after the discount, in minor units. */
  goodsCents: number;
  /** With discount and tip. */
  totalCents: number;
};
