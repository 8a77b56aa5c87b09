import { implement } from "@/lib/api/implement";
import { requireLanguage } from "@/lib/business-profile/language.server";
import { restaurantIn } from "@/lib/languages/shown.server";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { hoursOf } from "@/lib/restaurants/hours/known.server";
import { getShownMenu } from "@/lib/restaurants/stock/availability.server";
import { restaurantTranslate } from "../../../../page-translation";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /ordering/menus/{id}": async ({ params, query, headers }) => {
    const language = await requireLanguage(query.language);
    const [menu, hours] = await Promise.all([
      getShownMenu(params.id, { translate: (restaurant) => restaurantIn(restaurant, language) }),
      restaurantTranslate(params.id, language).then((t) => hoursOf(params.id, { t })),
    ]);
    // Open pages poll every half a minute: while nothing has changed, the page cache answers 304.
    headers.set("Cache-Control", "no-cache");
    return { ...menu, ...(hours && { hours }) };
  },
});
