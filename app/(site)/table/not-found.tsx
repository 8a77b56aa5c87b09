import { QrCode } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";

export default async function TableNotFound() {
  return (
    <NotThere
      icon={QrCode}
      title="This code is not valid any more"
      text="Scan the code that is on your table now, or ask the staff. You can read the menu meanwhile."
      restaurants={await advertisedRestaurants()}
    />
  );
}
