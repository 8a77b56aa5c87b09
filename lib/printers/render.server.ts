import "server-only";
import { issuerOf } from "@/lib/business-profile/issuer";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { minuteIn } from "@/lib/platform/time-zone/days";
import { type CharacterSet, codePageOf } from "./code-pages";
import { withoutFont } from "./picture/fonts.server";
import type { Delivery } from "./queue.server";
import { kitchenTicket } from "./ticket/kitchen-ticket";
import { incomplete } from "./ticket/markup";
import { lacking, MISSING, printedText } from "./ticket/printable";
import { receiptTicket } from "./ticket/receipt-ticket";
import { testTicket } from "./ticket/test-ticket";
import type { TicketLine } from "./ticket/ticket-line";
import { type CommandSet, toBytes } from "./ticket/to-bytes";

export type Paper = { name: string; width: number; codePage: string };
type Ticket = Pick<Delivery, "kind" | "orderId" | "isReprint">;

/** Lays a ticket out as its order is now. @throws AppError `not-found` if the order was deleted */
async function linesOf(
  { kind, orderId, isReprint }: Ticket,
  { name, width, codePage }: Paper,
): Promise<TicketLine[]> {
  const { timeZone } = await configurationState();
  const now = minuteIn(new Date(), timeZone);
  if (orderId === null) return testTicket({ name, width, characters: codePage as CharacterSet, now });
  const order = await requireRestaurantOrder(orderId);
  const placedAt = minuteIn(new Date(order.createdAt), timeZone);
  if (kind === "kitchen") {
    const due = order.promisedAt ?? order.dueAt;
    const promisedFor = due ? minuteIn(new Date(due), timeZone) : null;
    return kitchenTicket({ order, placedAt, promisedFor, isReprint });
  }
  const { contact, profile } = await shownProfile();
  return receiptTicket({
    order,
    issuer: issuerOf(contact, profile, order.restaurantName),
    placedAt,
    isReprint,
  });
}

/** A ticket with the form that prints more of its characters; `missing` are those that neither prints. */
export type Layout = { lines: TicketLine[]; isPicture: boolean; missing: string[] };

const textOf = (lines: readonly TicketLine[]) =>
  lines.flatMap((line) => (line ? [printedText(`${line.text} ${line.right ?? ""}`)] : [])).join(" ");

function without(lines: readonly TicketLine[], missing: readonly string[]): TicketLine[] {
  const shown = (text: string) =>
    [...text.normalize()].map((one) => (missing.includes(one) ? MISSING : one)).join("");
  return [
    incomplete,
    ...lines.map(
      (line) =>
        line && {
          ...line,
          text: shown(line.text),
          ...(line.right !== undefined && { right: shown(line.right) }),
        },
    ),
  ];
}

/**
 * Lays a ticket out, and decides whether it is drawn: if the printer is set to pictures and the server has a font, or if
 * fonts have characters that the code page lacks. A test shows the letters of the code page.
 */
export async function layOutTicket(ticket: Ticket, paper: Paper): Promise<Layout> {
  const lines = await linesOf(ticket, paper);
  const characters = paper.codePage as CharacterSet;
  const lacked = lacking(textOf(lines), codePageOf(characters));
  const isAutomatic = characters !== "picture";
  if (isAutomatic && (lacked.length === 0 || ticket.orderId === null))
    return { lines, isPicture: false, missing: lacked };
  const missing = await withoutFont(textOf(lines));
  const isPicture = isAutomatic ? missing.length < lacked.length : await hasLetters();
  if (!isPicture) return { lines, isPicture, missing: lacked };
  return { lines: missing.length > 0 ? without(lines, missing) : lines, isPicture, missing };
}

const hasLetters = async () => (await withoutFont("A")).length === 0;

/** Returns a ticket in the commands of its printer. */
export const toCommands = (
  { lines }: Pick<Layout, "lines">,
  { width, codePage }: Paper,
  commandSet: CommandSet,
): Buffer => toBytes(lines, { width, codePage: codePageOf(codePage as CharacterSet) }, commandSet);
