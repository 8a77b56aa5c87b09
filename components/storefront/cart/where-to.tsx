"use client";

import { type RefObject, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { orderLimits } from "@/lib/orders/types";
import { useOrdering } from "../ordering/context";
import { DeliveryWords } from "./delivery-words";

type WhereToProps = {
  field: RefObject<HTMLInputElement | null>;
  /** The message that the postcode is missing. */
  error: string | undefined;
};

/** Asks for the postcode of a delivery to zones. */
export function WhereTo({ field, error }: WhereToProps) {
  const { bill, postcode, setPostcode } = useOrdering();
  const [isTyping, setTyping] = useState(false);
  return (
    <div className="grid gap-2">
      <Field label="Where to?" error={error}>
        <Input
          ref={field}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="Your postal code"
          maxLength={orderLimits.address}
          value={postcode}
          onChange={({ currentTarget }) => {
            setTyping(true);
            setPostcode(currentTarget.value);
          }}
          onBlur={() => setTyping(false)}
          onKeyDown={({ key }) => key === "Enter" && setTyping(false)}
        />
      </Field>
      <DeliveryWords goodsCents={bill.totals.subtotalCents} isTyping={isTyping} />
    </div>
  );
}
