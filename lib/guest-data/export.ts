import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";

const cents = z.int().describe("In the smallest unit of the currency.");

/** The data of a guest, without ids or links that open something. */
export const guestExport = z.object({
  madeAt: moment,
  site: z.string(),
  orders: z.array(
    z.object({
      number: z.int(),
      restaurant: z.string(),
      placedAt: moment,
      status: z.string(),
      payment: z.string(),
      kind: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      street: z.string(),
      postalCode: z.string(),
      locality: z.string(),
      location: z.string().describe("Latitude and longitude; empty if it wasn’t given."),
      table: z.string(),
      note: z.string(),
      cancelReason: z.string(),
      currency: z.string(),
      totalCents: cents,
      taxCents: cents,
      deliveryCents: cents,
      discountCents: cents,
      voucherCode: z.string(),
      tipCents: cents,
      lines: z.array(
        z.object({
          name: z.string(),
          quantity: z.int(),
          priceCents: cents,
          options: z.array(z.string()),
          note: z.string(),
        }),
      ),
      refunds: z.array(z.object({ at: moment, amountCents: cents, status: z.string(), reason: z.string() })),
    }),
  ),
  reservations: z.array(
    z.object({
      number: z.int(),
      restaurant: z.string(),
      startsAt: moment,
      people: z.int(),
      status: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      note: z.string(),
      reason: z.string(),
      placedAt: moment,
    }),
  ),
  messages: z.array(
    z.object({
      at: moment,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      text: z.string(),
      answers: z.array(z.object({ label: z.string(), value: z.string() })),
      consent: z.string(),
      note: z.string(),
    }),
  ),
  mails: z.array(
    z.object({
      kind: z.string(),
      at: moment,
      state: z.string(),
      recipient: z.string().describe("Empty for an email to the business."),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  push: z.array(z.object({ at: moment, service: z.string(), browser: z.string() })),
  webhooks: z.array(
    z.object({
      at: moment,
      event: z.string(),
      receiver: z.string(),
      data: z.string().describe("The JSON that was sent."),
    }),
  ),
  audit: z.array(z.object({ at: moment, action: z.string(), networkAddress: z.string() })),
});
export type GuestExport = z.infer<typeof guestExport>;
