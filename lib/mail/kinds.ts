import { chosenMailWords } from "@/lib/audit/chosen-mails";

export type ChosenMailKind = keyof typeof chosenMailWords;
export const chosenMailKinds = Object.keys(chosenMailWords) as ChosenMailKind[];

type ChosenMail = {
  hint: string;
  to: "guest" | "owner";
  /** Whether it is sent unless the owner decides otherwise. */
  isDefault: boolean;
};

/** The kinds of mails that owners switch on and off. */
export const chosenMails: Readonly<Record<ChosenMailKind, ChosenMail>> = {
  orderReceived: {
    hint: "With its dishes, sums and the link to its page.",
    to: "guest",
    isDefault: true,
  },
  orderAccepted: { hint: "With the promised time.", to: "guest", isDefault: false },
  orderDelayed: {
    hint: "With the new time, when the kitchen needs longer.",
    to: "guest",
    isDefault: true,
  },
  orderRejected: { hint: "With the reason.", to: "guest", isDefault: true },
  orderReady: {
    hint: "When the kitchen marks it as ready.",
    to: "guest",
    isDefault: true,
  },
  orderCancelled: {
    hint: "With what is given back.",
    to: "guest",
    isDefault: true,
  },
  orderRefunded: { hint: "With the amount.", to: "guest", isDefault: true },
  newOrder: {
    hint: "For each order, with its dishes and the guest.",
    to: "owner",
    isDefault: false,
  },
  eveningSummary: {
    hint: "Orders, turnover and the dishes ordered most, a quarter of an hour after closing, or at the day’s end.",
    to: "owner",
    isDefault: false,
  },
  reservationRequested: { hint: "While it waits for your answer.", to: "guest", isDefault: true },
  reservationAccepted: { hint: "With a file for the calendar.", to: "guest", isDefault: true },
  reservationDeclined: { hint: "With the reason.", to: "guest", isDefault: true },
  reservationCancelled: { hint: "By the guest or by you.", to: "guest", isDefault: true },
  reservationReminder: {
    hint: "Some hours before, as chosen with the tables.",
    to: "guest",
    isDefault: true,
  },
  newReservation: { hint: "For each request of a guest.", to: "owner", isDefault: false },
  newMessage: {
    hint: "For each message of the contact form that isn’t spam; without an address below, to the first owner’s account.",
    to: "owner",
    isDefault: true,
  },
};

export type MailKind = ChosenMailKind | "passwordLink";

export const reservationMailKinds = [
  "reservationRequested",
  "reservationAccepted",
  "reservationDeclined",
  "reservationCancelled",
  "reservationReminder",
  "newReservation",
] as const satisfies ChosenMailKind[];
export type ReservationMailKind = (typeof reservationMailKinds)[number];

const isReservationMail = (kind: ChosenMailKind): kind is ReservationMailKind =>
  (reservationMailKinds as readonly string[]).includes(kind);

/** The kinds of mails about an order. */
export type OrderMailKind = Exclude<ChosenMailKind, "eveningSummary" | "newMessage" | ReservationMailKind>;
export const orderMailKinds = chosenMailKinds.filter(
  (kind): kind is OrderMailKind =>
    kind !== "eveningSummary" && kind !== "newMessage" && !isReservationMail(kind),
);

/** Returns a value for each kind that owners choose. */
export const byChosenMail = <Value>(toValue: (mail: ChosenMail) => Value) =>
  Object.fromEntries(chosenMailKinds.map((kind) => [kind, toValue(chosenMails[kind])])) as Record<
    ChosenMailKind,
    Value
  >;

const words: Readonly<Record<string, string>> = {
  ...chosenMailWords,
  passwordLink: "Link to choose a password",
};

/** Returns the name of a stored kind; one of another version has its technical name. */
export const wordsOfKind = (kind: string): string => words[kind] ?? kind;
