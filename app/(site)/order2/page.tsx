import "@/components/ordering/restaurants/trattoria-lina.css";
import { OrderingPage, type OrderingVisit } from "../ordering";

export default function Page({ searchParams }: OrderingVisit) {
  return <OrderingPage menu="order2" searchParams={searchParams} />;
}
