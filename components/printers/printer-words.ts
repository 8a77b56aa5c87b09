import type { ListedPrinter, ListedPrintJob } from "@/lib/printers/answers";
import { troubles } from "@/lib/printers/conditions";
import type { PrinterProtocol } from "@/lib/printers/schema";

export const protocolNames: Record<PrinterProtocol, string> = {
  star: "Star CloudPRNT",
  epson: "Epson Server Direct Print",
};

type Spoken = Pick<ListedPrinter, "condition" | "seenAt">;

/** Returns a printer's problem in words; null without one. */
export function troubleWords({ condition, seenAt }: Spoken): string | null {
  if (seenAt === null) return "has not asked for tickets yet";
  return condition === "ready" ? null : troubles[condition];
}

/** Says how many tickets could not be printed; null for none. */
export const failedWords = ({ failed }: Pick<ListedPrinter, "failed">): string | null =>
  failed === 0
    ? null
    : `could not print ${failed === 1 ? "a ticket" : `${failed} tickets`}, as the server could not draw ${failed === 1 ? "it" : "them"}`;

const states: Record<ListedPrintJob["state"], string> = {
  waiting: "Waits",
  sent: "Sent, not confirmed yet",
  printed: "Printed",
  failed: "Not printed",
  removed: "Removed",
};

/** Says how far a ticket is: “Waits: 410 Paper out · sent 2 times”. */
export function jobWords({
  state,
  failure,
  deliveries,
}: Pick<ListedPrintJob, "state" | "failure" | "deliveries">) {
  const why = (state === "waiting" || state === "failed") && failure ? `: ${failure}` : "";
  return `${states[state]}${why}${deliveries > 1 ? ` · sent ${deliveries} times` : ""}`;
}

/** Names a ticket: “Order 1012, receipt, copy 2”. */
export function jobName({ number, kind, copy }: Pick<ListedPrintJob, "number" | "kind" | "copy">): string {
  const parts = [
    number === null ? "Test" : `Order ${number}`,
    kind === "receipt" && "receipt",
    copy > 1 && `copy ${copy}`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** The steps to type the address into a printer. */
export const howTo: Record<PrinterProtocol, string> = {
  star: "In the printer’s web page, under Network, CloudPRNT: turn the service on, paste this address as Server URL, choose a polling time of 5 seconds and save.",
  epson:
    "In the printer’s web page (Web Config), under ePOS-Print, Server Direct Print: turn it on, paste this address as Server 1 URL, choose an interval of 5 seconds and save.",
};
