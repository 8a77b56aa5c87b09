"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field, FieldMessage } from "@/components/ui/field";
import { useProblemFocus } from "@/components/ui/form/use-problem-focus";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { ReasonField } from "@/components/ui/reason-field";
import { Segmented } from "@/components/ui/segmented";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { leftOf } from "@/lib/orders/refunds/amounts";
import { givenWords } from "@/lib/orders/refunds/refund-words";
import { orderLimits } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { LineChoice } from "./line-choice";
import { type ReadRefund, type RefundForm, readRefund, untouched } from "./refund-form";

const reasons = ["Not available", "Wrong dish", "Poor quality", "Late", "Ordered by mistake"];

/** Timeout of the payment provider with its retries, in milliseconds. */
const timeout = 60_000;

type RefundDialogProps = {
  order: RestaurantOrder;
  onGiven: (order: RestaurantOrder) => void;
  /** Called after a refusal: the order may be outdated. */
  onRefused: () => void;
  onClose: () => void;
  /** Called when the focus returns. */
  onClosed: () => void;
};

/** Gives money back for an order: dishes, the fee and the tip, or another amount. */
export function RefundDialog({ order, onGiven, onRefused, onClose, onClosed }: RefundDialogProps) {
  const [form, setForm] = useState(() => untouched(order));
  const [isTried, setTried] = useState(false);
  // The same key for each try, so that a lost answer gives nothing back twice.
  const [idempotencyKey] = useState(randomKey);
  const { pending, error, act } = useAction<"give">({ refusals: "inline", onRefused });
  const { fields, showProblems } = useProblemFocus(undefined);
  const { soldOut, counted } = useRestockChoice(order, form);

  const left = leftOf(order, order.refunds);
  const read = readRefund(form, order);
  const { choice, sumCents } = read;
  const isCash = order.payment === "onHandover";
  const reason = form.reason.trim();

  async function give() {
    setTried(true);
    if (sumCents === null || reason === "") return showProblems();
    const restock = form.restock && soldOut.length + counted.length > 0;
    const body = { ...choice, reason, restock, shownLeftCents: left.totalCents, idempotencyKey };
    await act("give", () => call("POST /orders/{id}/refunds", { params: { id: order.id }, body, timeout }), {
      failed: "The answer was lost. Please press the button again: nothing is given back twice.",
      onDone({ order: changed, refundId }) {
        onGiven(changed);
        const refund = changed.refunds.find(({ id }) => id === refundId);
        if (refund?.status === "failed") notify.error(givenWords(changed, refund));
        else if (refund) notify.success(givenWords(changed, refund));
        onClose();
      },
    });
  }

  return (
    <Dialog
      title={`Give money back for order ${order.number}`}
      description={
        isCash
          ? `The guest paid ${order.isPaidAtCounter ? "at the counter" : "when getting the order"}: give the money back in cash, and record it here.`
          : "It goes back the way it was paid, which can’t be undone."
      }
      onClose={() => pending || onClose()}
      onClosed={onClosed}
    >
      <form
        ref={fields}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <Segmented
          label="What to give back"
          segments={[
            { value: "dishes", label: "Dishes" },
            { value: "amount", label: "Another amount" },
          ]}
          value={form.by}
          className="justify-self-start"
          onChange={(by) => setForm({ ...form, by })}
        />
        <WhatFields {...{ order, form, read, isTried }} onChange={setForm} />
        {soldOut.length + counted.length > 0 && (
          <Checkbox
            label={restockLabel(soldOut, counted)}
            checked={form.restock}
            onChange={({ target }) => setForm({ ...form, restock: target.checked })}
          />
        )}
        <ReasonField
          label="Reason"
          hint="Guests don’t see it."
          suggestions={reasons}
          isRequired
          maxLength={orderLimits.reason}
          reason={form.reason}
          error={isTried && reason === "" ? "A reason is required" : undefined}
          onChange={(text) => setForm({ ...form, reason: text })}
        />
        <p className="flex items-baseline justify-between gap-4 border-line border-t pt-4 font-semibold">
          Given back
          <output className="text-lg tabular-nums">{formatMoney(sumCents ?? 0, order.currency)}</output>
        </p>
        {error && <Notice tone="error">{error}</Notice>}
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={pending === "give"}>
            {sumCents === null ? "Give back" : `Give back ${formatMoney(sumCents, order.currency)}`}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

type WhatFieldsProps = {
  order: RestaurantOrder;
  form: RefundForm;
  read: ReadRefund;
  /** Shows the messages of missing fields. */
  isTried: boolean;
  onChange: (form: RefundForm) => void;
};

function WhatFields({ order, form, read: { problem }, isTried, onChange }: WhatFieldsProps) {
  const left = leftOf(order, order.refunds);
  const messageId = useId();
  const isChosen = form.withDelivery || form.withTip || form.quantities.some((quantity) => quantity > 0);
  const message = isTried || isChosen ? problem : null;
  if (form.by === "dishes")
    return (
      <fieldset
        aria-label="Dishes to give back"
        aria-describedby={message ? messageId : undefined}
        aria-invalid={message ? true : undefined}
        tabIndex={-1}
        className="grid gap-2 focus:outline-none"
      >
        <LineChoice order={order} left={left} form={form} onChange={onChange} />
        {message && <FieldMessage id={messageId}>{message}</FieldMessage>}
      </fieldset>
    );
  return (
    <Field
      label="Amount"
      hint={`Up to ${formatMoney(left.totalCents, order.currency)} are left.`}
      error={isTried || form.amount.trim() !== "" ? (problem ?? undefined) : undefined}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        onChange={({ target }) => onChange({ ...form, amount: target.value })}
      />
    </Field>
  );
}

function restockLabel(soldOut: readonly string[], counted: readonly string[]): string {
  if (soldOut.length > 0) return `Sell ${soldOut.join(", ")} again: sold out at present`;
  return `Count ${counted.join(", ")} as left again`;
}

/**
 * Returns the names of the chosen dishes and options, and of the dishes of combos, that are marked as sold out, and of those
 * that are counted.
 */
function useRestockChoice(
  { restaurantId, lines }: RestaurantOrder,
  { by, quantities }: RefundForm,
): { soldOut: string[]; counted: string[] } {
  const { data } = useCall("GET /ordering/sold-out");
  const menu = data?.restaurants.find((one) => one.restaurantId === restaurantId);
  if (by !== "dishes" || !menu) return { soldOut: [], counted: [] };
  const chosen = lines.filter((_, position) => (quantities[position] ?? 0) > 0);
  const dishIds = chosen.flatMap(({ id, options = [] }) => [id, ...options.map(({ dishId }) => dishId)]);
  const dishes = menu.dishes.filter(({ id }) => dishIds.includes(id));
  const names = new Set(chosen.flatMap(({ options = [] }) => options.map(({ name }) => name)));
  const options = menu.options.filter(({ name }) => names.has(name));
  return {
    soldOut: dishes.filter(({ soldOut }) => soldOut).map(({ name }) => name),
    counted: [...dishes, ...options].filter(({ stock }) => stock).map(({ name }) => name),
  };
}
