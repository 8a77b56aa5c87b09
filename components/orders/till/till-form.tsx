"use client";

import "@/lib/platform/http/browser-validation";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { usePortalAction } from "@/components/commands/commands";
import { TotalsList } from "@/components/storefront/cart/totals-list";
import { emptyGuest, type Guest, guestOf } from "@/components/storefront/payment/stored-guest";
import { VoucherField } from "@/components/storefront/payment/voucher-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { usePlaceTimeZone } from "@/components/ui/place-time-zone";
import { Segmented } from "@/components/ui/segmented";
import { useUnsavedChanges } from "@/components/ui/unsaved-changes";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { billOf, type Cart, changeCart, linesOfOtherKinds, pricedLine } from "@/lib/orders/cart/cart";
import { contactProblems, fieldsOf } from "@/lib/orders/order-terms";
import { priceCart } from "@/lib/orders/pricing/price-cart";
import { formatMoney } from "@/lib/platform/money/money";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { momentOfMinute } from "@/lib/platform/time-zone/days";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { firstKind, type OrderKind } from "@/lib/restaurants/terms/terms";
import { zonesAt } from "@/lib/restaurants/terms/zones-at";
import type { ShownVoucher } from "@/lib/vouchers/schema";
import { discountFrom } from "@/lib/vouchers/voucher";
import { DishPicker } from "../dish-picker/dish-picker";
import { PickedDishes } from "../dish-picker/picked-dishes";
import type { PickerMenu } from "../dish-picker/picker-menu";
import { ClosedTableNotice } from "./closed-table-notice";
import { GuestFields } from "./guest-fields";
import { MinimumNotice } from "./minimum-notice";
import { UnofferedNotice } from "./unoffered-notice";
import { useSittingTerms } from "./use-sitting-terms";

type TillOrder = {
  cart: Cart;
  voucher: ShownVoucher | null;
  /** Why the last voucher was refused. */
  voucherProblem?: string | undefined;
  isPaid: boolean;
  /** The wall time of the site that it is for, such as `2026-11-27T19:00`; empty for as soon as possible. */
  due: string;
  /** The same for each try, so that a lost answer places no second order. */
  key: string;
};

const newOrder = (): TillOrder => ({ cart: [], voucher: null, isPaid: false, due: "", key: randomKey() });

const isMinute = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text);

