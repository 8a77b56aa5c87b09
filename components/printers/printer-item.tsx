"use client";

import { Printer } from "lucide-react";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import { MomentTime } from "@/components/ui/moment-time";
import { RowActions } from "@/components/ui/rows/row-actions";
import type { ListedPrinter } from "@/lib/printers/answers";
import { failedWords, protocolNames, troubleWords } from "./printer-words";

type PrinterItemProps = Pick<ComponentProps<typeof RowActions>, "actions" | "pending" | "children"> & {
  printer: ListedPrinter;
};

/** A printer with its state and what can be done with it. */
export function PrinterItem({ printer, ...row }: PrinterItemProps) {
  const { name, protocol, width, seenAt, waiting, report, condition, missing } = printer;
  const trouble = troubleWords(printer);
  const failed = failedWords(printer);
  return (
    <li className="grid gap-3 py-3.5">
      <div className="flex items-start gap-3">
        <Printer aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="wrap-anywhere font-semibold text-sm">{name}</span>
            <Badge tone={trouble === null ? "brand" : condition === "paperLow" ? "brass" : "danger"}>
              {trouble === null ? "Ready" : "Needs you"}
            </Badge>
            {waiting > 0 && <Badge>{waiting} waiting</Badge>}
            {failed && <Badge tone="danger">{printer.failed} not printed</Badge>}
          </p>
          {trouble !== null && (
            <p className="wrap-anywhere text-sm">
              It {trouble}
              {report && ` (${report})`}
            </p>
          )}
          {failed && (
            <p className="wrap-anywhere text-sm">
              It {failed}: the reason is in its tickets, where they are printed again or removed.
            </p>
          )}
          {missing && (
            <p className="wrap-anywhere text-sm">
              Tickets have ? in place of <span dir="auto">{missing}</span>: choose other characters for the
              printer, or install fonts on the server (Edit, As a picture).
            </p>
          )}
          <p className="wrap-anywhere text-ink-soft text-sm">
            {protocolNames[protocol]} · {width} mm
            {seenAt && (
              <>
                {" · last contact "}
                <MomentTime at={seenAt} />
              </>
            )}
          </p>
        </div>
      </div>
      <RowActions subject={name} {...row} />
    </li>
  );
}
