"use client";

import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedPrinter } from "@/lib/printers/answers";
import { protocolNames, troubleWords } from "./printer-words";

type PrinterItemProps = {
  printer: ListedPrinter;
  pending: boolean;
  onQueue: () => void;
  onTest: () => void;
  onEdit: () => void;
  onNewAddress: () => void;
  onRemove: () => void;
  /** The form in place of the buttons while it is edited. */
  children?: ReactNode;
};

/** A printer with its state and what can be done with it. */
export function PrinterItem({ printer, pending, children, ...actions }: PrinterItemProps) {
  const { name, protocol, width, seenAt, waiting, report, condition } = printer;
  const trouble = troubleWords(printer);
  const buttons = [
    ["Tickets", actions.onQueue],
    ["Test print", actions.onTest],
    ["Edit", actions.onEdit],
    ["New address", actions.onNewAddress],
    ["Remove", actions.onRemove],
  ] as const;
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
          </p>
          {trouble !== null && (
            <p className="wrap-anywhere text-sm">
              It {trouble}
              {report && ` (${report})`}
            </p>
          )}
          <p className="wrap-anywhere text-ink-soft text-sm">
            {protocolNames[protocol]} · {width} mm
            {seenAt && (
              <>
                {" · last asked "}
                <MomentTime at={seenAt} />
              </>
            )}
          </p>
        </div>
      </div>
      {children || (
        <div className="flex flex-wrap gap-2">
          {buttons.map(([label, onClick]) => (
            <Button key={label} variant="secondary" size="sm" pending={pending} onClick={onClick}>
              {label}
              <span className="sr-only">{name}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
