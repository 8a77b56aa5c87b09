import { Receipt } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";
import { pageTranslate } from "../../../page-translation";

export default async function OrderNotFound() {
  const t = await pageTranslate("orders");
  return (
    <NotThere
      icon={Receipt}
      title={t("There is no such order")}
      text={t(
        "The address may have been cut short when it was copied. Open the whole link again, or place a new order.",
      )}
      restaurants={await advertisedRestaurants()}
    />
  );
}
