"use client";

import { X } from "lucide-react";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslate } from "@/components/ui/translation";
import { type Message, notify, waitingMessages } from "./messages";
import { useFramed } from "./use-framed";
import { useInteracted } from "./use-interacted";
import { useLoaded } from "./use-loaded";

/** For a dialog's `onInteractOutside`: a press on a toast doesn't close the dialog. */
export function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-sonner-toaster]")) event.preventDefault();
}

const loadToasts = async () => (await import("./toasts")).Toasts;
const none: readonly Message[] = [];

/**
 * Shows the messages, except in a frame. Their script loads with the first interaction; if it can't be loaded, they are
 * shown without it until they are dismissed, and the next one tries again.
 */
export function Toaster() {
  const isFramed = useFramed();
  const hasInteracted = useInteracted();
  const waiting = useSyncExternalStore(waitingMessages.watch, waitingMessages.get, () => none);
  const isWanted = !isFramed && (hasInteracted || waiting.length > 0);
  const { value: Toasts, failed, retry } = useLoaded(loadToasts, isWanted);

  const tryAgain = useEffectEvent(() => {
    if (failed) retry();
  });
  useEffect(() => {
    if (waiting.length > 0) tryAgain();
  }, [waiting]);

  if (isFramed) return null;
  if (Toasts) return <Toasts />;
  return failed && waiting.length > 0 ? <PlainMessages messages={waiting} onDismiss={notify.clear} /> : null;
}

function PlainMessages({ messages, onDismiss }: { messages: readonly Message[]; onDismiss: () => void }) {
  const t = useTranslate();
  return (
    <section
      aria-label={t("Messages")}
      className="fixed right-4 bottom-4 left-4 over-page flex items-start gap-3 rounded-inner border border-line bg-raised py-3 pr-2 pl-4 text-ink text-sm shadow-raised sm:left-auto sm:w-89"
    >
      <div role="alert" className="grid min-w-0 flex-1 gap-2">
        {messages.map(({ message, options: { description } }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended
          <div key={index}>
            <p className="font-semibold">{message}</p>
            {description && <p className="text-ink-soft">{description}</p>}
          </div>
        ))}
      </div>
      <button
        type="button"
        aria-label={t("Dismiss")}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
        onClick={onDismiss}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </section>
  );
}
