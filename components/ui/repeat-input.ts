import { type EarlyInput, WAITING, type WaitingWindow } from "@/lib/site/early-input";

/** Ends the recording of input. @returns the input until then; undefined if it was taken before */
export function takeEarlyInput(): EarlyInput | undefined {
  const waiting = window as WaitingWindow;
  const { early } = waiting;
  delete waiting.early;
  early?.recording.abort();
  return early;
}

/** A form's button may be disabled until its form is validated, which the submission does. */
function press(button: HTMLButtonElement) {
  if (button.type === "submit") button.form?.requestSubmit();
  else button.click();
}

/**
 * Enters text in a field or makes a choice again, as its component may have shown its default value meanwhile. React
 * ignores an event that leaves the value as it was, so the value is another one before.
 */
function enter(field: HTMLInputElement, value: string | boolean | null) {
  if (typeof value === "boolean") {
    field.checked = !value;
    field.click();
    return;
  }
  if (value !== null) {
    const caret = field.value === value ? field.selectionStart : null;
    field.value = value ? "" : " ";
    // Past the property with which React watches the field.
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    if (caret != null) field.setSelectionRange(caret, caret);
  }
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Repeats input from before the components could answer. Each event waits for the render of the one before. */
export async function repeatInput({ pressed, changed }: EarlyInput): Promise<void> {
  for (const [field, value] of changed) {
    await null;
    if (field.isConnected && !field.matches(":disabled")) enter(field, value);
  }
  for (const button of pressed) {
    await null;
    button.removeAttribute(WAITING);
    if (button.isConnected) press(button);
  }
}
