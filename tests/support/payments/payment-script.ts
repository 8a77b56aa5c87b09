import type { Page } from "@playwright/test";

/** What a test says to the provider's script, and what that was asked to confirm. */
export type PaymentScript = {
  /** Why the card fields are not complete. */
  incomplete?: string;
  /** What comes of a confirmation; a success where nothing is said. */
  outcome?: object;
  confirmed: { clientSecret: string; confirmParams: object; redirect: string }[];
};

/** Stands for the payment provider's script in the browser: it draws one empty card field and confirms as it is told. */
function standIn() {
  const script: PaymentScript = { confirmed: [] };
  const listeners = new Map<string, (event: object) => void>();
  const element = {
    on(event: string, listener: (event: object) => void) {
      listeners.set(event, listener);
      return element;
    },
    off: () => element,
    once: () => element,
    update: () => undefined,
    destroy: () => undefined,
    mount(place: HTMLElement) {
      place.textContent = "The provider's card fields";
      setTimeout(() => listeners.get("ready")?.({}));
    },
  };
  const elements = {
    create: () => element,
    getElement: () => null,
    update: () => undefined,
    submit: async () => (script.incomplete ? { error: { message: script.incomplete } } : {}),
  };
  const provider = {
    elements: () => elements,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
    confirmPayment: async ({ clientSecret, confirmParams, redirect }: PaymentScript["confirmed"][number]) => {
      script.confirmed.push({ clientSecret, confirmParams, redirect });
      return script.outcome ?? { paymentIntent: { status: "succeeded" } };
    },
  };
  const load = () => provider;
  Object.assign(window, { paymentScript: script, Stripe: load });
}

/** Answers for the provider's script. @returns how often it was asked for */
export async function withPaymentScript(page: Page): Promise<() => number> {
  let loads = 0;
  await page.route("https://js.stripe.com/**", (route) => {
    loads++;
    return route.fulfill({ contentType: "text/javascript", body: `(${standIn})()` });
  });
  return () => loads;
}

type Scripted = { paymentScript: PaymentScript };

/** Tells the provider's script how to go on. */
export const setPaymentScript = (page: Page, told: Omit<PaymentScript, "confirmed">) =>
  page.evaluate((told) => {
    const { paymentScript } = window as unknown as Scripted;
    Object.assign(paymentScript, { incomplete: undefined, outcome: undefined }, told);
  }, told);

export const confirmedPayments = (page: Page) =>
  page.evaluate(() => (window as unknown as Scripted).paymentScript.confirmed);
