import { OrderingPage, type OrderingVisit, orderingMetadata } from "../ordering";

export const metadata = orderingMetadata("order1");

export default function Page({ searchParams }: OrderingVisit) {
  return <OrderingPage menu="order1" searchParams={searchParams} />;
}
