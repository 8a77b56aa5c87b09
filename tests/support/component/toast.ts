import { screen, within } from "@testing-library/react";

/** A message with its buttons, by the text that it announces. */
export async function toastWith(text: string | RegExp) {
  const message = await screen.findByText(text, { selector: "[data-sonner-toast] p" });
  return within(message.closest<HTMLElement>("[data-sonner-toast]") ?? message);
}
