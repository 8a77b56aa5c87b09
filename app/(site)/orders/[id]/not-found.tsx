import { Receipt } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";

export default async function OrderNotFound() {
  return (
    <NotThere
      icon={Receipt}
      title="There is no such order"
      text="The address may have been cut short when it was copied. Open the whole link again, or place a new order."
      restaurants={await advertisedRestaurants()}
    />
  );
}
