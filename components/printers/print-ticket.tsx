"use client";

import { Printer } from "lucide-react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { ListedPrinter } from "@/lib/printers/answers";
import type { TicketKind } from "@/lib/printers/schema";

type PrintTicketProps = { order: { id: string; number: number; status: string } };

/** Prints the ticket and the receipt of an order on each printer; nothing without a printer. */
export function PrintTicket({ order: { id: orderId, number, status } }: PrintTicketProps) {
  const mayPrint = useMay("orders:write") && status !== "cancelled";
  const { data } = useCall("GET /printers", { wanted: mayPrint });
  const { pendingOf, act } = useAction();
  const printers = data?.printers ?? [];
  if (!mayPrint || printers.length === 0) return null;

  const print = ({ id, name }: ListedPrinter, kind: TicketKind) =>
    act(
      `${id} ${kind}`,
      () => call("POST /printers/{id}/jobs", { params: { id }, body: { orderId, kind } }),
      {
        about: `${id} ${kind}`,
        done: `Order ${number} is queued on ${name}`,
      },
    );

  return (
    <section aria-labelledby="order-printing" className="grid gap-2">
      <h3 id="order-printing" className="text-base">
        Printing
      </h3>
      <div className="flex flex-wrap gap-2">
        {printers.flatMap((printer) => [
          <Button
            key={`${printer.id} kitchen`}
            variant="secondary"
            size="sm"
            pending={pendingOf(`${printer.id} kitchen`) !== null}
            onClick={() => void print(printer, "kitchen")}
          >
            <Printer aria-hidden="true" />
            <span className="wrap-anywhere">Print ticket{printers.length > 1 && ` on ${printer.name}`}</span>
          </Button>,
          <Button
            key={`${printer.id} receipt`}
            variant="secondary"
            size="sm"
            pending={pendingOf(`${printer.id} receipt`) !== null}
            onClick={() => void print(printer, "receipt")}
          >
            <Printer aria-hidden="true" />
            <span className="wrap-anywhere">Print receipt{printers.length > 1 && ` on ${printer.name}`}</span>
          </Button>,
        ])}
      </div>
    </section>
  );
}
