import { WAITING, type WaitingTarget } from "@/lib/site/early-taps";

/** A form's button may be disabled until its form is validated, which the submission does. */
function press(button: HTMLButtonElement) {
  if (button.type === "submit") button.form?.requestSubmit();
  else button.click();
}

/** Repeats the presses of buttons before their components could answer, in their order. */
export function replayTaps(): void {
  const { taps, listener } = window as WaitingTarget;
  if (!taps) return;
  if (listener) window.removeEventListener("click", listener, true);
  delete (window as WaitingTarget).taps;
  for (const button of taps) {
    button.removeAttribute(WAITING);
    if (button.isConnected) press(button);
  }
}
