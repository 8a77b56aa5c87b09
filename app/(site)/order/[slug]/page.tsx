import "@/components/ordering/restaurants/baobab-kitchen.css";
import "@/components/ordering/restaurants/plain-table.css";
import "@/components/ordering/restaurants/trattoria-lina.css";
import { OrderingPage, type OrderingVisit } from "../../ordering";

type Visit = OrderingVisit & { params: Promise<{ slug: string }> };

export default async function Page({ params, searchParams }: Visit) {
  return <OrderingPage path={`/order/${(await params).slug}`} searchParams={searchParams} />;
}
