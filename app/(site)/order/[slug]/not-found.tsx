import { UtensilsCrossed } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";
import { pageTranslate } from "../../../page-translation";

export default async function RestaurantNotFound() {
  const t = await pageTranslate("home");
  return (
    <NotThere
      icon={UtensilsCrossed}
      title={t("There is no such restaurant")}
      text={t("It may have closed, or its address may have changed.")}
      restaurants={await advertisedRestaurants()}
    />
  );
}
