import type { UseFormReturn } from "react-hook-form";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { PaymentKeysState } from "@/lib/payments/answers";
import { type PaymentKeyName, paymentKeyNames } from "@/lib/payments/key-names";
import type { PaymentKeysInput } from "@/lib/payments/keys-schema";
import type { RequestError } from "@/lib/platform/http/client";

const toast = { topic: "payment keys" };
const none: Record<PaymentKeyName, null> = { secret: null, publishable: null, webhook: null };

export type KeyValues = Record<PaymentKeyName, string>;

/** Saves, tests and removes the keys of the form. */
export function usePaymentKeys(form: UseFormReturn<KeyValues>, onChange: (state: PaymentKeysState) => void) {
  const { pending, act } = useAction<"saving" | "testing" | "removing">();
  const confirm = useConfirm();

  function showRefusal({ fields, message }: RequestError) {
    const field = paymentKeyNames.find((name) => fields[name]);
    if (field) form.setError(field, { message }, { shouldFocus: true });
    return field !== undefined;
  }

  const send = (name: "saving" | "removing", body: PaymentKeysInput, done: string, failed: string) =>
    act(name, () => call("POST /settings/payment-keys", { body }), {
      onDone(saved) {
        onChange(saved);
        form.reset();
      },
      done: ({ isLive }) => (isLive ? `${done} Guests pay by card now.` : `${done} Nothing is charged.`),
      failed,
      showRefusal,
      toast,
    });

  const save = (values: KeyValues) => {
    const entered = Object.entries(values).flatMap(([name, text]) =>
      text.trim() === "" ? [] : [[name, text.trim()]],
    );
    if (entered.length === 0) {
      form.setError("secret", { message: "Enter a key to save" }, { shouldFocus: true });
      return;
    }
    return send("saving", Object.fromEntries(entered), "Keys saved.", "The keys could not be saved.");
  };

  function test() {
    const secret = form.getValues("secret").trim();
    const body = secret ? { secret } : {};
    return act("testing", () => call("POST /settings/payment-keys/test", { body }), {
      onDone: () => form.clearErrors("secret"),
      done: ({ mode }) =>
        `Stripe accepts the secret key.${mode === "test" ? " It is a test key: no money moves." : ""}`,
      failed: "The key could not be tested.",
      showRefusal,
      toast,
    });
  }

  async function remove() {
    const agreed = await confirm({
      title: "Remove the keys of Stripe?",
      content: "Guests can no longer pay by card: orders are placed in demo mode, and nothing is charged.",
      confirmLabel: "Remove keys",
      tone: "danger",
    });
    if (agreed) await send("removing", none, "Keys removed.", "The keys could not be removed.");
  }

  return { pending, save, test, remove };
}
