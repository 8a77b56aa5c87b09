import type { Page } from "@playwright/test";
import { type PaymentScript, type Scripted, standIn } from "./payment-stand-in";

/** Serves the fake of the provider's script. */
export const withPaymentScript = (page: Page) =>
  page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${standIn})()` }),
  );

/** Sets the results of the fake script. */
export const setPaymentScript = (page: Page, told: Omit<PaymentScript, "confirmed">) =>
  page.evaluate((told) => {
    const { paymentScript } = window as unknown as Scripted;
    Object.assign(paymentScript, { incomplete: undefined, outcome: undefined }, told);
  }, told);
