"use client";

import { Bell, BellOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { callFailure } from "@/components/ui/call-failure";
import { Notice } from "@/components/ui/notice";
import { useTranslate } from "@/components/ui/translation";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import { type Translatable, translatable } from "@/lib/platform/language/translate";
import { followedAddress, rememberFollowed } from "./followed-orders";
import { askForPermission, type PushObstacle, pushObstacle } from "./obstacle";
import { failureWords } from "./obstacle-words";

/** Guests need not install a site for one order. */
const hints: Record<PushObstacle, Translatable> = {
  denied: translatable("Notifications of this site are blocked in your browser."),
  unsupported: translatable("This browser can’t notify you."),
  notInstalled: translatable("This browser can’t notify you."),
};

type FollowState = "off" | "pending" | "on" | { error: string };

async function stopFollowing(id: string) {
  const endpoint = await followedAddress(id);
  if (endpoint) await call("POST /push/orders/{id}/stop", { params: { id }, body: { endpoint } });
  rememberFollowed(id, false);
}

/** Notifies the guest's device of the progress of an order, until the guest switches that off. */
export function FollowOrder({ id }: { id: string }) {
  const t = useTranslate();
  const [state, setState] = useState<FollowState>("off");
  const isHydrated = useHydrated();
  const obstacle = isHydrated ? pushObstacle() : null;
  const [isStopping, setStopping] = useState(false);
  const [stopError, setStopError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useFocusAfter(state === "pending" || isStopping, state === "on" ? notice : button);

  useEffect(() => {
    if (!isHydrated || obstacle) return;
    let isShown = true;
    void followedAddress(id)
      .catch(() => null)
      .then((address) => address && isShown && setState("on"));
    return () => {
      isShown = false;
    };
  }, [id, isHydrated, obstacle]);

  async function follow() {
    setState("pending");
    try {
      if (!(await askForPermission())) return setState("off");
      const { subscribe } = await import("./subscribe");
      await call("POST /push/orders/{id}", { params: { id }, body: await subscribe() });
      rememberFollowed(id, true);
      setState("on");
    } catch (failure) {
      setState({ error: failureWords(failure, t) });
    }
  }

  async function stop() {
    setStopping(true);
    setStopError(null);
    try {
      await stopFollowing(id);
      setState("off");
    } catch (failure) {
      setStopError(callFailure(failure, t("The answer was lost. Please press the button again."), t));
    } finally {
      setStopping(false);
    }
  }

  if (!isHydrated) return null;
  if (obstacle)
    return (
      <p className="text-ink-soft text-sm">
        {t(hints[obstacle])} {t("Keep this page open: it shows when your order is ready.")}
      </p>
    );
  if (state === "on")
    return (
      <div ref={notice} tabIndex={-1} className="rounded-inner focus:outline-none">
        <Notice tone="success" title={t("This device is notified")}>
          <div className="grid justify-items-start gap-3">
            <p>{t("You can close this page: you are notified when your order is accepted and ready.")}</p>
            {stopError && <p role="alert">{stopError}</p>}
            <Button variant="secondary" size="sm" pending={isStopping} onClick={() => void stop()}>
              <BellOff aria-hidden="true" />
              {t("Stop notifying me")}
            </Button>
          </div>
        </Notice>
      </div>
    );
  return (
    <div className="grid gap-3">
      {typeof state === "object" && <Notice tone="error">{state.error}</Notice>}
      <Button
        ref={button}
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        pending={state === "pending"}
        onClick={() => void follow()}
      >
        <Bell aria-hidden="true" />
        {t("Notify me when it is ready")}
      </Button>
    </div>
  );
}
