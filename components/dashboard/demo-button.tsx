"use client";

import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/messages";
import { useHydrated } from "@/components/ui/use-hydrated";

type DemoButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "disabled"> & {
  /** Explains in one sentence why nothing happens. */
  reason: string;
};

/** A button without a function, which explains so. */
export function DemoButton({ reason, ...rest }: DemoButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      disabled={!hydrated}
      onClick={() => notify.info("Not part of the demo", { description: reason, topic: "demo" })}
    />
  );
}

type CardDemoButtonProps = Omit<DemoButtonProps, "variant" | "size"> & {
  /** Id of the card's heading. */
  heading: string;
};

/** A demo button in a card. */
export const CardDemoButton = ({ heading, ...rest }: CardDemoButtonProps) => (
  <DemoButton {...rest} variant="secondary" size="sm" aria-describedby={heading} />
);
