import { UtensilsCrossed } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";

export default async function RestaurantNotFound() {
  return (
    <NotThere
      icon={UtensilsCrossed}
      title="There is no such restaurant"
      text="It may have closed, or its address may have changed."
      restaurants={await advertisedRestaurants()}
    />
  );
}
