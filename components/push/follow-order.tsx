"use client";

import { Bell } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import { askForPermission, type PushObstacle, pushObstacle } from "./obstacle";
import { failureWords } from "./obstacle-words";

/** Guests need not install a site for one order. */
const hints: Record<PushObstacle, string> = {
  denied: "Notifications of this site are blocked in your browser.",
  unsupported: "This browser can’t notify you.",
  notInstalled: "This browser can’t notify you.",
};

type FollowState = "off" | "pending" | "on" | { error: string };

/** Notifies the guest's device of the progress of an order. */
export function FollowOrder({ id }: { id: string }) {
  const [state, setState] = useState<FollowState>("off");
  const isHydrated = useHydrated();
  const obstacle = isHydrated ? pushObstacle() : null;

  async function follow() {
    setState("pending");
    try {
      if (!(await askForPermission())) return setState("off");
      const { subscribe } = await import("./subscribe");
      await call("POST /push/orders/{id}", { params: { id }, body: await subscribe() });
      setState("on");
    } catch (failure) {
      setState({ error: failureWords(failure) });
    }
  }

  if (!isHydrated) return null;
  if (obstacle)
    return (
      <p className="text-ink-soft text-sm">
        {hints[obstacle]} Keep this page open: it shows when your order is ready.
      </p>
    );
  if (state === "on")
    return (
      <Notice tone="success" title="This device is notified">
        You can close this page: you are told when your order is accepted and ready.
      </Notice>
    );
  return (
    <div className="grid gap-3">
      {typeof state === "object" && <Notice tone="error">{state.error}</Notice>}
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        pending={state === "pending"}
        onClick={() => void follow()}
      >
        <Bell aria-hidden="true" />
        Notify me when it is ready
      </Button>
    </div>
  );
}
