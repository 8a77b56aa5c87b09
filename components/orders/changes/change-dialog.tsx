"use client";

import { useRef, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { OptionList } from "@/components/storefront/cart/option-list";
import { Button } from "@/components/ui/button";
import { callFailure } from "@/components/ui/call-failure";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { FieldMessage } from "@/components/ui/field";
import { notify } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Loading } from "@/components/ui/spinner";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { changeCart } from "@/lib/orders/cart/cart";
import { differenceWords } from "@/lib/orders/changes/change-words";
import { formatMoney } from "@/lib/platform/money/money";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { DishPicker } from "../dish-picker/dish-picker";
import { PickedDishes } from "../dish-picker/picked-dishes";
import type { PickerMenu } from "../dish-picker/picker-menu";
import { QuantityField } from "../quantity-field";
import { type ChangeForm, type ReadChange, readChange, removedLines, unchanged } from "./change-form";

/** Timeout of the payment provider with its retries, in milliseconds. */
const timeout = 60_000;

type ChangeDialogProps = {
  order: RestaurantOrder;
  onChanged: (order: RestaurantOrder) => void;
  /** Called after a refusal: the order may be outdated. */
  onRefused: () => void;
  onClose: () => void;
  /** Called when the focus returns. */
  onClosed: () => void;
};

/** Takes dishes away from an order, and adds others. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { order, onClose, onClosed } = props;
  const { data, failure, reload } = useCall("GET /orders/till/{id}", {
    params: { id: order.restaurantId },
    query: { changing: order.id },
  });
  return (
    <Dialog
      width="wide"
      title={`Change order ${order.number}`}
      description={
        order.payment === "paid"
          ? "It was paid by card: what is taken away goes back to the card, what is added becomes an order of its own that is paid on handover."
          : "The guest pays the new total."
      }
      onClose={onClose}
      onClosed={onClosed}
    >
      {failure && <RetryNotice title={callFailure(failure, "Failed to load the menu")} onRetry={reload} />}
      {!data && !failure && <Loading label="Loading the menu..." />}
      {data && <ChangeFields {...props} menu={data} />}
    </Dialog>
  );
}

function ChangeFields({ order, menu, ...on }: ChangeDialogProps & { menu: PickerMenu }) {
  const { currency } = order;
  const [form, setForm] = useState(() => unchanged(order));
  const [isTried, setTried] = useState(false);
  // The same key for each try, so that a lost answer changes nothing twice.
  const [idempotencyKey] = useState(randomKey);
  const search = useRef<HTMLInputElement>(null);
  const { pending, error, act } = useAction<"change">({ refusals: "inline", onRefused: on.onRefused });
  const mayTakeAway = useMay("refunds:write") || order.payment !== "paid";
  const read = readChange(form, order, menu);
  const { bill, differenceCents } = read;
  const changeAdded = (action: Parameters<typeof changeCart>[1]) =>
    setForm((before) => ({ ...before, added: changeCart(before.added, action) }));

  async function submit() {
    setTried(true);
    if (differenceCents === null) return;
    const body = {
      removed: removedLines(form),
      added: bill.lines.map(({ id, quantity, chosen, note }) => ({ id, quantity, chosen, note })),
      shownChanges: order.changes?.length ?? 0,
      shownDifferenceCents: differenceCents,
      idempotencyKey,
    };
    await act(
      "change",
      () => call("POST /orders/{id}/changes", { params: { id: order.id }, body, timeout }),
      {
        failed: "The answer was lost. Please press the button again: nothing is changed twice.",
        onDone({ order: changed }) {
          on.onChanged(changed);
          notify.success(`Order ${order.number} was changed: ${differenceWords(differenceCents, currency)}`);
          on.onClose();
        },
      },
    );
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="grid gap-4">
          <OrderedLines order={order} form={form} mayTakeAway={mayTakeAway} onChange={setForm} />
          {(bill.lines.length > 0 || bill.unavailable.length > 0) && (
            <section aria-label="Added dishes">
              <h3 className="text-base">Added</h3>
              <PickedDishes {...{ menu, bill, currency }} onChange={changeAdded} field={search} />
            </section>
          )}
        </div>
        <DishPicker
          menu={menu}
          label="Add a dish"
          field={search}
          onPick={(line, quantity) => changeAdded({ type: "add", line, quantity })}
        />
      </div>
      <Difference order={order} read={read} isTried={isTried} />
      {error && <Notice tone="error">{error}</Notice>}
      <DialogButtons>
        <Button variant="secondary" onClick={on.onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending === "change"}>
          Change the order
        </Button>
      </DialogButtons>
    </form>
  );
}

type OrderedLinesProps = {
  order: RestaurantOrder;
  form: ChangeForm;
  mayTakeAway: boolean;
  onChange: (form: ChangeForm) => void;
};

/** The lines of the order, each with the number of dishes that stay. */
function OrderedLines({ order, form, mayTakeAway, onChange }: OrderedLinesProps) {
  return (
    <section aria-label="Ordered dishes" className="grid gap-1">
      <h3 className="text-base">Ordered</h3>
      <ul className="grid divide-y divide-line">
        {order.lines.map(({ name, quantity, options, note, priceCents }, position) => {
          const gone = form.removed[position] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its position
            <li key={position} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <div className="wrap-anywhere min-w-0 flex-1 basis-36">
                {gone === quantity ? <s className="text-ink-soft">{name}</s> : name}
                <OptionList options={options} note={note} className="text-ink-soft text-sm" />
                <span className="block text-ink-soft text-sm tabular-nums">
                  {formatMoney(priceCents, order.currency)} each
                </span>
              </div>
              {mayTakeAway ? (
                <QuantityField
                  name={name}
                  quantity={quantity - gone}
                  max={quantity}
                  onChange={(stays) =>
                    onChange({
                      ...form,
                      removed: form.removed.map((one, at) => (at === position ? quantity - stays : one)),
                    })
                  }
                />
              ) : (
                <span className="tabular-nums">{quantity} ×</span>
              )}
            </li>
          );
        })}
      </ul>
      {!mayTakeAway && (
        <p className="text-ink-soft text-sm">Taking a dish away gives money back: ask a manager.</p>
      )}
    </section>
  );
}

