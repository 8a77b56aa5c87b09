import "server-only";
import { db } from "@/lib/platform/db/client";
import type { DishNames } from "./answers";

/** Every restaurant and dish by name, those that guests don't find included. */
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
