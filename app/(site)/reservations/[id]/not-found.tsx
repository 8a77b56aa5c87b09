import { CalendarX2 } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";

export default async function ReservationNotFound() {
  return (
    <NotThere
      icon={CalendarX2}
      title="There is no such reservation"
      text="The address may have been cut short when it was copied. Open the whole link again."
      restaurants={await advertisedRestaurants()}
    />
  );
}
