/** Results that a test sets, and the confirmations that were requested. */
export type PaymentScript = {
  /** The reason why the card fields are incomplete. */
  incomplete?: string;
  /** Result of a confirmation; a success by default. */
  outcome?: object;
  confirmed: { clientSecret: string; confirmParams: object; redirect: string }[];
};

/** A fake of the provider's browser script with one empty card field and scripted confirmations. */
export function standIn() {
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
  const load = Object.assign(() => provider, { version: "endive" });
  Object.assign(window, { paymentScript: script, Stripe: load });
}

export type Scripted = { paymentScript: PaymentScript };
