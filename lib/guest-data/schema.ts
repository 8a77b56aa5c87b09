import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { isOneLine, notStorable } from "@/lib/platform/http/storable";
import { type Identifier, identifierOf } from "./identifier";

/** The body of the calls about one guest, which keeps the address out of logs of requests. */
export const guestInput = z.strictObject({
  guest: z
    .string({ error: "An email address or a phone number is required" })
    .max(254, "At most 254 characters")
    .refine(isOneLine, notStorable)
    .transform((text, context): Identifier => {
      const identifier = identifierOf(text);
      if (identifier) return identifier;
      context.addIssue("Enter a whole email address, or a phone number with at least 6 digits");
      return z.NEVER;
    })
    .describe("An email address in any case, or a phone number in any notation."),
});

/** The places where a guest's data is stored. */
export const guestSources = [
  "orders",
  "reservations",
  "messages",
  "mails",
  "push",
  "webhooks",
  "audit",
] as const;
export type GuestSource = (typeof guestSources)[number];

/** The reasons for which an order keeps its guest's data. */
export const keptReasons = ["open", "payment", "refund", "dispute"] as const;

const kept = z.object({
  orders: z.int(),
  reservations: z.int(),
  list: z
    .array(
      z.object({
        kind: z.enum(["order", "reservation"]),
        number: z.int(),
        at: moment,
        reason: z.enum([...keptReasons, "upcoming"]),
      }),
    )
    .describe("The newest ones, at most 20 of each."),
});
export type Kept = z.infer<typeof kept>;

export const foundGuest = z.object({
  by: z.enum(["email", "phone"]),
  people: z
    .array(z.object({ name: z.string(), email: z.string(), phone: z.string(), count: z.int() }))
    .describe(
      "Names and contacts in orders, reservations and messages, the most frequent first, at most 10.",
    ),
  sources: z
    .array(
      z.object({
        source: z.enum(guestSources),
        count: z.int(),
        removable: z.int().describe("Those that a removal changes or deletes."),
        first: moment,
        last: moment,
      }),
    )
    .describe("The places with data of the guest."),
  kept: kept.describe("What can’t be removed yet."),
});
export type FoundGuest = z.infer<typeof foundGuest>;

export const removedCounts = z.object({
  orders: z.int(),
  reservations: z.int(),
  messages: z.int(),
  mails: z.int(),
  push: z.int(),
  webhooks: z.int(),
});
export type RemovedCounts = z.infer<typeof removedCounts>;

export const erasedGuest = z.object({ removed: removedCounts, kept });
export type ErasedGuest = z.infer<typeof erasedGuest>;
