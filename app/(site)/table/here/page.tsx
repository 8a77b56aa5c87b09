import { OWN_TABLE } from "@/lib/tables/paths";
import { requireSeat } from "@/lib/tables/seat.server";
import { requireConfigured } from "../../../guard";
import { tableMetadata, tablePage } from "../table-page";

export const metadata = tableMetadata;

/** The table whose code this phone has scanned. */
export default async function Page() {
  await requireConfigured(OWN_TABLE);
  return tablePage(null, requireSeat);
}
