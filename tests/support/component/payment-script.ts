import { afterEach, beforeEach } from "@jest/globals";
import { type PaymentScript, type Scripted, standIn } from "@/tests/support/payments/payment-stand-in";

/** Results of the fake of the provider's script, and the confirmations that were requested. */
export const paymentScript = () => (window as unknown as Partial<Scripted>).paymentScript;

/** Sets the results of the fake script. */
export const setPaymentScript = (told: Omit<PaymentScript, "confirmed">) =>
  Object.assign(paymentScript() ?? {}, { incomplete: undefined, outcome: undefined }, told);

/**
 * Has the pages of a file load the fake of the provider's script, as jsdom doesn't load scripts.
 * @returns the number of loads in a test, and whether they succeed
 */
export function setUpPaymentScript() {
  const served = { loads: 0, succeeds: true };
  const load = (script: HTMLScriptElement) => {
    served.loads++;
    if (served.succeeds) standIn();
    script.dispatchEvent(new Event(served.succeeds ? "load" : "error"));
  };
  const observer = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof HTMLScriptElement && added.src.startsWith("https://js.stripe.com/")) load(added);
  });
  beforeEach(() => {
    Object.assign(served, { loads: 0, succeeds: true });
    paymentScript()?.confirmed.splice(0);
    observer.observe(document, { childList: true, subtree: true });
  });
  afterEach(() => observer.disconnect());
  return served;
}
