import type { MenuDraft } from "@/lib/restaurants/answers";
import { getMenu, saveDraft } from "@/lib/restaurants/editor/drafts.server";
import type { MenuContent } from "@/lib/restaurants/schema";
import { addRestaurant } from "@/lib/restaurants/server";
import { administrator } from "@/tests/support/accounts/administrator";

/** Returns the menu with some fields changed. */
export async function changedMenu(
  restaurantId: string,
  change: (content: MenuContent) => MenuContent,
): Promise<MenuContent> {
  return change((await getMenu(restaurantId)).content);
}

/** Saves the menu with another price of its first dish as a draft. */
export async function draftWithPrice(restaurantId: string, priceCents: number): Promise<MenuDraft> {
  const content = await changedMenu(restaurantId, ({ dishes: [first, ...rest], ...others }) => ({
    ...others,
    dishes: first ? [{ ...first, priceCents }, ...rest] : [],
  }));
  return saveDraft(restaurantId, content, administrator.email, null);
}

/** Adds a restaurant that is not yet visible to guests. */
export const anotherRestaurant = async (name = "The Corner") => (await addRestaurant({ name }, "")).id;

/** Returns a form that uploads dishes as CSV. */
export function dishesForm(csv: string | Uint8Array<ArrayBuffer>, dryRun = false): FormData {
  const form = new FormData();
  form.set("dryRun", String(dryRun));
  form.set("file", new File([csv], "dishes.csv", { type: "text/csv" }));
  return form;
}
