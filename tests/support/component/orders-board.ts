import { expect } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { answersRead, madeCalls } from "./api";
import { receiveEvents } from "./events";
import { setUpPortal } from "./portal";
import { toastWith } from "./toast";

/** An order in the list. */
export const orderRow = (number: number) => screen.getByRole("article", { name: `Order ${number}` });
export const findOrderRow = (number: number) => screen.findByRole("article", { name: `Order ${number}` });

/** Gives each test of a file a list of orders that receives events. */
export function setUpOrdersBoard() {
  const { openTab, token } = setUpPortal();
  receiveEvents();
  let user: UserEvent;
  return {
    token,
    user: () => user,
    async openTab(...shown: Parameters<typeof openTab>) {
      cleanup();
      user = await openTab(...shown);
    },
    async openOrders() {
      cleanup();
      user = await openTab("orders");
      await screen.findByText("Live");
      // Listening begins with another read, as orders may have arrived since the page was made. It has to be answered
      // before the test goes on, or it finds the orders that the test places.
      await waitFor(() =>
        expect(madeCalls.some(({ path, status }) => status && path.startsWith("/orders?status=new"))).toBe(
          true,
        ),
      );
      await answersRead();
    },
    /** Presses Undo in a message. */
    async undo(message: string) {
      await user.click((await toastWith(message)).getByRole("button", { name: "Undo" }));
    },
  };
}
