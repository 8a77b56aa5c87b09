import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { reservationRules, reservationTable } from "./schema";
import { reservationStatuses } from "./status";

/** The rules of a restaurant for its owner. */
export const storedRules = z.object({
  rules: reservationRules,
  version: z.int().describe("The number of saves."),
  samples: z.array(reservationTable).describe("The tables of a restaurant that has entered none."),
});
export type StoredRules = z.infer<typeof storedRules>;

const freeTime = z.object({
  startsAt: moment,
  text: z
    .string()
    .describe("Such as `19:00`, in the time zone of the site; with its day if it is of another one."),
});

export const freeTimes = z.object({
  day: z.string().describe("Such as `2026-12-24`."),
  today: z.string(),
  lastDay: z.string().describe("The last day that can be reserved."),
  dayText: z.string().describe("Such as `Thursday 24 December`."),
  times: z.array(freeTime),
  problem: z.string().describe("Why there is no free time; empty if there is one."),
  nearest: z.array(freeTime).describe("The nearest free times of other days, if there is none."),
});
export type FreeTimes = z.infer<typeof freeTimes>;

/** A reservation as its guest sees it. */
export const guestReservation = z.object({
  id: z.string(),
  number: z.int(),
  restaurantId: z.string(),
  restaurantName: z.string(),
  startsAt: moment,
  endsAt: moment,
  dayText: z.string().describe("Such as `Thursday 24 December 2026`."),
  timeText: z.string().describe("Such as `19:00`, in the time zone of the site."),
  people: z.int(),
  name: z.string(),
  note: z.string(),
  status: z.enum(reservationStatuses),
  reason: z.string().describe("Why it was declined or cancelled; may be empty."),
  mayCancel: z.boolean().describe("Whether the guest can still cancel it."),
});
export type GuestReservation = z.infer<typeof guestReservation>;

/** A reservation as the staff see it. */
export const staffReservation = guestReservation.extend({
  phone: z.string(),
  email: z.string(),
  tableName: z.string().describe("Empty without a table."),
  placedBy: z.string().describe("The user who entered it; empty if the guest did."),
  cancelledBy: z.enum(["guest", "restaurant"]).nullable(),
  createdAt: moment,
});
export type StaffReservation = z.infer<typeof staffReservation>;

export const reservationDay = z.object({
  day: z.string(),
  today: z.string(),
  dayText: z.string(),
  reservations: z.array(staffReservation).describe("By time."),
  requested: z
    .array(z.object({ day: z.string(), dayText: z.string(), count: z.int() }))
    .describe("The days with requests that wait for an answer."),
});
export type ReservationDay = z.infer<typeof reservationDay>;
