import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { callRoute } from "@/tests/support/api/call";
import { requiredSeo } from "@/tests/support/seo/seo";
import { fill } from "./screen";

export const pageField = () => screen.getByLabelText("Page");
export const titleField = () => screen.getByLabelText("Title");
export const descriptionField = () => screen.getByLabelText("Description");
export const saveButton = () => screen.getByRole("button", { name: "Save SEO Settings" });
export const preview = () => within(screen.getByRole("region", { name: "SEO preview" }));

/** Chooses a page and waits for its form. */
export async function choosePage(user: UserEvent, page: string) {
  await user.selectOptions(await screen.findByLabelText("Page"), page);
  await screen.findByRole("form", { name: `SEO settings of ${page}` });
}

/** Chooses a page and fills in the required fields. */
export async function startPage(user: UserEvent, page: string) {
  await choosePage(user, page);
  fill(titleField(), requiredSeo.title);
  fill(descriptionField(), requiredSeo.description);
}

/** Saves the open page. */
export async function savePage(user: UserEvent, page: string) {
  await user.click(saveButton());
  await screen.findByText(`SEO settings saved for ${page}!`);
}

/** Saves a page's settings, by default the required ones, as another user does. */
export async function savePageElsewhere(token: string, page: string, settings: object = {}) {
  const body = { ...requiredSeo, ...settings };
  const { status } = await callRoute("POST /seo/settings/{page}", { token, params: { page }, body });
  if (status !== 200) throw new Error(`The settings were not saved: ${status}`);
}
