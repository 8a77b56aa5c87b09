import { WAITING, type WaitingTarget } from "@/lib/site/early-input";

/** A form's button may be disabled until its form is validated, which the submission does. */
function press(button: HTMLButtonElement) {
  if (button.type === "submit") button.form?.requestSubmit();
  else button.click();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Enters text in a field or makes a choice again, as its component may have shown its default value meanwhile. React
 * ignores an event that leaves the value as it was, so the value is another one before.
 */
function enter(field: Field, value: string | boolean) {
  if (typeof value === "boolean") {
    const box = field as HTMLInputElement;
    box.checked = !value;
    box.click();
    return;
  }
  field.value = value === "" ? " " : "";
  // Past the property with which React watches the field.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Repeats what was typed and pressed before the components could answer, in this order. */
export function replayInput(): void {
  const waiting = window as WaitingTarget;
  const { taps, typed, listener } = waiting;
  if (!taps) return;
  for (const type of ["click", "input"]) if (listener) window.removeEventListener(type, listener, true);
  delete waiting.taps;
  delete waiting.typed;
  for (const [field, value] of typed ?? []) if (field.isConnected) enter(field, value);
  for (const button of taps) {
    button.removeAttribute(WAITING);
    if (button.isConnected) press(button);
  }
}
