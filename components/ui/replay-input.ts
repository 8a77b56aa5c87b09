import { WAITING, type WaitingWindow } from "@/lib/site/early-input";

/** A form's button may be disabled until its form is validated, which the submission does. */
function press(button: HTMLButtonElement) {
  if (button.type === "submit") button.form?.requestSubmit();
  else button.click();
}

/**
 * Enters text in a field or makes a choice again, as its component may have shown its default value meanwhile. React
 * ignores an event that leaves the value as it was, so the value is another one before.
 */
function enter(field: HTMLInputElement, value: string | boolean) {
  if (typeof value === "boolean") {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = value ? "" : " ";
  // Past the property with which React watches the field.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Repeats what was typed and pressed before the components could answer, in this order. */
export function replayInput(): void {
  const waiting = window as WaitingWindow;
  const { early } = waiting;
  if (!early) return;
  delete waiting.early;
  early.recording.abort();
  for (const [field, value] of early.typed) enter(field, value);
  for (const button of early.taps) {
    button.removeAttribute(WAITING);
    if (button.isConnected) press(button);
  }
}
