import type { MailBlock } from "@/lib/mail/body";
import type { ReservationMailKind } from "@/lib/mail/kinds";
import { peopleText } from "../status";

/** A reservation as mails name it. */
export type MailedReservation = {
  number: number;
  restaurantName: string;
  dayText: string;
  timeText: string;
  people: number;
  name: string;
  phone: string;
  note: string;
  reason: string;
  status: string;
  cancelledBy: "guest" | "restaurant" | null;
  /** Its page, and its file for calendars; null if the site's address is not known. */
  url: string | null;
  calendarUrl: string | null;
};

type Words = { subject: string; title?: string; blocks: MailBlock[] };

const when = ({ dayText, timeText, people }: MailedReservation) =>
  `${dayText} at ${timeText}, ${peopleText(people)}`;

const facts = (one: MailedReservation): MailBlock[] => [
  {
    rows: [
      { label: "When", details: [`${one.dayText}, ${one.timeText}`] },
      { label: "People", amount: String(one.people) },
    ],
  },
  ...(one.note ? [{ text: `Note: ${one.note}` }] : []),
];

const page = ({ url }: MailedReservation, label: string): MailBlock[] =>
  url === null ? [] : [{ link: { label, url } }];

const calendar = ({ calendarUrl }: MailedReservation): MailBlock[] =>
  calendarUrl === null ? [] : [{ link: { label: "Add it to your calendar", url: calendarUrl } }];

const reason = ({ reason }: MailedReservation): MailBlock[] =>
  reason ? [{ text: `The reason: ${reason}` }] : [];

const SEE = "See or cancel the reservation";

/** The content of the mails about a reservation. */
export const reservationWords: Record<ReservationMailKind, (one: MailedReservation) => Words> = {
  reservationRequested: (one) => ({
    subject: `Your request for a table at ${one.restaurantName}`,
    blocks: [
      {
        text: `Hello ${one.name}, we have your request. It is not a reservation yet: we answer as soon as we can.`,
      },
      ...facts(one),
      ...page(one, SEE),
    ],
  }),
  reservationAccepted: (one) => ({
    subject: `Your table at ${one.restaurantName}: ${one.dayText}, ${one.timeText}`,
    title: "Your table is reserved",
    blocks: [
      { text: `Hello ${one.name}, we look forward to you. If you can’t come, please cancel by the link.` },
      ...facts(one),
      ...page(one, SEE),
      ...calendar(one),
    ],
  }),
  reservationDeclined: (one) => ({
    subject: `No table at ${one.restaurantName} on ${one.dayText}`,
    blocks: [
      { text: `Hello ${one.name}, we are sorry: we can’t give you a table on ${when(one)}.` },
      ...reason(one),
      ...page(one, "See the request"),
    ],
  }),
  reservationCancelled: (one) => ({
    subject: `Your reservation on ${one.dayText} was cancelled`,
    blocks: [
      {
        text:
          one.cancelledBy === "guest"
            ? `Hello ${one.name}, you have cancelled your table on ${when(one)}.`
            : `Hello ${one.name}, we are sorry: we had to cancel your table on ${when(one)}.`,
      },
      ...reason(one),
    ],
  }),
  reservationReminder: (one) => ({
    subject: `Your table at ${one.restaurantName}: ${one.dayText}, ${one.timeText}`,
    title: "We look forward to you",
    blocks: [
      { text: `Hello ${one.name}, you have a table. If you can’t come, please cancel by the link.` },
      ...facts(one),
      ...page(one, SEE),
    ],
  }),
  newReservation: (one) => ({
    subject: `${one.status === "requested" ? "Request for a table" : "New reservation"}: ${when(one)}`,
    blocks: [
      { text: `${one.name}, ${one.phone}` },
      ...facts(one),
      ...(one.status === "requested"
        ? [{ text: "It waits for your answer in the portal, under Reservations." }]
        : []),
    ],
  }),
};