/** Takes one order after the other: dishes by name, then who gets them. */
export function TillForm({ menu }: { menu: PickerMenu }) {
  const { restaurantId, dishes } = menu;
  const [order, setOrder] = useState(newOrder);
  const [chosenKind, setKind] = useState<OrderKind>(() => firstKind(menu.terms));
  const kind = menu.terms.orderKinds.includes(chosenKind) ? chosenKind : firstKind(menu.terms);
  const form = useForm<Guest>({ defaultValues: emptyGuest, mode: "onTouched" });
  const [postcode, tableName] = useWatch({ control: form.control, name: ["postalCode", "tableName"] });
  const { terms, table, reload } = useSittingTerms(menu.terms, { restaurantId, kind, tableName });
  const [closed, setClosed] = useState<{ tableName: string; text: string } | null>(null);
  const timeZone = usePlaceTimeZone() ?? "UTC";
  const search = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { pending, error, act } = useAction<"place">({ refusals: "inline", onRefused: reload });
  const bill = billOf(order.cart, dishes, menu, { kind });
  const { subtotalCents } = bill.totals;
  const discount = discountFrom(order.voucher, subtotalCents);
  const { totals } = priceCart(bill.lines.map(pricedLine), terms, kind, {
    discount,
    zones: zonesAt(terms, { postcode }),
  });
  const { totalCents } = totals;
  const total = formatMoney(totalCents, terms.currency);
  const isOtherKind = linesOfOtherKinds(bill).length > 0;
  const change = (action: Parameters<typeof changeCart>[1]) =>
    setOrder((before) => ({ ...before, cart: changeCart(before.cart, action) }));
  const setVoucher = (voucher: ShownVoucher | null, voucherProblem?: string) =>
    setOrder((before) => ({ ...before, voucher, voucherProblem }));
  // On touch screens the keyboard would hide the dishes.
  useEffect(() => {
    if (window.matchMedia("(pointer: fine)").matches) search.current?.focus({ preventScroll: true });
  }, []);
  useUnsavedChanges(order.cart.length > 0);
  usePortalAction("till", () => search.current?.focus());

  async function place(values: Guest) {
    const { email, ...guest } = guestOf(values);
    const contact = Object.fromEntries(
      (["note", ...fieldsOf[kind]] as const).map((field) => [field, values[field]]),
    );
    const problems = contactProblems({ ...emptyGuest, ...values }, kind, { isStaff: true });
    for (const [index, [field, message]] of Object.entries(problems).entries())
      form.setError(field as keyof Guest, { message }, { shouldFocus: index === 0 });
    if (Object.keys(problems).length > 0 || (order.due !== "" && !isMinute(order.due))) return;
    const body = {
      restaurantId,
      kind,
      ...(guest.name.trim() !== "" && { name: guest.name }),
      ...(email.trim() !== "" && { email }),
      ...contact,
      phone: values.phone,
      dishes: bill.lines.map(({ id, quantity, chosen, note, unitCents: shownPriceCents }) => ({
        id,
        quantity,
        chosen,
        note,
        shownPriceCents,
      })),
      ...(discount && { voucher: order.voucher?.code }),
      ...(isMinute(order.due) && { dueAt: momentOfMinute(order.due, timeZone).toISOString() }),
      isPaid: order.isPaid,
      shownTotalCents: totalCents,
      idempotencyKey: order.key,
    };
    setClosed(null);
    await act("place", () => call("POST /orders/staff", { body }), {
      form,
      showRefusal({ status, message, fields: { voucher, tableName: isClosed } }) {
        if (status === 409 && isClosed) setClosed({ tableName: values.tableName, text: message });
        if (voucher) setVoucher(null, voucher);
        return voucher !== undefined;
      },
      failed: "The answer was lost. Please press the button again: the order is placed once.",
      onDone({ order: { number } }) {
        notify.success(`Order ${number} is in the kitchen: ${total}`, { topic: "till" });
        form.reset(emptyGuest);
        setOrder(newOrder());
        reload();
        search.current?.focus();
      },
    });
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
        onSubmit={form.handleSubmit(place)}
        onKeyDown={(event) => {
          const isHere = event.currentTarget.contains(event.target as Node);
          if (!isHere || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (bill.count > 0 && !isOtherKind && !pending) event.currentTarget.requestSubmit();
        }}
      >
        <DishPicker
          menu={menu}
          label="Add a dish"
          field={search}
          onPick={(line, quantity) => change({ type: "add", line, quantity })}
          className="lg:sticky lg:top-4"
        />
        <div className="grid gap-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
          <h2 ref={title} tabIndex={-1} className="scroll-mt-20 text-lg focus:outline-none">
            New order
          </h2>
          <PickedDishes {...{ menu, bill }} currency={terms.currency} onChange={change} field={search} />
          {order.due === "" && <UnofferedNotice menu={menu} lines={bill.lines} />}
          {terms.orderKinds.length > 1 && (
            <Segmented
              label="How the guest gets it"
              segments={terms.orderKinds.map((value) => ({ value, label: kindLabels[value] }))}
              value={kind}
              onChange={setKind}
              className="flex w-full flex-wrap"
            />
          )}
          <GuestFields kind={kind} restaurantId={restaurantId}>
            {closed && table?.sitting === null && closed.tableName === tableName && (
              <ClosedTableNotice
                text={closed.text}
                table={table}
                onOpened={() => {
                  setClosed(null);
                  form.clearErrors("tableName");
                  reload();
                }}
              />
            )}
          </GuestFields>
          <Field
            label="For a later time"
            hint="Empty for as soon as possible."
            error={order.due !== "" && !isMinute(order.due) ? "Enter a day and a time" : undefined}
          >
            <Input
              type="datetime-local"
              max="2999-12-31T23:59"
              value={order.due}
              onChange={({ target }) => setOrder({ ...order, due: target.value })}
            />
          </Field>
          <VoucherField
            {...{ restaurantId, subtotalCents }}
            currency={terms.currency}
            voucher={order.voucher}
            problem={order.voucherProblem}
            setVoucher={setVoucher}
          />
          {bill.count > 0 && <TotalsList totals={{ ...totals, kind }} />}
          {bill.count > 0 && <MinimumNotice {...{ terms, kind, postcode, totals }} />}
          <Checkbox
            label="Paid at the counter"
            checked={order.isPaid}
            onChange={({ target }) => setOrder({ ...order, isPaid: target.checked })}
          />
          {error && <Notice tone="error">{error}</Notice>}
          <Button
            type="submit"
            size="lg"
            pending={pending === "place"}
            disabled={bill.count === 0 || isOtherKind}
          >
            {bill.count === 0 ? "Place the order" : `Place the order: ${total}`}
          </Button>
          <p className="text-ink-soft text-xs">
            <kbd>Enter</kbd> adds the marked dish, <kbd>Ctrl</kbd> + <kbd>Enter</kbd> places the order. “Paid
            at the counter” is a note, no fiscal receipt.
          </p>
        </div>
        {bill.count > 0 && (
          <Button
            className="sticky bottom-3 shadow-raised lg:hidden"
            variant="secondary"
            onClick={() => {
              title.current?.scrollIntoView({ block: "start" });
              title.current?.focus({ preventScroll: true });
            }}
          >
            {bill.count === 1 ? "1 dish" : `${bill.count} dishes`}: {total}
          </Button>
        )}
      </form>
    </FormProvider>
  );
}
