import "@/components/storefront/themes/trattoria-lina.css";
import { OrderingPage, type OrderingVisit } from "../ordering";

export default function Page({ searchParams }: OrderingVisit) {
  return <OrderingPage path="/order2" searchParams={searchParams} />;
}
