import { Skeleton } from "@/components/ui/skeleton";

export function RedirectsSkeleton() {
  return (
    <div role="status" className="grid items-start gap-6 xl:grid-cols-2">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-84 rounded-card" />
      <Skeleton className="h-84 rounded-card" />
    </div>
  );
}
