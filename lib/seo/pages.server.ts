import "server-only";
import { activePages } from "@/lib/templates/active.server";
import { isProductPage } from "./product-pages";

/** Whether visitors can reach the page: the product has it, or the active template. */
export async function pageExists(page: string): Promise<boolean> {
  if (isProductPage(page)) return true;
  return (await activePages()).some(({ path }) => path === `/${page}`);
}
