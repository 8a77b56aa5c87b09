import { OrderingPage, type OrderingVisit, orderingMetadata } from "../ordering";

export const metadata = orderingMetadata("order2");

export default function Page({ searchParams }: OrderingVisit) {
  return <OrderingPage menu="order2" searchParams={searchParams} />;
}
