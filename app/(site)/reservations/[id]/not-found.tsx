import { CalendarX2 } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";
import { pageTranslate } from "../../../page-translation";

export default async function ReservationNotFound() {
  const t = await pageTranslate("reservations");
  return (
    <NotThere
      icon={CalendarX2}
      title={t("There is no such reservation")}
      text={t("The address may have been cut short when it was copied. Open the whole link again.")}
      restaurants={await advertisedRestaurants()}
    />
  );
}
