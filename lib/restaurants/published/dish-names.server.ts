import "server-only";
import { db } from "@/lib/platform/db/client";
import type { DishNames } from "./answers";

/** Lists the names of all restaurants and dishes, also of hidden ones. */
export function listDishNames(): Promise<DishNames> {
  return db.restaurant.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      dishes: { select: { id: true, name: true }, orderBy: { position: "asc" } },
    },
  });
}
