import * as z from "zod";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { idempotencyKey, line, optionalEmail, optionalLine, paragraph } from "@/lib/platform/http/text";
import { languageTag } from "@/lib/platform/language/schema";
import { translatable } from "@/lib/platform/language/translate";
import { isDay } from "@/lib/platform/time-zone/is-day";
import { entryId } from "@/lib/restaurants/entry-id";
import { restaurantId } from "@/lib/restaurants/published/schema";
import {
  type GivenRules,
  grids,
  reservationLimits as limits,
  type ReservationRules,
  tableOrders,
} from "./rules";
import { reservationStatuses } from "./status";

const whole = (min: number, max: number) =>
  z.int({ error: "A whole number is needed" }).min(min, `At least ${min}`).max(max, `At most ${max}`);

export const reservationTable = z.strictObject({
  id: entryId,
  name: line(limits.name, "A name is needed"),
  seats: whole(1, limits.seats).describe("The largest party at one of these tables."),
  count: whole(1, limits.count).describe("The number of equal tables."),
});

const minutes = whole(15, limits.minutes);

const rulesShape = {
  isOn: z.boolean({ error: "Must be true or false" }).describe("Whether guests can reserve."),
  tables: z
    .array(reservationTable)
    .max(limits.tables, `At most ${limits.tables} kinds of table`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Two tables have the same id"),
  durationMinutes: minutes.describe("The time that a party has its table."),
  largeFrom: whole(2, limits.people).describe("Parties of so many people or more have `largeMinutes`."),
  largeMinutes: minutes,
  gridMinutes: z
    .literal([...grids], { error: "Choose 15, 30 or 60 minutes" })
    .describe("Reservations begin at its multiples after midnight."),
  lastMinutes: whole(0, limits.minutes).describe("Reservations begin so many minutes before closing."),
  horizonDays: whole(0, limits.horizonDays).describe("The days after today that can be reserved."),
  leadMinutes: whole(0, limits.leadMinutes).describe("The time between a request and its reservation."),
  largestParty: whole(1, limits.people).describe("Larger parties are asked to call."),
  acceptance: z
    .enum(["itself", "byHand"])
    .describe("`itself`: a free table is reserved at once; `byHand`: somebody has to accept."),
  reminderHours: whole(0, limits.reminderHours).describe("Before the reservation; 0 for none."),
  message: optionalLine(limits.message).describe("For guests, above the form."),
};

const orderedAt = z
  .enum(tableOrders)
  .describe(
    "When guests at a table can order. `typed`: everyone who names a table; `opened`: with the code of a table that the staff opened; `paid`: with the code of a table, paying first; `openedOrPaid`: paying first, unless the staff opened it.",
  );

type Rules = Pick<ReservationRules, "isOn" | "tables">;

const hasTables = ({ isOn, tables }: Rules) => !isOn || tables.length > 0;
const noTables = { error: "Add a table first, so that guests can reserve it", path: ["isOn"] };

export const reservationRules: z.ZodType<ReservationRules, ReservationRules> = z
  .strictObject({ ...rulesShape, tableOrders: orderedAt.default("typed") })
  .refine(hasTables, noTables) as never;

/** `PUT /reservation-settings/{id}`. */
export const givenRules: z.ZodType<GivenRules, GivenRules> = z
  .strictObject({
    ...rulesShape,
    tableOrders: orderedAt
      .optional()
      .describe(`${orderedAt.description} What was saved stays if it is missing.`),
  })
  .refine(hasTables, noTables) as never;

const people = whole(1, limits.people);
const note = z.union([z.literal(""), paragraph(limits.note, "A note is a text")]);
const startsAt = z.iso
  .datetime({ offset: true, error: "A day and a time are needed" })
  .describe("One of the free times.");

/** `POST /api/reservations`. */
export const reservationInput = z.strictObject({
  restaurantId,
  startsAt,
  people,
  name: line(limits.name, translatable("Your name is needed")),
  phone: line(limits.phone, translatable("A phone number is needed")).regex(
    /^(?=(?:\D*\d){5})[\d\s()+./-]+$/,
    translatable("Please enter a phone number"),
  ),
  email: optionalEmail(limits.email)
    .default("")
    .describe("For the confirmation and a reminder; may be empty."),
  note: note.default(""),
  language: languageTag
    .optional()
    .describe("The further language of the site in which the guest reserves; missing for the default one."),
  idempotencyKey: idempotencyKey.describe("The same for each attempt to send the same request."),
});
export type ReservationInput = z.infer<typeof reservationInput>;

/** `POST /api/reservations/staff`: at any time at which a table is free. */
export const staffReservationInput = reservationInput.extend({
  name: line(limits.name, "A name is needed"),
  phone: optionalLine(limits.phone).default(""),
});
export type StaffReservationInput = z.infer<typeof staffReservationInput>;

const day = z
  .string({ error: "A day is needed" })
  .refine((text) => isDay(text) && text.startsWith("2"), "A day from 2000 to 2999 is needed");

/** `GET /api/reservations/free`. */
export const freeQuery = z.strictObject({
  restaurantId,
  people: z.coerce.number<string>().pipe(people),
  day: day.optional().describe("By default the first one with a free time."),
  language: languageTag
    .optional()
    .describe("The further language of the site for the texts of days and times."),
});
export type FreeQuery = z.infer<typeof freeQuery>;

/** `GET /api/reservations`. */
export const reservationsQuery = z.strictObject({
  day: day.optional().describe("By default today, in the time zone of the site."),
  restaurantId: restaurantId.optional().describe("By default all."),
});
export type ReservationsQuery = z.infer<typeof reservationsQuery>;

/** `/api/reservations/{id}`. */
export const reservationParams = z.object({
  id: z.string().min(1, "A reservation is required").max(100).refine(storable, notStorable),
});

/** `POST /api/reservations/{id}/status`. */
export const reservationStatusInput = z.strictObject({
  status: z.enum(reservationStatuses),
  expected: z.enum(reservationStatuses).describe("The status that is to be changed."),
  reason: optionalLine(limits.reason).default("").describe("For the guest; of a declined or cancelled one."),
});
export type ReservationStatusInput = z.infer<typeof reservationStatusInput>;
