import "server-only";
import { isProductPage } from "@/lib/site/pages";
import { activePages } from "@/lib/templates/active.server";

/** Whether visitors can reach the page: the product has it, or the active template. */
export async function pageExists(page: string): Promise<boolean> {
  if (isProductPage(page)) return true;
  return (await activePages()).some(({ path }) => path === `/${page}`);
}
