import "server-only";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import type { MenuTable } from "../schema";
import { writeDishes } from "./csv";
import { writeOptions } from "./option-csv";

const tables = {
  dishes: { write: writeDishes, fileName: (slug: string) => `menu-${slug}.csv` },
  options: { write: writeOptions, fileName: (slug: string) => `options-${slug}.csv` },
};

/** Returns the dishes or the options of a draft as a CSV download. @throws AppError `not-found` */
export async function exportMenu(restaurantId: string, table: MenuTable): Promise<Response> {
  const { content } = await getMenu(restaurantId);
  const { write, fileName } = tables[table];
  return new Response(write(content), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName(content.restaurant.slug)}"`,
    },
  });
}
