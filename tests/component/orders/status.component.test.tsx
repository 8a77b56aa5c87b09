import { expect, test } from "@jest/globals";
import { cleanup, render, waitFor } from "@testing-library/react";
import OrderPage from "@/app/(site)/orders/[id]/page";
import { TestRouter } from "@/tests/support/component/router";
import { setUpScreens } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpScreens();

test("back from the bank, the payment's secret leaves the address, and the paid cart is emptied", async () => {
  await configuredInstance();
  const { id } = await placedOrder();
  const kept = () => [localStorage.getItem("cart:order1"), sessionStorage.getItem("attempt:order1")];
  async function comeBack(outcome: string) {
    cleanup();
    localStorage.setItem("cart:order1", JSON.stringify({ lines: [{ id: "zobo", quantity: 1 }] }));
    sessionStorage.setItem("attempt:order1", "{}");
    const secret = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret";
    history.replaceState(null, "", `/orders/${id}?${secret}&redirect_status=${outcome}`);
    render(<TestRouter>{await OrderPage({ params: Promise.resolve({ id }) })}</TestRouter>);
    await waitFor(() => expect(location.pathname + location.search).toBe(`/orders/${id}`));
  }
  await comeBack("failed");
  expect(kept()).toEqual([expect.stringContaining("zobo"), "{}"]);
  for (const outcome of ["succeeded", "processing"]) {
    await comeBack(outcome);
    expect(kept()).toEqual([null, null]);
  }
});
