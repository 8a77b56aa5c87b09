import { OrderingPage, type OrderingVisit } from "../ordering";

export default function Page({ searchParams }: OrderingVisit) {
  return <OrderingPage menu="order1" searchParams={searchParams} />;
}
