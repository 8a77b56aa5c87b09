import { z } from "zod";

/** A restaurant's id as API parameter. */
export const restaurantId = z.string({ error: "Unknown menu" }).regex(/^[\w-]{1,64}$/, "Unknown menu");

/** `/api/ordering/menus/{menu}`. */
export const menuParams = z.object({ menu: restaurantId });
