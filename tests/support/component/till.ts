import { screen } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { demoTerms, type OrderKind } from "@/lib/restaurants/terms/terms";
import { setUpOrdersBoard } from "./orders-board";

export const searchDish = () => screen.findByRole("combobox", { name: "Add a dish" });
export const placeButton = () => screen.getByRole("button", { name: /^Place the order/ });

/** Gives each test of a file a till of the restaurant `order1`. */
export function setUpTill() {
  const board = setUpOrdersBoard();
  return {
    ...board,
    /**
     * Opens the till.
     * @param orderKinds the kinds of order that the restaurant takes; by default its terms stay as they are
     * @returns the field that finds dishes
     */
    async openTill(orderKinds?: readonly OrderKind[]) {
      const terms = { ...demoTerms, orderKinds: [...(orderKinds ?? [])] };
      if (orderKinds) await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
      await board.openTab("orders", "/admin?tab=orders&view=till");
      return searchDish();
    },
  };
}
