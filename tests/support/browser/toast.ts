import type { Page } from "@playwright/test";

/** A toast with its buttons, by the text that it announces. */
export const toastWith = (page: Page, hasText: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("status").filter({ hasText }) });
