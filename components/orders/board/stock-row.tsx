"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Loading } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import type { CountedStock } from "@/lib/restaurants/published/answers";
import type { StockInput } from "@/lib/restaurants/stock/schema";
import { UnsentMark } from "./unsent-mark";

const StockForm = onDemand(
  async () => (await import("./stock-form")).StockForm,
  <Loading label="Loading..." />,
);

type StockRowProps = {
  name: string;
  /** Its category or group. */
  group: string;
  soldOut: boolean;
  stock?: CountedStock | undefined;
  /** Whether its mark waits for a connection. */
  isUnsent: boolean;
  onSoldOut: (soldOut: boolean) => void;
  onCount: (stock: StockInput["stock"]) => Promise<unknown>;
};

function leftWords({ left, amount, isDaily }: CountedStock): string {
  if (left === 0) return isDaily ? "none left today" : "none left";
  return isDaily ? `${left} of ${amount} left today` : `${left} left`;
}

/** A dish or an option that can be marked as sold out, and counted. */
export function StockRow({ name, group, soldOut, stock, isUnsent, onSoldOut, onCount }: StockRowProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hint = [soldOut ? "Sold out" : group, stock && leftWords(stock)].filter(Boolean).join(", ");

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <li className="py-1.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Switch
            label={name}
            hint={
              <>
                {hint}
                {isUnsent && <UnsentMark soldOut={soldOut} />}
              </>
            }
            checked={soldOut}
            onChange={onSoldOut}
          />
        </div>
        <Button
          ref={button}
          variant="secondary"
          className="mt-1 min-w-20 tabular-nums"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {stock ? stock.left : "Count"}
          <span className="sr-only">{stock ? ` left of ${name}: count again` : ` ${name}`}</span>
        </Button>
      </div>
      {isOpen && <StockForm name={name} stock={stock} onSave={onCount} onClose={close} />}
    </li>
  );
}
