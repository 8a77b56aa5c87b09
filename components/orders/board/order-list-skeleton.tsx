import { Skeleton } from "@/components/ui/skeleton";

export function OrderListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading orders...</span>
      <div aria-hidden="true" className="grid gap-3">
        {["a", "b", "c"].map((row) => (
          <Skeleton key={row} className="h-32 rounded-card lg:h-28" />
        ))}
      </div>
    </div>
  );
}
