import type { UseFormReturn } from "react-hook-form";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { notify } from "@/components/ui/toaster";
import { usePending } from "@/components/ui/use-pending";
import {
  type KeyTestAnswer,
  type PaymentKeyName,
  type PaymentKeysAnswer,
  type PaymentKeysInput,
  type PaymentKeysState,
  paymentKeyNames,
} from "@/lib/payments/keys-schema";
import { RequestError, request } from "@/lib/platform/http/client";
import type { KeyValues } from "./payment-keys-form";

const PATH = "/settings/payment-keys";
const topic = "payment keys";
const none: Record<PaymentKeyName, null> = { secret: null, publishable: null, webhook: null };

/** Saves, tries and removes the keys of the form. */
export function usePaymentKeys(form: UseFormReturn<KeyValues>, onChange: (state: PaymentKeysState) => void) {
  const { pending, run } = usePending<"saving" | "testing" | "removing">();
  const withPassword = useConfirmedIdentity();
  const confirm = useConfirm();

  /** Says what went wrong, at its field where it has one. */
  async function telling(what: () => Promise<void>, failed: string) {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const field = paymentKeyNames.find((name) => error.fields[name]);
      if (field) form.setError(field, { message: error.serverMessage ?? failed }, { shouldFocus: true });
      else notify.error(error.serverMessage ?? failed, { topic });
    }
  }

  async function send(body: PaymentKeysInput, done: string) {
    const call = () => request<PaymentKeysAnswer>(PATH, { method: "POST", body });
    const saved = await withPassword(call);
    if (!saved) return;
    onChange(saved);
    form.reset();
    notify.success(saved.isLive ? `${done} Guests pay by card now.` : `${done} Nothing is charged.`, {
      topic,
    });
  }

  const save = (values: KeyValues) => {
    const entered = Object.entries(values).flatMap(([name, text]) =>
      text.trim() === "" ? [] : [[name, text.trim()]],
    );
    if (entered.length === 0) {
      form.setError("secret", { message: "Enter a key to save" }, { shouldFocus: true });
      return;
    }
    return run("saving", () =>
      telling(() => send(Object.fromEntries(entered), "Keys saved."), "The keys could not be saved."),
    );
  };

  const test = () =>
    run("testing", () =>
      telling(async () => {
        const secret = form.getValues("secret").trim();
        const body = secret ? { secret } : {};
        const { mode } = await request<KeyTestAnswer>(`${PATH}/test`, { method: "POST", body });
        const kind = mode === "test" ? " It is a test key: no money moves." : "";
        form.clearErrors("secret");
        notify.success(`Stripe accepts the secret key.${kind}`, { topic });
      }, "The key could not be tested."),
    );

  const remove = () =>
    run("removing", async () => {
      const agreed = await confirm({
        title: "Remove the keys of Stripe?",
        content: "Guests can no longer pay by card: orders are placed in demo mode, and nothing is charged.",
        confirmLabel: "Remove keys",
        tone: "danger",
      });
      if (agreed) await telling(() => send(none, "Keys removed."), "The keys could not be removed.");
    });

  return { pending, save, test, remove };
}
