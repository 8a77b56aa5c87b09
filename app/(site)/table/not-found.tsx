import { QrCode } from "lucide-react";
import { NotThere } from "@/components/storefront/not-there";
import { advertisedRestaurants } from "@/lib/restaurants/published/server";
import { pageTranslate } from "../../page-translation";

export default async function TableNotFound() {
  const t = await pageTranslate("table");
  return (
    <NotThere
      icon={QrCode}
      title={t("This code is not valid any more")}
      text={t("Scan the code that is on your table now, or ask the staff. You can read the menu meanwhile.")}
      restaurants={await advertisedRestaurants()}
    />
  );
}
