"use client";

import { Printer, Undo2, UtensilsCrossed } from "lucide-react";
import { ActionMenu, MenuItem } from "@/components/ui/action-menu";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { dishesOfOrder, type SoldOut } from "./line-dishes";

type TicketMenuProps = {
  order: RestaurantOrder;
  /** Undefined if the user lacks the permission `sold-out:write`. */
  soldOut: SoldOut | undefined;
  button: HTMLElement;
  onPrint: () => void;
  onClose: () => void;
};

/** The actions of a ticket besides its steps, also those of a swipe. */
export function TicketMenu({ order, soldOut, button, onPrint, onClose }: TicketMenuProps) {
  const dishes = soldOut ? dishesOfOrder(soldOut, order) : [];
  return (
    <ActionMenu label={`More for order ${order.number}`} button={button} onClose={onClose}>
      {dishes.map((dish) => (
        <MenuItem
          key={dish.id}
          icon={dish.soldOut ? Undo2 : UtensilsCrossed}
          onSelect={() => soldOut?.setSoldOut(order.restaurantId, dish, !dish.soldOut)}
        >
          {dish.name}: {dish.soldOut ? "back on the menu" : "sold out"}
        </MenuItem>
      ))}
      <MenuItem icon={Printer} onSelect={onPrint}>
        Print ticket by this browser
      </MenuItem>
    </ActionMenu>
  );
}
