import type { MailBlock } from "@/lib/mail/body";
import type { ReservationMailKind } from "@/lib/mail/kinds";
import type { Translate } from "@/lib/platform/language/translate";
import { reasonForGuest } from "@/lib/restaurants/guest-reasons";
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

const when = ({ dayText, timeText, people }: MailedReservation, t: Translate) =>
  t("{day} at {time}, {people}", { day: dayText, time: timeText, people: peopleText(people, t) });

const facts = ({ dayText, timeText, people, note }: MailedReservation, t: Translate): MailBlock[] => [
  {
    rows: [
      { label: t("When"), details: [`${dayText}, ${timeText}`] },
      { label: t("People"), amount: String(people) },
    ],
  },
  ...(note ? [{ text: t("Note: {note}", { note }) }] : []),
];

const page = ({ url }: MailedReservation, label: string): MailBlock[] =>
  url === null ? [] : [{ link: { label, url } }];

const see = (one: MailedReservation, t: Translate) => page(one, t("See or cancel the reservation"));

const calendar = ({ calendarUrl }: MailedReservation, t: Translate): MailBlock[] =>
  calendarUrl === null ? [] : [{ link: { label: t("Add it to your calendar"), url: calendarUrl } }];

const reasonOf = ({ reason }: MailedReservation, t: Translate): MailBlock[] =>
  reason ? [{ text: t("The reason: {reason}", { reason: reasonForGuest(reason, t) }) }] : [];

const reservedSubject = (
  { restaurantName: name, dayText: day, timeText: time }: MailedReservation,
  t: Translate,
) => t("Your table at {name}: {day}, {time}", { name, day, time });

/** The content of the mails about a reservation. */
export const reservationWords: Record<ReservationMailKind, (one: MailedReservation, t: Translate) => Words> =
  {
    reservationRequested: (one, t) => ({
      subject: t("Your request for a table at {name}", { name: one.restaurantName }),
      blocks: [
        {
          text: t(
            "Hello {name}, we have your request. It is not a reservation yet: we answer as soon as we can.",
            { name: one.name },
          ),
        },
        ...facts(one, t),
        ...see(one, t),
      ],
    }),
    reservationAccepted: (one, t) => ({
      subject: reservedSubject(one, t),
      title: t("Your table is reserved"),
      blocks: [
        {
          text: t("Hello {name}, we look forward to you. If you can’t come, please cancel by the link.", {
            name: one.name,
          }),
        },
        ...facts(one, t),
        ...see(one, t),
        ...calendar(one, t),
      ],
    }),
    reservationDeclined: (one, t) => ({
      subject: t("No table at {name} on {day}", { name: one.restaurantName, day: one.dayText }),
      blocks: [
        {
          text: t("Hello {name}, we are sorry: we can’t give you a table on {when}.", {
            name: one.name,
            when: when(one, t),
          }),
        },
        ...reasonOf(one, t),
        ...page(one, t("See the request")),
      ],
    }),
    reservationCancelled: (one, t) => ({
      subject: t("Your reservation on {day} was cancelled", { day: one.dayText }),
      blocks: [
        {
          text: t(
            one.cancelledBy === "guest"
              ? "Hello {name}, you have cancelled your table on {when}."
              : "Hello {name}, we are sorry: we had to cancel your table on {when}.",
            { name: one.name, when: when(one, t) },
          ),
        },
        ...reasonOf(one, t),
      ],
    }),
    reservationReminder: (one, t) => ({
      subject: reservedSubject(one, t),
      title: t("We look forward to you"),
      blocks: [
        {
          text: t("Hello {name}, you have a table. If you can’t come, please cancel by the link.", {
            name: one.name,
          }),
        },
        ...facts(one, t),
        ...see(one, t),
      ],
    }),
    newReservation: (one, t) => ({
      subject: `${one.status === "requested" ? "Request for a table" : "New reservation"}: ${when(one, t)}`,
      blocks: [
        { text: `${one.name}, ${one.phone}` },
        ...facts(one, t),
        ...(one.status === "requested"
          ? [{ text: "It waits for your answer in the portal, under Reservations." }]
          : []),
      ],
    }),
  };
