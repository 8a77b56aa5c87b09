"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import type { ListedPrinter } from "@/lib/printers/answers";
import type { TicketKind } from "@/lib/printers/schema";

const PaperTicket = onDemand(async () => (await import("./paper-ticket")).PaperTicket, null);

const kinds = ["ticket", "receipt"] as const;
const kindOf = { ticket: "kitchen", receipt: "receipt" } as const satisfies Record<string, TicketKind>;

/** Prints the ticket and the receipt of an order on each printer, and its ticket by the browser. */
export function PrintTicket({ order }: { order: RestaurantOrder }) {
  const { id: orderId, number, status } = order;
  const mayPrint = useMay("orders:write") && status !== "cancelled";
  const { data } = useCall("GET /printers", { wanted: mayPrint });
  const { pendingOf, act } = useAction();
  const [isOnPaper, setOnPaper] = useState(false);
  const printers = mayPrint ? (data?.printers ?? []) : [];

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
        {printers.flatMap((printer) =>
          kinds.map((name) => (
            <PrintButton
              key={`${printer.id} ${name}`}
              label={`Print ${name}${printers.length > 1 ? ` on ${printer.name}` : ""}`}
              pending={pendingOf(`${printer.id} ${kindOf[name]}`) !== null}
              onClick={() => void print(printer, kindOf[name])}
            />
          )),
        )}
        <PrintButton label="Print ticket by this browser" pending={false} onClick={() => setOnPaper(true)} />
      </div>
      {isOnPaper && <PaperTicket order={order} onPrinted={() => setOnPaper(false)} />}
    </section>
  );
}

type PrintButtonProps = { label: string; pending: boolean; onClick: () => void };

function PrintButton({ label, pending, onClick }: PrintButtonProps) {
  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={onClick}>
      <Printer aria-hidden="true" />
      <span className="wrap-anywhere">{label}</span>
    </Button>
  );
}
