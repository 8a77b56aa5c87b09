"use client";

import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { useLoaded } from "@/components/ui/use-loaded";
import type { RestaurantOrder } from "@/lib/orders/answers";
import type { SoldOut } from "./line-dishes";

const PaperTicket = onDemand(
  async () => (await import("@/components/printers/paper-ticket")).PaperTicket,
  null,
);
const loadMenu = async () => (await import("./ticket-menu")).TicketMenu;
const TicketMenu = onDemand(loadMenu, null);

type TicketMoreProps = { order: RestaurantOrder; soldOut: SoldOut | undefined };

/** Opens the menu of a ticket. */
export function TicketMore({ order, soldOut }: TicketMoreProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOnPaper, setOnPaper] = useState(false);
  // Loaded at once, to have it without a connection.
  useLoaded(loadMenu, true);
  return (
    <>
      <IconButton
        icon={EllipsisVertical}
        label={`More for order ${order.number}`}
        size="lg"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        className="-my-2.5 -mr-2"
        onClick={({ currentTarget }) => setButton(currentTarget)}
      />
      {button &&
        // Within an animated ticket, its place would not be that of the screen.
        createPortal(
          <TicketMenu
            order={order}
            soldOut={soldOut}
            button={button}
            onPrint={() => setOnPaper(true)}
            onClose={() => setButton(null)}
          />,
          document.body,
        )}
      {isOnPaper && <PaperTicket order={order} onPrinted={() => setOnPaper(false)} />}
    </>
  );
}
