import { WAITING, type WaitingTarget } from "@/lib/site/early-taps";

/** Repeats the presses of buttons before their components could answer, in their order. */
export function replayTaps(): void {
  const { taps, listener } = window as WaitingTarget;
  if (!taps) return;
  if (listener) window.removeEventListener("click", listener, true);
  delete (window as WaitingTarget).taps;
  for (const button of taps) {
    button.removeAttribute(WAITING);
    if (button.isConnected) button.click();
  }
}
