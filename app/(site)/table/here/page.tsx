import { OWN_TABLE } from "@/lib/tables/paths";
import { requireSeat } from "@/lib/tables/seat.server";
import { requireConfigured } from "../../../guard";
import { tablePage } from "../table-page";

export { tableMetadata as generateMetadata } from "../table-page";

/** The table whose code this phone has scanned. */
export default async function Page() {
  await requireConfigured(OWN_TABLE);
  return tablePage(null, requireSeat);
}
