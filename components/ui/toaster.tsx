"use client";

import { useCallback, useEffect } from "react";
import type { NotifyOptions, Tone } from "./toast-options";
import type * as Loaded from "./toasts";
import { useFramed } from "./use-framed";
import { useHydrated } from "./use-hydrated";
import { useLoaded } from "./use-loaded";

/** Duration of messages about something deleted or reset, in milliseconds. */
export const SHORT_DURATION_MS = 3000;

type Call = (toasts: typeof Loaded) => void;

const loadToasts = () => import("./toasts");

let shown: typeof Loaded | null = null;
/** Calls before the toasts were loaded. */
const waiting: Call[] = [];
/** Loads the toasts again if that failed. */
let reload = () => {};

function run(call: Call) {
  if (shown) return call(shown);
  if (window.parent !== window) return;
  waiting.push(call);
  reload();
}

const show = (tone: Tone, message: string, options?: NotifyOptions) =>
  run(({ showToast }) => showToast(tone, message, options));

/** Shows the outcome of an action for five seconds; a long message stays until it is dismissed. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => show("success", message, options),
  /** Neither success nor failure: explains why nothing happened. */
  info: (message: string, options?: NotifyOptions) => show("info", message, options),
  error: (message: string, options?: NotifyOptions) => show("error", message, options),
  /** Dismisses every message, such as an outdated offer to undo. */
  clear: () => {
    waiting.length = 0;
    shown?.clearToasts();
  },
};

/** For a dialog's `onInteractOutside`: a press on a toast doesn't close the dialog. */
export function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** Shows the messages, except in a frame. Their script is loaded after the page's own. */
export function Toaster() {
  const isFramed = useFramed();
  const isHydrated = useHydrated();
  const { value: toasts, failed, retry } = useLoaded(loadToasts, isHydrated && !isFramed);

  useEffect(() => {
    reload = failed ? retry : () => {};
  }, [failed, retry]);

  useEffect(
    () => () => {
      shown = null;
    },
    [],
  );

  const onReady = useCallback(() => {
    if (!toasts) return;
    shown = toasts;
    for (const call of waiting.splice(0)) call(toasts);
  }, [toasts]);

  return toasts && <toasts.Toasts onReady={onReady} />;
}