type DifferenceProps = { order: RestaurantOrder; read: ReadChange; isTried: boolean };

function Difference({ order, read, isTried }: DifferenceProps) {
  const { currency, payment, totalCents } = order;
  const { differenceCents, backCents, problem } = read;
  if (differenceCents === null) {
    return (
      <div className="border-line border-t pt-4">
        {isTried ? (
          <FieldMessage>{problem}</FieldMessage>
        ) : (
          <p className="text-ink-soft text-sm">{problem}</p>
        )}
      </div>
    );
  }
  const moreCents = differenceCents + backCents;
  const parts =
    payment === "paid"
      ? [
          backCents > 0 && `${formatMoney(backCents, currency)} go back to the card`,
          moreCents > 0 && `${formatMoney(moreCents, currency)} to collect on handover`,
        ]
      : [`New total ${formatMoney(totalCents + differenceCents, currency)}`];
  return (
    <p className="grid gap-0.5 border-line border-t pt-4 tabular-nums" role="status">
      <span className="font-semibold">{differenceWords(differenceCents, currency)}</span>
      <span className="text-ink-soft text-sm">{parts.filter(Boolean).join(" · ")}</span>
      {order.voucherCode && (
        <span className="text-ink-soft text-sm">
          Voucher {order.voucherCode}: dishes that stay keep their discount, also below its minimum order.
          Added ones have none.
        </span>
      )}
      {order.isPaidAtCounter && differenceCents !== 0 && (
        <span className="text-ink-soft text-sm">
          The guest has paid at the counter: {differenceCents > 0 ? "collect" : "give back"}{" "}
          {formatMoney(Math.abs(differenceCents), currency)} there.
        </span>
      )}
    </p>
  );
}
