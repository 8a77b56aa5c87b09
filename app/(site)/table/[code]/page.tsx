import { tablePath } from "@/lib/tables/paths";
import { takeSeat } from "@/lib/tables/seat.server";
import { requireConfigured } from "../../../guard";
import { tablePage } from "../table-page";

export { tableMetadata as generateMetadata } from "../table-page";

/** The page of a scanned code. */
export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  await requireConfigured(tablePath(code));
  return tablePage(code, (own) => takeSeat(code, own));
}
