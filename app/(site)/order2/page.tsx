import "@/components/ordering/restaurants/trattoria-lina.css";
import { OrderingPage, type OrderingVisit } from "../ordering";

export default function Page({ searchParams }: OrderingVisit) {
  return <OrderingPage path="/order2" searchParams={searchParams} />;
}
