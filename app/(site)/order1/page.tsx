import "@/components/storefront/themes/baobab-kitchen.css";
import { OrderingPage, type OrderingVisit } from "../ordering";

export default function Page({ searchParams }: OrderingVisit) {
  return <OrderingPage path="/order1" searchParams={searchParams} />;
}
