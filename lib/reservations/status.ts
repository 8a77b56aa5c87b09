import { english, type Translate } from "@/lib/platform/language/translate";

export const reservationStatuses = [
  "requested",
  "accepted",
  "declined",
  "cancelled",
  "seated",
  "done",
  "noShow",
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** The statuses of reservations that have a table. */
export const holdingStatuses = ["requested", "accepted", "seated"] as const satisfies ReservationStatus[];

export const holdsTable = (status: ReservationStatus): boolean =>
  (holdingStatuses as readonly string[]).includes(status);

/** The statuses to which the staff may change each one, also to undo a change. */
export const nextStatuses: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  requested: ["accepted", "declined", "cancelled"],
  accepted: ["seated", "noShow", "cancelled", "requested"],
  seated: ["done", "accepted"],
  done: ["seated"],
  noShow: ["accepted"],
  declined: ["requested"],
  cancelled: ["requested", "accepted"],
};

export const statusWords: Readonly<Record<ReservationStatus, string>> = {
  requested: "Requested",
  accepted: "Accepted",
  declined: "Declined",
  cancelled: "Cancelled",
  seated: "Seated",
  done: "Left",
  noShow: "No-show",
};

/** Returns `1 person` or `4 people`. */
export const peopleText = (people: number, t: Translate = english): string =>
  t.count(people, { one: "{n} person", other: "{n} people" });
