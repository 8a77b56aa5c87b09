import "@/components/storefront/themes/baobab-kitchen.css";
import "@/components/storefront/themes/plain-table.css";
import "@/components/storefront/themes/trattoria-lina.css";
import { OrderingPage, type OrderingVisit } from "../../ordering";

type Visit = OrderingVisit & { params: Promise<{ slug: string }> };

export default async function Page({ params, searchParams }: Visit) {
  return <OrderingPage path={`/order/${(await params).slug}`} searchParams={searchParams} />;
}
