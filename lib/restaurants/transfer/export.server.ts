import "server-only";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import { writeDishes } from "./csv";

/** Returns the dishes of a draft as a CSV download. @throws AppError `not-found` */
export async function exportDishes(restaurantId: string): Promise<Response> {
  const { content } = await getMenu(restaurantId);
  return new Response(writeDishes(content), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="menu-${content.restaurant.slug}.csv"`,
    },
  });
}
