import "server-only";
import type { ReservationMailKind } from "@/lib/mail/kinds";
import type { Transaction } from "@/lib/platform/db/client";

const answers = [
  "reservationRequested",
  "reservationAccepted",
  "reservationDeclined",
  "reservationCancelled",
] as const satisfies ReservationMailKind[];

/** Returns whether a mail says what became of a reservation, so that a later one takes its place. */
export const isAnswer = (kind: ReservationMailKind): boolean => (answers as readonly string[]).includes(kind);

/** The clocks of the database and the process may differ by so much. */
const MARGIN_MS = 3_600_000;

/** Returns the latest mail that told a guest what became of a reservation; null without one. */
export const latestAnswer = (
  database: Transaction,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<{ id: number; kind: string } | null> =>
  database.mail.findFirst({
    where: {
      kind: { in: [...answers] },
      key: { contains: `:${id}` },
      state: "sent",
      createdAt: { gte: new Date(createdAt.getTime() - MARGIN_MS) },
    },
    select: { id: true, kind: true },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
  });
